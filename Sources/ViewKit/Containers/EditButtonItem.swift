import Foundation

/// "Edit" until its controller is editing, then "Done".
final class EditButtonItem: UIBarButtonItem {
  func showEditing(_ isEditing: Bool) {
    title = (isEditing ? SystemItem.done : .edit).title
    style = isEditing ? .done : .plain
  }

  deinit {}
}

extension UIViewController {
  func makeEditItem() -> UIBarButtonItem {
    if let editItem { return editItem }
    let item = EditButtonItem()
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    item.showEditing(isEditing)
    editItem = item
    return item
  }
}
