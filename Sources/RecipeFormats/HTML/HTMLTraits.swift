/// The traits of an element, by its name.
struct HTMLTraits: OptionSet {
  let rawValue: UInt16

  /// It has no content and no end tag.
  static let void = HTMLTraits(rawValue: 1)
  /// A new line begins before and after it.
  static let block = HTMLTraits(rawValue: 2)
  /// Its content is not markup: it ends at its own end tag and nowhere else.
  static let rawText = HTMLTraits(rawValue: 4)
  /// Another one ends it, where its end tag was left out.
  static let endsBeforeNext = HTMLTraits(rawValue: 8)
  /// It is a heading.
  static let heading = HTMLTraits(rawValue: 16)
  /// Its content is about the site or for a machine, not the text of the page.
  static let apart = HTMLTraits(rawValue: 32)
  /// It may say something about the page as a whole.
  static let ofPage = HTMLTraits(rawValue: 64)
  /// Its content is about the site, unless the whole page or a part of the recipe is in it.
  static let mayBeApart = HTMLTraits(rawValue: 128)
  /// It holds other blocks, and its end tag is rarely left out.
  static let container = HTMLTraits(rawValue: 256)
  /// It is a cell of a table.
  static let cell = HTMLTraits(rawValue: 512)
  /// Its content is bold or otherwise set off.
  static let bold = HTMLTraits(rawValue: 1024)
  /// It is a list.
  static let list = HTMLTraits(rawValue: 2048)
  /// It is a term of a list of definitions, or its definition.
  static let definition = HTMLTraits(rawValue: 4096)
  /// It is set above or below the line, next to what it belongs to.
  static let index = HTMLTraits(rawValue: 8192)
}

extension HTMLTraits {
  init(of name: HTMLName) {
    self = Self.known.traits(of: name)
  }

  private static let known = Table([
    (void, "area base br col embed hr img input link meta param source track wbr"),
    (
      block,
      """
      address article aside blockquote br caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 \
      h3 h4 h5 h6 header hgroup hr legend li main menu nav ol option p pre section summary table tbody td tfoot th thead \
      title tr ul
      """
    ),
    (rawText, "script style title textarea xmp iframe noembed noframes"),
    (endsBeforeNext, "li dt dd tr td th option"),
    (heading, "h1 h2 h3 h4 h5 h6"),
    (apart, "nav footer button select svg noscript template dialog"),
    (mayBeApart, "aside form figcaption"),
    (
      container,
      """
      article aside blockquote center details div dl fieldset figure form header li main menu ol section table td th ul
      """
    ),
    (cell, "td th"), (list, "ol ul menu"), (definition, "dt dd"), (index, "sub sup"),
    (bold, "b strong em i u mark big"),
    (ofPage, "script title link meta img"),
  ])

  /// Names in slots that they are found in without a search, since looking names up is much of the work on a page.
  private struct Table {
    private static let bits: UInt64 = 9
    private var slots: [(name: HTMLName, traits: HTMLTraits)?] = Array(repeating: nil, count: 1 << Int(bits))

    init(_ names: [(trait: HTMLTraits, names: String)]) {
      for (trait, names) in names {
        for name in names.split(separator: " ") { add(trait, to: HTMLName(name)) }
      }
    }

    private mutating func add(_ trait: HTMLTraits, to name: HTMLName) {
      let place = place(of: name)
      slots[place] = (name, (slots[place]?.traits ?? []).union(trait))
    }

    func traits(of name: HTMLName) -> HTMLTraits { slots[place(of: name)]?.traits ?? [] }

    /// Returns the slot that a name has or would have: the first of its own that no other name took.
    private func place(of name: HTMLName) -> Int {
      var place = name.slot(of: Self.bits)
      while let taken = slots[place], taken.name != name { place = (place + 1) & (slots.count - 1) }
      return place
    }
  }
}
