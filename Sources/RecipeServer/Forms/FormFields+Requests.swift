extension FormFields {
  /// A field that must be there.
  ///
  /// - Throws: `Refusal` with 400.
  func text(_ name: String) throws(Refusal) -> String {
    guard let text = self[name] else { throw Refusal(400, "\(name) is missing", field: name) }
    return text
  }
}
