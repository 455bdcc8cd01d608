/// A field of a form: its name, what is in it, and what is wrong with that.
struct FormField {
  let name: StaticString
  let label: Markup
  let value: String
  /// Why the value was not taken.
  var fault: String?
  /// The number of lines that it shows; nil for a field of one line.
  var rows: Int?
  var hint: StaticString?
  var isRequired = false
  /// The first fault of a form gets the focus.
  var hasFocus = false
}

extension PagePart {
  /// A label above a field, and its fault below it.
  func field(_ field: FormField) -> Markup {
    let name = Markup(stringLiteral: field.name)
    let fault: Markup =
      field.fault == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"\(name)-fault\""
    let attributes: Markup = """
      class="field\(" t", if: field.isTitle)" id="\(name)" name="\(name)" dir="auto"\(fault)\
      \(" required", if: field.isRequired)\(" autofocus", if: field.hasFocus)\
      \(field.hint.map { " placeholder=\"\(Markup(stringLiteral: $0))\"" })
      """
    // A line feed after the tag is not part of the text (HTML, 13.1.2.5), so that one of the text's own stays.
    let control: Markup =
      field.rows.map { "<textarea \(attributes) rows=\"\($0)\">\n\(exact: field.value)</textarea>" }
      ?? "<input \(attributes) value=\"\(exact: field.value)\">"
    return """
      <div class="asks"><label class="label" for="\(name)">\(field.label)</label>\(control)\
      \(field.fault.map { "<p class=\"fault\" id=\"\(name)-fault\">\($0)</p>" })</div>

      """
  }
}

extension PagePart {
  /// What a form says besides what is typed.
  ///
  /// - Returns: nil for no value.
  func hidden(_ name: StaticString, _ value: String?) -> Markup? {
    value.map { "<input type=\"hidden\" name=\"\(Markup(stringLiteral: name))\" value=\"\(exact: $0)\">" }
  }
}

extension FormField {
  fileprivate var isTitle: Bool { name.description == "title" }
}
