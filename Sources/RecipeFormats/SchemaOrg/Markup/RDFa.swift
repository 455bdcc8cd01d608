/// RDFa Lite: `typeof`, `property`.
///
/// - Source: RDFa Lite 1.1, a recommendation of the W3C. Prefixes such as `schema:` go with the names, and what gives a
///   value is what gives it in microdata.
struct RDFa: MarkupVocabulary {
  func mark(of tag: HTMLTag) -> MarkupMark {
    var mark = MarkupMark()
    if let types = tag["typeof"] {
      let names = HTMLTag.words(of: types)
      mark.itemType = names.first { $0.lowercased().hasSuffix("recipe") } ?? names.first ?? ""
    }
    if let names = tag["property"] { mark.properties = HTMLTag.words(of: names).map(Self.plainName) }
    return mark
  }

  func value(of tag: HTMLTag, for property: String) -> String? { Microdata().value(of: tag, for: property) }

  private static func plainName(_ name: String) -> String {
    name.utf8.split { ":/#".utf8.contains($0) }.last.map { String(Substring($0)) } ?? ""
  }
}
