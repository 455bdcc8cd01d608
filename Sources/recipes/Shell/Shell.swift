import Glibc
import RecipeModel
import RecipeStore
import RecipeViewModels

/// Commands line after line, over one open store whose view models follow every change.
///
/// A list stays open. What a line changes in it is printed as the difference that was applied; a change that the list
/// does not show is reported in the command's own words.
final class Shell {
  let session: Session
  let store: RecipeStore
  let list: RecipeListViewModel
  let listChanges: RecipeListViewModel.Changes
  let sidebar: SidebarViewModel
  let detail: RecipeDetailViewModel
  let settings: Settings
  let followers: StoreFollowers

  /// What is open instead of a list of recipes, which is the whole library then; nil where that is open.
  var kitchenList: (any KitchenList)?

  /// `true` if lines are typed on a terminal, whose size may change.
  private var isAtPrompt = false

  /// The selected recipe as it was last printed.
  var shownDetail: Recipe?

  /// The recipes that the present line has moved by name.
  var movedByLine: Set<Recipe.ID> = []

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
    (session.library.openedStore, session.printer.isStreaming) = (store, true)
    defer {
      (session.library.openedStore, session.printer.isStreaming) = (nil, false)
      session.shell = nil
    }
    let reader = makeReader()
    if case .prompt = reader { isAtPrompt = true }
    session.shell = ShellState(list: list, isScript: !reader.isInteractive)
    if !reader.isInteractive { return try runScript(reader) }
    try greet()
    try Interruption.noting { try runPrompt(reader) }
  }

  /// Between lines a signal ends the script at once.
  private func runScript(_ reader: LineReader) throws {
    var number = 0
    while let line = try next(reader) {
      number += 1
      do {
        guard try run(line) else { return }
      } catch {
        var failure = CommandError(describing: error, hasSaved: session.library.hasSaved)
        failure.message = "line \(number): \(failure.message)"
        throw failure
      }
      session.library.hasSaved = false
      Interruption.stopDeferring()
      if let status = Interruption.requested { throw CommandError("interrupted", status) }
    }
  }

  /// A mistake, and Ctrl-C during a line, give a person the prompt back.
  private func runPrompt(_ reader: LineReader) throws {
    while let line = try next(reader) {
      do {
        guard try run(line) else { return }
      } catch {
        try? session.world.output.flush()
        let failure = CommandError(describing: error, hasSaved: session.library.hasSaved)
        // The terminal has shown ^C.
        if failure.status == .interrupted, !failure.isCancellation { session.tell("") }
        session.tell(failure)
      }
      session.library.hasSaved = false
      if Interruption.requested == .interrupted { Interruption.forget() }
    }
    if let status = Interruption.requested { throw CommandError("interrupted", status) }
  }

  /// Prints what others have changed, then returns the next line.
  ///
  /// A person whose database is busy is told so, and what others have changed is printed before a later line.
  private func next(_ reader: LineReader) throws -> String? {
    do {
      if try followers.catchUp() { try printChangesOfOthers() }
    } catch RecipeStoreError.busy where reader.isInteractive {
      session.tell(CommandError(RecipeStoreError.busy))
    }
    try session.world.output.flush()
    let line = try reader.next(after: prompt)
    // Ctrl-D leaves the cursor after the prompt.
    if line == nil, reader.isInteractive { session.tell("") }
    // Meanwhile the file may have been moved or deleted.
    try store.checkIsInPlace()
    return line
  }

  /// Runs one line and prints what it changed; returns whether another may follow.
  private func run(_ line: String) throws -> Bool {
    var words = try ShellWords.split(line)
    // As it stands in the manual.
    if words.first == "recipes", words.count > 1 { words.removeFirst() }
    guard let command = words.first else { return true }
    if isAtPrompt { session.measureScreen() }
    session.apply(settings)
    session.printer.selection = list.selection
    let value = words.dropFirst().joined(separator: " ")
    switch command {
    case "exit", "quit": return false
    case "open": try open(Array(words.dropFirst()))
    case "select": try session.answering { try select(Array(words.dropFirst())) }
    case "expand": try expand(value)
    case "collapse": try collapse(value)
    case "scale": try scale(value)
    case "shell": throw CommandError("this is the shell", .usage)
    case "help": try help(words)
    default: try runCommand(words)
    }
    try session.world.output.flush()
    return true
  }

  func runCommand(_ words: [String]) throws {
    if words.contains(where: { $0.hasPrefix("--database") }) {
      throw CommandError("the shell keeps its database; leave out --database", .usage)
    }
    movedByLine = []
    try session.printer.holdingReports {
      try Program.runCommand(settings.words + withSelected(words), in: session)
    } unless: {
      try printChanges()
    }
  }
}

// MARK: - The prompt

extension Shell {
  private func makeReader() -> LineReader {
    let input = session.world.input
    guard session.canAsk else { return .lines(input, isInteractive: false) }
    guard let editor = session.makeLineEditor() else { return .lines(input, isInteractive: true) }
    editor.complete = { [session] in ShellCompletion(of: $0, in: session).completion(isRepeated: $1) }
    var history = LineHistory(in: session.world.environment)
    history.lines.forEach(editor.remember)
    editor.whenTyped = { if history.add($0) { editor.remember($0) } }
    editor.whileWaiting = { [unowned self, unowned editor] in look(above: editor) }
    return .prompt(editor)
  }

  private func greet() throws {
    let count = try store.count(of: .all)
    let greeting: StyledText = """
      \(StyledText.count(count, "recipe", "recipes")). "help" lists the commands; "exit" or Ctrl-D leaves.
      """
    for line in greeting.wrapped(to: session.printer.screen.width) { session.tell(line) }
  }

  /// `recipes:Soups [12]>`: the open list, but for the library, and the selected recipe.
  private var prompt: StyledText {
    let names = [list.query.favoritesOnly ? "Favorites" : "", list.query.recentsOnly ? "Recents" : ""]
    let opened = kitchenList.map { [$0.name] } ?? list.query.collections + names
    let name = opened.first { !$0.isEmpty }.map { ":\($0)" } ?? ""
    let selected = list.selection.map { id in
      " [\(id)\(session.shell?.scales[id].map { " ×\($0)" } ?? "")]"
    }
    return "\("recipes\(name)\(selected ?? "")>", .number)"
  }

  /// While no key is pressed, prints what others change above the line that is being typed.
  ///
  /// What fails is tried again later, and reported before the next line at the latest.
  private func look(above editor: LineEditor) {
    guard (try? followers.catchUp()) == true else { return }
    editor.printAbove {
      try? printChangesOfOthers()
      try? session.world.output.flush()
    }
  }
}

extension Shell: StoreFollower {
  func follow(_ change: RecipeChange) {
    movedByLine.formUnion(change.moved)
  }

  func catchUp(with change: RecipeChange) {}

  func refresh() {}
}
