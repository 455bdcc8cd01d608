import RecipeStore

/// What the fields of several forms have in common.
extension FormFields {
  /// A field that must be there.
  ///
  /// - Throws: `Refusal` with 400, as all of these.
  func text(_ name: String) throws(Refusal) -> String { try texts(name)[0] }

  /// A field that must be there once or more.
  func texts(_ name: String) throws(Refusal) -> [String] {
    let texts = all(name)
    if texts.isEmpty { throw Refusal(400, "\(name) is missing", field: name) }
    return texts
  }

  /// `before` or `after` a neighbor, or `to` an end.
  func destination() throws(Refusal) -> Destination<String> {
    switch (self["before"], self["after"], self["to"]) {
    case (let text?, nil, nil): .before(text)
    case (nil, let text?, nil): .after(text)
    case (nil, nil, "top"?): .top
    case (nil, nil, "bottom"?): .bottom
    default: throw Refusal(400, "use one of before, after, and to, which is top or bottom", field: "to")
    }
  }
}
