public import Foundation

// Core Foundation's names, where programs write them beside Core Graphics and Core Animation.

/// `[red.cgColor, blue.cgColor] as CFArray`, as gradients are made with, is the array itself.
public typealias CFArray = [CGColor]

/// For key-value coding: `CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)`.
public nonisolated var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
public nonisolated var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }
