import RecipeModel

/// The recipe that a page shows without marking it: lists below headings such as "Ingredients" and "Method", or in elements
/// whose classes say so.
///
/// Only a list of ingredients that directions follow counts, so that a page about something else stays one. Of several
/// the one with the most ingredients is taken: above the recipe many pages talk about it under the same headings.
struct VisibleRecipe {
  /// The parts that are looked for: a whole recipe, or the part that the data of a page lacks.
  enum Wanted { case both, ingredients, directions }

  private let parts: [VisibleSection]
  let servings: String

  var ingredients: [String] { lines(.ingredients) }
  var directions: [String] { lines(.directions) }
  /// Lines below the heading of the ingredients that were not taken for ingredients, and other lists of ingredients by the
  /// line that they begin with.
  let leftOut: [String]

  /// - Parameter page: The page in UTF-8.
  /// - Complexity: O(*n*) for *n* bytes.
  init?(in page: [UInt8], wanted: Wanted = .both) {
    self.init(Self.sections(in: page), wanted: wanted)
  }

  /// Reads a recipe whose ingredients or steps no heading names: a list of measured things, with sentences after it.
  init?(unnamedIn page: [UInt8]) {
    let sections = VisibleSections(in: page, readsUnnamed: true).sections.filter { !$0.lines.isEmpty }
    let lists = sections.filter { $0.part == .directions || $0.isMeasured }
    let isOfCook = lists.contains { section in
      let fewestWords = 12
      return section.part == .directions
        && section.lines.reduce(0) { $0 + $1.split(separator: " ").count } >= fewestWords
    }
    guard isOfCook else { return nil }
    self.init(lists, wanted: .both)
  }

  /// Returns the parts that a page shows, in its order.
  static func sections(in page: [UInt8]) -> [VisibleSection] {
    VisibleSection.joined(VisibleSections(in: page).sections.filter { !$0.lines.isEmpty })
  }

  init?(_ sections: [VisibleSection], wanted: Wanted) {
    let parts =
      switch wanted {
      case .both: Self.pair(sections)
      case .ingredients: Self.longest(.ingredients, of: sections, atLeast: 2).map { [$0] }
      case .directions: Self.longest(.directions, of: sections, atLeast: 1).map { [$0] }
      }
    guard let parts else { return nil }
    self.parts = parts
    let list = parts.first { $0.part == .ingredients }
    let others = list == nil ? [] : sections.filter { $0.isOtherList(than: list?.lines ?? []) }.map { $0.lines[0] }
    leftOut = (list?.prose ?? []) + others
    servings = parts.lazy.map(\.servings).first { !$0.isEmpty } ?? ""
  }

  private func lines(_ part: PlainTextHeading.Part) -> [String] {
    parts.first { $0.part == part }?.lines.map(PageText.withoutListMark).filter(PageText.isOfRecipe) ?? []
  }

  /// Returns the ingredients with the most lines and the directions after them; named elements may be the other way
  /// around.
  private static func pair(_ sections: [VisibleSection]) -> [VisibleSection]? {
    bestPair(sections) ?? bestPair(sections.filter(\.isNamed).reversed())
  }

  private static func bestPair(_ sections: [VisibleSection]) -> [VisibleSection]? {
    var best: (parts: [VisibleSection], rank: [Int])?
    var ingredients: VisibleSection?
    for section in sections {
      switch section.part {
      case .ingredients: if section.lines.count > 1 { ingredients = section }
      case .directions:
        guard let list = ingredients else { continue }
        // A heading of its own counts more than one of more words; then the longer list.
        let rank = [min(list.rank, section.rank, 1), list.lines.count, list.rank + section.rank]
        if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = ([list, section], rank) }
        ingredients = nil
      case .notes: break
      }
    }
    return best?.parts
  }

  /// Returns the section of a part that has the most lines.
  private static func longest(
    _ part: PlainTextHeading.Part, of sections: [VisibleSection], atLeast count: Int
  ) -> VisibleSection? {
    sections.filter { $0.part == part && $0.rank > 0 && $0.lines.count >= count }.max {
      $0.lines.count < $1.lines.count
    }
  }
}
