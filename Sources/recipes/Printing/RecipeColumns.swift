import RecipeModel
import RecipeStore

/// The widths of the columns of a list of recipes on a terminal, as far as its rows have been measured, which need not be
/// kept.
///
/// The title keeps the width that most rows need; servings and collections get a column only where that leaves room.
struct RecipeColumns {
  private let width: Int
  private let selection: Recipe.ID?

  private var hasSelected = false
  private var hasFavorite = false
  private var number = 0
  private var title = 0
  private var time = 0
  private var servings = 0
  private var collections = 0

  /// The number of titles of each width, up to the most that is usual, which also counts the wider ones.
  private var titles = Array(repeating: 0, count: mostUsual + 1)

  /// - Parameters:
  ///   - width: Of the page, in cells.
  ///   - selection: The recipe with a mark in a column of its own; nil for none.
  init(fitting width: Int, selection: Recipe.ID?) {
    self.width = width
    self.selection = selection
  }

  mutating func measure(_ row: RecipeListRow) {
    if row.id == selection { hasSelected = true }
    if row.isFavorite { hasFavorite = true }
    number = max(number, row.numberText.width)
    time = max(time, row.timeText(isCompact: isCompact).width)
    servings = max(servings, min(SafeText(line: row.servings).width, Self.mostServings))
    collections = max(collections, SafeText(line: row.collectionsText).width)
    let needed = SafeText(line: row.title).width
    title = max(title, needed)
    titles[min(needed, Self.mostUsual)] += 1
  }

  /// The layout of the rows measured: no wider than the page unless number and the least of the title are.
  ///
  /// A column without content is left out, and from the first one that does not fit all that follow are.
  var layout: RecipeRowLayout {
    var layout = RecipeRowLayout(
      selection: hasSelected ? selection : nil, hasFavorite: hasFavorite, number: number, isCompact: isCompact)
    var room = width - layout.start
    var fits = true
    func admit(_ column: Int, least: Int, after title: Int) -> Bool {
      guard fits, column > 0 else { return false }
      fits = title + RecipeRowLayout.gap + least <= room
      return fits
    }
    if admit(time, least: time, after: min(title, leastTitle)) {
      layout.time = time
      room -= RecipeRowLayout.gap + time
    }
    if admit(servings, least: servings, after: usualTitle) {
      layout.servings = servings
      room -= RecipeRowLayout.gap + servings
    }
    let leastCollections = min(collections, Self.leastCollections)
    if admit(collections, least: leastCollections, after: usualTitle) {
      let shared = room - RecipeRowLayout.gap
      layout.collections = min(collections, shared - min(title, Self.mostUsual, shared - leastCollections))
      room = shared - layout.collections
    }
    layout.title = min(title, max(room, Self.leastCut))
    return layout
  }

  /// What 90 of 100 titles need, within bounds.
  private var usualTitle: Int {
    let count = titles.reduce(0, +)
    var narrower = 0
    let needed = titles.firstIndex { of in
      narrower += of
      return narrower * 10 >= count * 9
    }
    return min(title, max(Self.leastUsual, needed ?? 0))
  }

  /// On a narrow page times are as short as they are typed, and the title may become narrower.
  private var isCompact: Bool { width < 60 }
  private var leastTitle: Int { isCompact ? 16 : 24 }

  private static let leastUsual = 32
  private static let mostUsual = 40
  private static let mostServings = 16
  private static let leastCollections = 20
  /// Below this, lines run over the edge rather than showing a few letters of the title.
  private static let leastCut = 12
}

extension RecipeColumns {
  /// Returns the lines of rows that are in memory.
  static func lines(
    of rows: some Collection<RecipeListRow>, fitting width: Int, selection: Recipe.ID? = nil
  ) -> [StyledText] {
    var columns = RecipeColumns(fitting: width, selection: selection)
    for row in rows { columns.measure(row) }
    let layout = columns.layout
    return rows.map { layout.line(of: $0) }
  }
}

/// Which columns a list of recipes has, and how wide each is: 0 for one that is left out.
struct RecipeRowLayout {
  let selection: Recipe.ID?
  let hasFavorite: Bool
  let number: Int
  let isCompact: Bool
  fileprivate(set) var title = 0
  fileprivate(set) var time = 0
  fileprivate(set) var servings = 0
  fileprivate(set) var collections = 0

  /// The number of cells between two columns.
  static let gap = 2

  /// The cell in which titles begin.
  var start: Int { (selection == nil ? 0 : 2) + (hasFavorite ? 1 + Self.gap : 0) + number + Self.gap }

  /// Returns the line of a row; nothing follows its last filled cell.
  ///
  /// - Parameter words: What is highlighted in the title; nil for nothing.
  func line(of row: RecipeListRow, matching words: SearchWords? = nil) -> StyledText {
    var line: StyledText = ""
    var spaces = 0
    func add(_ text: StyledText, _ width: Int) {
      let taken = text.width
      if taken > 0 {
        line += StyledText(.spaces(spaces)) + text
        spaces = 0
      }
      spaces += width - taken
    }
    if let selection { add(row.id == selection ? "\(sign: ">", .plain)" : "", 2) }
    if hasFavorite { add(row.isFavorite ? "\(sign: "♥", .favorite)" : "", 1 + Self.gap) }
    spaces += number - row.numberText.width
    add(StyledText(row.numberText, .number), row.numberText.width + Self.gap)
    add(titleText(of: row).highlighting(.plain, words), title + Self.gap)
    if time > 0 { add(StyledText(row.timeText(isCompact: isCompact)), time + Self.gap) }
    if servings > 0 { add(StyledText(SafeText(line: row.servings).truncated(to: servings)), servings + Self.gap) }
    if collections > 0 { add(StyledText(.names(row.collections, cutTo: collections), .faint), collections) }
    return line
  }

  /// Returns a line that stands below the title, cut to the page around the first of some words.
  func secondLine(_ text: String, fitting width: Int, matching words: SearchWords?) -> StyledText {
    let text = SafeText(line: text).string
    let cut = SafeText.around(words?.spans(in: text).first, of: text, fitting: max(1, width - start))
    return StyledText(.spaces(start)) + StyledText(cut, .faint).highlighting(.faint, words)
  }

  /// A title in Hebrew or Arabic would draw what follows to its own side.
  private func titleText(of row: RecipeListRow) -> StyledText {
    let text = StyledText(SafeText(line: row.title).truncated(to: max(1, title)))
    return SafeText.hasRightToLeftLetters(row.title) ? text + StyledText(.leftToRightMark) : text
  }
}

extension RecipeListRow {
  fileprivate var numberText: SafeText { SafeText(line: "\(id)") }

  fileprivate var collectionsText: String { collections.joined(separator: ", ") }

  fileprivate func timeText(isCompact: Bool) -> SafeText {
    SafeText(line: isCompact ? CookingTime.compactText(totalTime) : CookingTime.text(totalTime))
  }
}
