/// A way to mark parts of a page as items with properties.
protocol MarkupVocabulary {
  func mark(of tag: HTMLTag) -> MarkupMark

  /// Returns the value that an element's attributes give to a property; `nil` if its text is the value.
  func value(of tag: HTMLTag, for property: String) -> String?
}

/// What the attributes of an element make of it.
struct MarkupMark {
  /// The type of the item that it is; `nil` if it is none.
  var itemType: String?
  /// What it is to the item around it, by the names of schema.org.
  var properties: [String] = []
  /// The value that it gives to the property around it.
  var valueForParent: String?
}
