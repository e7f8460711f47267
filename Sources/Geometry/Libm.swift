// The one file of this room that imports the C library. Every transcendental function of the lower
// rooms comes through here.

import Glibc

public func sine(_ x: Double) -> Double { sin(x) }
public func cosine(_ x: Double) -> Double { cos(x) }
public func tangent(_ x: Double) -> Double { tan(x) }
public func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
public func arcSine(_ x: Double) -> Double { asin(max(-1, min(1, x))) }
public func arcCosine(_ x: Double) -> Double { acos(max(-1, min(1, x))) }
public func hyperbolicSine(_ x: Double) -> Double { sinh(x) }
public func hyperbolicCosine(_ x: Double) -> Double { cosh(x) }
public func hyperbolicTangent(_ x: Double) -> Double { tanh(x) }
public func exponential(_ x: Double) -> Double { exp(x) }
public func logarithm(_ x: Double) -> Double { log(x) }
public func logarithm2(_ x: Double) -> Double { log2(x) }
public func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }
public func inverseHyperbolicSine(_ x: Double) -> Double { asinh(x) }
