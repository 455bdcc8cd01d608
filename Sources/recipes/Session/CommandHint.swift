import RecipeModel
import RecipeVerbs

/// A command line that does what people mean by some words that are no commands.
///
/// It is suggested and not run, as the words mean several things, or too much.
struct CommandHint {
  /// What becomes of the words that were typed after the word.
  private enum Rest: Equatable {
    /// They follow.
    case follows
    /// They are the value of the option at the end.
    case isValue
    /// The first of them is a recipe, the others are the value of the option at the end.
    case isValueOfRecipe
    /// They are the value of an option that the line has only then.
    case isValueOf(String)
  }

  /// Without the words that were typed.
  let line: String
  let words: [String]
  private let rest: Rest

  private init(_ line: String, _ words: String, _ rest: Rest = .follows) {
    self.line = line
    self.words = words.split(separator: " ").map(String.init)
    self.rest = rest
  }

  /// Words that are typed where the program knows another.
  static let all = [
    CommandHint("shop", "shopping groceries grocery cart market"), CommandHint("shop add", "buy need"),
    CommandHint("shop tick", "tick check got bought"),
    CommandHint("plan", "planner menu calendar week schedule agenda meals"), CommandHint("plan today", "today tonight"),
    CommandHint("cook", "cooking start timer timers"), CommandHint("cooked", "diary journal eaten"),
    CommandHint("cooked add", "made ate"), CommandHint("rate", "rating stars star"),
    CommandHint("pantry", "stock larder fridge freezer inventory cupboard leftovers"),
    CommandHint("list --have", "have", .isValue), CommandHint("list --recents", "recents recent latest newest"),
    CommandHint("list --favorites", "favs favorites favourites loved"),
    CommandHint("list --sort random -n 1", "random surprise lucky"), CommandHint("stats", "statistics count summary"),
    CommandHint("duplicates", "dupes dedupe duplicate"), CommandHint("copy", "clone cp variant"),
    CommandHint("diff", "compare changes"), CommandHint("merge", "combine join"),
    CommandHint("collections", "tags categories cookbooks folders labels"), CommandHint("collect", "tag label"),
    CommandHint("uncollect", "untag"), CommandHint("edit", "change update modify"),
    CommandHint("edit --title", "rename", .isValueOfRecipe),
    CommandHint("edit --picture", "photo picture image", .isValueOfRecipe),
    CommandHint("edit --add-note", "note comment", .isValueOfRecipe), CommandHint("delete", "remove del erase"),
    CommandHint("add", "create insert"), CommandHint("export", "share send mail email dump"),
    CommandHint("backup", "save"), CommandHint("import", "download fetch scrape get"),
    CommandHint("import --clipboard", "paste"), CommandHint("show --scale", "scale multiply", .isValueOfRecipe),
    CommandHint("show --scale 2", "double"),
    CommandHint("convert --units metric", "metric units"), CommandHint("nutrition", "calories kcal macros"),
    CommandHint("list --free-from", "allergens allergy", .isValue), CommandHint("undo", "revert rollback oops back"),
    CommandHint("history", "trash deleted"), CommandHint("doctor", "fix verify repair"),
    CommandHint("path", "where location database"), CommandHint("config", "settings preferences"),
    CommandHint("serve", "web browser gui app phone"), CommandHint("shell", "interactive repl"),
    CommandHint("help", "man manual docs guide commands"), CommandHint("--version", "version"),
    CommandHint("reorder", "move order arrange"), CommandHint("reorder", "sort", .isValueOf("--by")),
    CommandHint("sidebar", "tree outline"),
  ]

  static func named(_ word: String) -> CommandHint? { all.first { $0.words.contains(word) } }

  /// The line with the words that were typed after the word, as it can be run.
  func line(with typed: [String]) -> String {
    var value = GlobalOptions.withoutGlobal(typed)
    if value.isEmpty { return line }
    var parts = line.split(separator: " ").map(String.init)
    var option: [String] = []
    switch rest {
    case .follows: return Self.join(parts + value)
    case .isValueOf(let name): option = [name]
    case .isValue: option = [parts.removeLast()]
    case .isValueOfRecipe:
      option = [parts.removeLast()]
      parts.append(value.removeFirst())
    }
    return Self.join(parts + option + (value.isEmpty ? [] : [value.joined(separator: " ")]))
  }

  /// The words as they are typed, in single quotes where they need any, as the line is printed between double ones.
  private static func join(_ words: [String]) -> String {
    words.map { word in
      ShellWords.join([word]) == word ? word : "'\(word.replacing("'", with: #"'\''"#))'"
    }
    .joined(separator: " ").shortened(to: GlobalOptions.longestTyped)
  }
}
