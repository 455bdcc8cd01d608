/// What an element's name tells about it.
struct HTMLTraits: OptionSet {
  let rawValue: UInt8

  /// It has no content and no end tag.
  static let void = HTMLTraits(rawValue: 1)
  /// A new line begins before and after it.
  static let block = HTMLTraits(rawValue: 2)
  /// Its content is no markup: it ends at its own end tag and nowhere else.
  static let rawText = HTMLTraits(rawValue: 4)
  /// Another one ends it, where its end tag was left out.
  static let endsBeforeNext = HTMLTraits(rawValue: 8)
}

extension HTMLTraits {
  /// - Parameter name: A name in lower case.
  init(of name: String) {
    self = Self.known[name] ?? []
  }

  /// In one table, since looking a name up is most of the work on a tag.
  private static let known = Dictionary(
    [
      (void, "area base br col embed hr img input link meta param source track wbr"),
      (
        block,
        """
        address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li \
        main nav ol option p pre section table tbody td tfoot th thead title tr ul
        """
      ),
      (rawText, "script style title textarea xmp iframe noembed noframes"),
      (endsBeforeNext, "li dt dd tr td th option"),
    ].flatMap { trait, names in names.split(separator: " ").map { (String($0), trait) } }
  ) { $0.union($1) }
}
