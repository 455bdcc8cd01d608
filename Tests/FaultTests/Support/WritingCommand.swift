import Testing

/// A command that writes, and what it starts from.
struct WritingCommand: CustomTestStringConvertible, Sendable {
  var name: String
  var words: [String]
  var start = FaultBox.Start.library
  /// The file that it makes in the box's folder, next to the database.
  var product: String?
  /// The stream on which it tells that it is done.
  var stream = 1

  var testDescription: String { name }

  static let all = usual + (Trials.isRelease ? ofReleases : [])

  /// Commands that write the same tables as others.
  static let ofReleases = [
    WritingCommand(name: "copy", words: ["copy", "3", "Another", "title"]),
    WritingCommand(name: "merge", words: ["merge", "3", "4", "--into", "5", "--yes"], start: .kitchen),
    WritingCommand(name: "duplicates --not", words: ["duplicates", "--not", "3,4"]),
    WritingCommand(name: "shop clear", words: ["shop", "clear", "--all"], start: .kitchen),
    WritingCommand(name: "plan shop", words: ["plan", "shop"], start: .kitchen),
    WritingCommand(name: "cooked remove", words: ["cooked", "remove", "5"], start: .kitchen),
    WritingCommand(name: "shop untick", words: ["shop", "untick", "3"], start: .kitchen),
    WritingCommand(name: "shop move", words: ["shop", "move", "foil", "--aisle", "Frozen"], start: .kitchen),
    WritingCommand(name: "shop reorder", words: ["shop", "reorder", "1", "--to", "bottom"], start: .kitchen),
    WritingCommand(name: "shop remove", words: ["shop", "remove", "foil"], start: .kitchen),
    WritingCommand(name: "shop aisles add", words: ["shop", "aisles", "add", "Pets"], start: .kitchen),
    WritingCommand(
      name: "shop aisles rename", words: ["shop", "aisles", "rename", "Cellar", "Pets"], start: .kitchen),
    WritingCommand(name: "shop aisles delete", words: ["shop", "aisles", "delete", "Cellar"], start: .kitchen),
    WritingCommand(
      name: "shop aisles reorder", words: ["shop", "aisles", "reorder", "Cellar", "--to", "top"], start: .kitchen),
    WritingCommand(name: "pantry remove", words: ["pantry", "remove", "salt"], start: .kitchen),
    WritingCommand(name: "pantry edit", words: ["pantry", "edit", "cream", "--until", "none"], start: .kitchen),
    WritingCommand(name: "plan remove", words: ["plan", "remove", "1"], start: .kitchen),
    WritingCommand(name: "plan reorder", words: ["plan", "reorder", "1", "--to", "bottom"], start: .kitchen),
    WritingCommand(name: "plan copy", words: ["plan", "copy", "this-week", "--on", "next-week"], start: .kitchen),
    WritingCommand(
      name: "collections edit", words: ["collections", "edit", "Short", "--filter", "--max-time 20m"],
      start: .kitchen),
    WritingCommand(name: "sidebar", words: ["sidebar", "--expand", "Soups"]),
  ]

  static let usual = [
    WritingCommand(name: "add", words: ["add", "Bread", "--ingredient", "flour", "--collection", "New"]),
    WritingCommand(name: "the first add", words: ["add", "Bread"], start: .nothing),
    WritingCommand(name: "the first add at home", words: ["add", "Bread"], start: .nothingAtHome),
    WritingCommand(name: "edit", words: ["edit", "3", "--notes", "Better with salt", "--collection", "New"]),
    WritingCommand(name: "favorite", words: ["favorite", "4", "5", "9"]),
    WritingCommand(name: "unfavorite", words: ["unfavorite", "1", "3"]),
    WritingCommand(name: "collect", words: ["collect", "7", "8", "--into", "For guests"]),
    WritingCommand(name: "uncollect", words: ["uncollect", "9", "12", "--from", "Soups"]),
    WritingCommand(name: "add a collection", words: ["collections", "add", "Snacks"]),
    WritingCommand(name: "rename a collection", words: ["collections", "rename", "Soups", "Suppen"]),
    WritingCommand(
      name: "save a filter", words: ["collections", "add", "Short", "--filter", "--max-time 1h --collection Soups"]),
    WritingCommand(name: "merge collections", words: ["collections", "rename", "Soups", "Quick", "--merge"]),
    WritingCommand(name: "reorder collections", words: ["collections", "reorder", "Soups", "--to", "top"]),
    WritingCommand(name: "delete a collection", words: ["collections", "delete", "Soups", "--yes"]),
    WritingCommand(name: "shop add", words: ["shop", "add", "3", "5", "--scale", "2", "--item", "foil"]),
    WritingCommand(name: "shop tick", words: ["shop", "tick", "1", "2"], start: .kitchen),
    WritingCommand(name: "cooked add", words: ["cooked", "add", "3", "5", "--on", "2026-01-02", "--rating", "4"]),
    WritingCommand(name: "rate", words: ["rate", "3", "5"]),
    WritingCommand(name: "plan add", words: ["plan", "add", "3", "5", "--note", "guests", "--on", "fri,sat"]),
    WritingCommand(name: "plan add each week", words: ["plan", "add", "3", "--every", "mon,thu"]),
    WritingCommand(name: "plan what recurs", words: ["plan", "add", "3", "--every", "friday", "--weeks", "2"]),
    WritingCommand(name: "plan move", words: ["plan", "move", "1", "--on", "some-day"], start: .kitchen),
    WritingCommand(
      name: "cooked add, of the plan", words: ["cooked", "add", "3", "7", "--rating", "5"], start: .kitchen),
    WritingCommand(name: "pantry add", words: ["pantry", "add", "salt,", "6", "eggs"]),
    WritingCommand(name: "pantry use", words: ["pantry", "use", "50", "ml", "cream"], start: .kitchen),
    WritingCommand(
      name: "nutrition map", words: ["nutrition", "map", "oat milk", "--kcal", "46", "--fat", "1.5"]),
    WritingCommand(name: "nutrition unmap", words: ["nutrition", "unmap", "oat milk"], start: .kitchen),
    WritingCommand(name: "reorder", words: ["reorder", "9", "12", "--to", "top"]),
    WritingCommand(name: "reorder by title", words: ["reorder", "--by", "title"]),
    WritingCommand(
      name: "import", words: ["import", "BOX/recipes.json", "--on-duplicate", "keep"], start: .libraryAndFile),
    WritingCommand(name: "delete", words: ["delete", "2-6", "--yes"]),
    WritingCommand(name: "undo", words: ["undo"]),
    WritingCommand(name: "redo", words: ["redo"], start: .undoneLibrary),
    WritingCommand(name: "migrate", words: ["list"], start: .olderLibrary),
    WritingCommand(name: "backup", words: ["backup", "BOX/copy.sqlite"], product: "copy.sqlite"),
    WritingCommand(name: "restore", words: ["restore", "BOX/backup.sqlite", "--yes"], start: .libraryAndBackup),
    WritingCommand(name: "doctor --fix", words: ["doctor", "--fix"], start: .ailingLibrary),
    recovery,
    WritingCommand(
      name: "export", words: ["export", "--output", "BOX/copy.json"], product: "copy.json", stream: 2),
    WritingCommand(
      name: "backup --force", words: ["backup", "BOX/copy.sqlite", "--force"], start: .libraryAndProducts,
      product: "copy.sqlite"),
    WritingCommand(
      name: "export --force", words: ["export", "--output", "BOX/copy.json", "--force"], start: .libraryAndProducts,
      product: "copy.json", stream: 2),
  ]

  /// Writes several files, of which a kill may leave some.
  static let recovery = WritingCommand(
    name: "doctor --recover", words: ["doctor", "--recover", "BOX/copy.sqlite"], product: "copy.sqlite")

  static let exportOfSeveral = WritingCommand(
    name: "export into a folder",
    words: ["export", "--collection", "Soups", "--format", "cooklang", "--output", "BOX/out"], product: "out", stream: 2
  )
}
