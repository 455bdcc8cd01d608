import Files
import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Backup: Command {
  static let name = "backup"
  static let declaration = Declaration<Self>(
    "Copy the whole library.",
    usage: ["recipes backup [FILE | FOLDER] [--force]"],
    text: """
      The copy is a database with all recipes, collections, orders, and numbers as they are at one moment, even while \
      other programs write. It is verified before it gets its name, so the file is complete or does not exist. \
      Pictures go into a folder next to it. If some are missing, the rest is backed up, their recipes are listed, and \
      the exit code is 78. `restore` restores the library from the copy. Without a FILE the copy is named after the \
      day, in the FOLDER or in the present one.
      """,
    examples: [
      "recipes backup",
      "recipes backup ~/backups/",
      "recipes backup recipes-2026-11-21.sqlite",
      "recipes backup /media/stick/recipes.sqlite --force",
    ],
    parameters: [
      .flag(\.force, "force", "Replace the file if it exists."),
      .word(\.file, "file", .file("file"), "The file to write.", isRequired: false),
    ])

  var force = false
  var file: String?

  func run(in session: Session) throws {
    let file = try BackupName.path(for: file, on: session.library.storeEnvironment().now())
    let summary = try Interruption.deferring {
      let progress = session.progress(of: "pages")
      defer { progress.end() }
      return try session.library.open().backUp(to: file, replacing: force, onProgress: progress.advance)
    }
    session.library.hasSaved = true
    let lacking = summary.missingPictures
    if session.settings.isJSON {
      try session.printer.print(
        json: .object(
          [("file", .string(file)), ("recipes", .integer(summary.recipes))] + JSONValue.members(of: lacking)))
    } else {
      try session.printer.report {
        try session.print("Backed up \(StyledText.count(summary.recipes, "recipe", "recipes")) to \(file)")
      }
    }
    try session.printer.report(
      lacking: lacking, "the backup was made without",
      " that the library has lost; to look for them next to the database: recipes doctor --fix")
  }
}

/// The name of a backup that was not given one.
enum BackupName {
  /// Returns the path itself where it names a file; in a folder, `recipes-2026-11-22.sqlite`, or that with `-2`, `-3` and
  /// so on where it exists.
  ///
  /// - Parameter now: In seconds since 1970.
  static func path(for path: String?, on now: Int) -> String {
    if let path, !path.hasSuffix("/"), FileKind(of: path) != .folder { return path }
    let folder = path.map { $0.hasSuffix("/") ? $0 : "\($0)/" } ?? ""
    return FileName.unused("\(folder)recipes-\(PrintedTime(now).local.prefix(10))", extension: ".sqlite")
  }
}

struct Restore: Command {
  static let name = "restore"
  static let declaration = Declaration<Self>(
    "Restore the library from a backup.",
    usage: ["recipes restore FILE [--yes]"],
    text: """
      Verifies the backup and asks for confirmation. Without a terminal, --yes is required. The present library is \
      saved in a file next to it, which can be restored as well. A restore cannot be undone. A backup of an older \
      version is upgraded; its file is left alone. The history of changes is not restored.
      """,
    examples: [
      "recipes restore recipes-2026-11-21.sqlite",
      "recipes --database new.sqlite restore recipes-2026-11-21.sqlite --yes",
    ],
    parameters: [
      .word(\.file, "file", .file("file"), "The backup.")
    ])

  var file = ""

  func run(in session: Session) throws {
    let location = try session.library.location().forStore
    let environment = try session.library.storeEnvironment()
    let count = try RecipeStore.checkBackup(file, environment: environment)
    try agree(toReplace: location, with: count, in: session)
    let restoration = try Interruption.deferring {
      let progress = session.progress(of: "pages")
      defer { progress.end() }
      return try RecipeStore.restore(file, into: location, environment: environment, onProgress: progress.advance)
    }
    session.library.hasSaved = true
    try report(restoration, in: session)
  }

  private func agree(toReplace location: StoreLocation, with count: Int, in session: Session) throws {
    guard RecipeStore.hasContent(at: location) else { return }
    // What is there may be damaged, which may be why it is replaced.
    let present = try? RecipeStore.checkBackup(location.path, environment: session.library.storeEnvironment())
    try session.agree(
      to: """
        Replace \(phrase(of: present)) in \(session.shown(path: location.path)) with the \
        \(present == nil ? .count(count, "recipe", "recipes") : "\(count)") of this backup? A restore cannot be undone.
        """, otherwise: "Nothing restored.")
  }

  private func phrase(of count: Int?) -> StyledText {
    guard let count else { return "everything" }
    return count == 1 ? "the recipe" : "the \(count) recipes"
  }

  private func report(_ restoration: RestoreSummary, in session: Session) throws {
    if session.settings.isJSON {
      let kept = restoration.backup.map { [("kept", JSONValue.string($0))] } ?? []
      try session.printer.print(
        json: .object(
          [("file", .string(file)), ("recipes", .integer(restoration.recipes))] + kept
            + JSONValue.members(of: restoration.missingPictures)))
    } else {
      try session.printer.report {
        try session.print(
          "Restored \(StyledText.count(restoration.recipes, "recipe", "recipes")) from \(file), without the history"
        )
        try session.world.output.flush()
      }
    }
    if let kept = restoration.backup {
      session.note("The library as it was, with its history, is kept in \(session.shown(path: kept))")
    }
    if !restoration.foreignTables.isEmpty {
      let tables = StyledText.count(restoration.foreignTables.count, "table", "tables")
      session.tell("\(tables) of other programs only there: \(restoration.foreignTables.joined(separator: ", "))")
    }
    try session.printer.report(
      lacking: restoration.missingPictures, "restored without",
      " that neither the backup nor the library has; put the backup's folder of pictures next to it, and restore again")
  }
}

extension Printer {
  /// Names the pictures that are lacking in what was done nevertheless, and ends the command so that a script sees it.
  ///
  /// - Parameters:
  ///   - what: The beginning of a sentence that goes on with how many pictures.
  ///   - advice: Its end.
  /// - Throws: `CommandError` unless there are none.
  fileprivate func report(lacking: [MissingPicture], _ what: StyledText, _ advice: StyledText) throws(CommandError) {
    guard !lacking.isEmpty else { return }
    let mostNamed = 20
    for picture in lacking.prefix(mostNamed) { tell("\(picture.description)") }
    if lacking.count > mostNamed { tell("and \(lacking.count - mostNamed) more") }
    let names = Set(lacking.map(\.name)).count
    throw CommandError("\(what) \(StyledText.count(names, "picture", "pictures"))\(advice)", .badDatabase)
  }
}

extension JSONValue {
  /// The member that lists the pictures that are lacking, if any are.
  fileprivate static func members(of lacking: [MissingPicture]) -> [(String, JSONValue)] {
    if lacking.isEmpty { return [] }
    let pictures = lacking.map { picture in
      JSONValue.object([
        ("recipe", .integer(picture.recipe)), ("name", .string(picture.name)),
        ("isDamaged", .bool(picture.fault == .damaged)),
      ])
    }
    return [("lackingPictures", .array(pictures))]
  }
}
