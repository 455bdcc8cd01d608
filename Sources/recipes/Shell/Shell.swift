import RecipeModel
import RecipeStore
import RecipeViewModels

/// Commands line after line, over one open store whose view models follow every change.
///
/// A list stays open. What a line changes in it is printed as the difference that was applied; a change that the list
/// does not show is reported in the command's own words.
final class Shell {
  private let session: Session
  private let store: RecipeStore
  private let followers: StoreFollowers
  private let list: RecipeListViewModel
  private let listChanges: RecipeListViewModel.Changes
  private let sidebar: SidebarViewModel
  private let detail: RecipeDetailViewModel
  private let settings: Settings

  /// The selected recipe as it was last printed.
  private var shownDetail: Recipe?

  /// The recipes that the present line has moved by name.
  private var movedByLine: Set<Recipe.ID> = []

  /// Opens the whole library.
  init(in session: Session) throws {
    self.session = session
    settings = session.settings
    store = try session.library.open(.staying)
    followers = try StoreFollowers(of: store)
    list = RecipeListViewModel(of: store)
    try list.show(.all)
    listChanges = list.recordChanges()
    sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    detail = RecipeDetailViewModel(of: store)
    followers.add(list)
    followers.add(sidebar)
    followers.add(detail)
    followers.add(self)
  }

  /// Runs line after line until the lines end or a line says `exit`.
  ///
  /// - Throws: In a script the failure of the first line that fails, with its number.
  func run() throws {
    let reader = lineReader
    (session.library.openedStore, session.printer.isStreaming) = (store, true)
    session.shell = ShellState(list: list, isScript: !reader.isInteractive)
    defer {
      (session.library.openedStore, session.printer.isStreaming) = (nil, false)
      session.shell = nil
    }
    var number = 0
    while let line = try next(reader) {
      number += 1
      do {
        guard try run(line) else { return }
      } catch {
        var failure = CommandError(describing: error, hasSaved: session.library.hasSaved)
        if reader.isInteractive {
          session.tell(failure)
        } else {
          failure.message = "line \(number): \(failure.message)"
          throw failure
        }
      }
      session.library.hasSaved = false
      try settleInterruption(isInteractive: reader.isInteractive)
    }
  }

  /// Between lines a signal ends the shell at once; one that came during a line gives a person the prompt back.
  private func settleInterruption(isInteractive: Bool) throws(CommandError) {
    Interruption.stopDeferring()
    guard let status = Interruption.requested else { return }
    guard isInteractive, status == .interrupted else { throw CommandError("interrupted", status) }
    Interruption.forget()
  }

  /// Prints what others have changed, then returns the next line.
  ///
  /// A person whose database is busy is told so, and what others have changed is printed before a later line.
  private func next(_ reader: LineReader) throws -> String? {
    do {
      if try followers.catchUp() {
        try printChanges()
        try printDetailChanges()
      }
    } catch RecipeStoreError.busy where reader.isInteractive {
      session.tell(CommandError(RecipeStoreError.busy))
    }
    try session.world.output.flush()
    let line = try reader.next()
    // Ctrl-D leaves the cursor after the prompt.
    if line == nil, reader.isInteractive { session.tell("") }
    // Meanwhile the file may have been moved or deleted.
    try store.checkIsInPlace()
    return line
  }

  /// Runs one line and prints what it changed; returns whether another may follow.
  private func run(_ line: String) throws -> Bool {
    let words = try ShellWords.split(line)
    guard let command = words.first else { return true }
    session.apply(settings)
    session.printer.selection = list.selection
    switch command {
    case "exit", "quit": return false
    case "open": try open(words.dropFirst().joined(separator: " "))
    case "select": try session.answering { try select(Array(words.dropFirst())) }
    case "expand": try sidebar(words) { try sidebar.expand($0) }
    case "collapse": try sidebar(words) { sidebar.collapse($0) }
    case "shell": throw CommandError("this is the shell", .usage)
    case "help": try help(words)
    default: try runCommand(words)
    }
    try session.world.output.flush()
    return true
  }

  private var lineReader: LineReader {
    let input = session.world.input
    if !session.canAsk { return .lines(of: input) }
    return input.isStandardInput ? .prompt("recipes> ") : .lines(of: input, isInteractive: true)
  }

  private func runCommand(_ words: [String]) throws {
    if words.contains(where: { $0.hasPrefix("--database") }) {
      throw CommandError("the shell keeps its database; leave out --database", .usage)
    }
    movedByLine = []
    try session.printer.holdingReports {
      try Program.runCommand(settings.words + words, in: session)
    } unless: {
      try printChanges()
    }
    try printDetailChanges()
  }
}

extension Shell {
  private func open(_ name: String) throws {
    guard !name.isEmpty else {
      throw CommandError("which list? use all, favorites, recents, or the name of a collection", .usage)
    }
    if let known = LibraryList(rawValue: CollectionName.key(name)) {
      try list.show(known.query)
    } else {
      try list.show(.collection(store.collection(named: name).name))
    }
    try printList()
  }

  private func printList() throws {
    session.printer.selection = list.selection
    let rows = try list.allRows()
    listChanges.notePrinted(rows.map { ($0.id, $0) })
    if settings.isJSON { return try session.printer.printJSON(of: store) { list.identifiers } }
    try session.printer.print(rows: rows)
  }

  private func help(_ words: [String]) throws {
    if words.count == 2, let line = ShellHelp.line(words[1]) { return try session.print(line) }
    try runCommand(words)
    if words.count == 1 { for line in ShellHelp.lines { try session.print(line) } }
  }

  /// Selects a recipe and prints it, as the detail of the list.
  private func select(_ words: [String]) throws {
    guard !words.isEmpty else { throw CommandError("which recipe? give a number or words of a title", .usage) }
    let id = try session.recipe(named: words, in: store)
    list.select(id)
    try detail.show(id)
    guard let recipe = detail.recipe else { return }
    shownDetail = recipe
    if settings.isJSON { return try session.printer.printJSON([recipe]) }
    for line in detailLines(of: recipe) { try session.print(line) }
  }

  /// Prints the lines of the selected recipe that have changed since they were last printed, on a terminal.
  private func printDetailChanges() throws {
    guard let recipe = detail.recipe, let old = shownDetail, recipe != old else { return }
    shownDetail = recipe
    guard let width = session.printer.width, !settings.isJSON else { return }
    let texts = [old, recipe].map { detailLines(of: $0).map(\.plain).joined(separator: "\n") }
    for line in TextDifference(from: texts[0], to: texts[1]).lines(fitting: width) { try session.print(line) }
  }

  private func detailLines(of recipe: Recipe) -> [StyledText] {
    RecipePage(recipe, of: store, width: session.printer.width).lines
  }

  private func sidebar(_ words: [String], _ change: (SidebarItem) throws -> Bool) throws {
    guard words.count > 1 else {
      throw CommandError("\(words[0]) what? use Collections, or the name of a collection", .usage)
    }
    let item = try SidebarItem(named: words.dropFirst().joined(separator: " "), in: store)
    if item == .header(.library), words[0] == "collapse" { throw CommandError("the library stays expanded", .usage) }
    guard try change(item) else { return }
    session.warnOfForgetting(sidebar)
    let rows = try sidebar.visibleRows()
    try session.printer.print(rows.map { OutlineRow($0) })
  }

  /// Prints what has changed in the list since this was last done; returns whether anything had.
  @discardableResult
  private func printChanges() throws -> Bool {
    let changes = try listChanges.take().map(asStated)
    try session.printer.print(changes: changes)
    return !changes.isEmpty
  }

  /// Where two neighbors have changed places, one move is as short as the other; a person reads the one they made.
  private func asStated(
    _ change: ShownChange<Recipe.ID, RecipeListRow>
  ) throws -> ShownChange<Recipe.ID, RecipeListRow> {
    guard case .moved(let id, _, let from, let to) = change, abs(from - to) == 1, !movedByLine.contains(id),
      let neighbor = try list.cells(at: from - 1..<from).first, movedByLine.contains(neighbor.id)
    else { return change }
    return .moved(neighbor.id, neighbor, from: to, to: from)
  }
}

extension Shell: StoreFollower {
  func follow(_ change: RecipeChange) {
    movedByLine.formUnion(change.moved)
  }

  func refresh() {}
}
