extension Scene {
  /// What a person at a terminal does with the sample library, from the first look to the last mistake.
  static let ofSample = [
    Scene.onSample("help", "list"),
    Scene.onSample("help", "list", columns: 40),
    Scene.onSample("show", "12", columns: 40),
    Scene.onSample("show", "lemon", "drizzle", "cake", columns: 40),
    Scene.onSample("search", "tomato"),
    Scene.onSample("search", "tomato", columns: 40),
    Scene.onSample("search", "tomato purée", "-n", "1"),
    Scene.onSample("search", "tomato", "-onion"),
    Scene.onSample("search", "chiken"),
    Scene.onSample("search", "chiken", "rice"),
    Scene.onSample("search", "potatos"),
    Scene.onSample("search", "tomato", "--sort", "time"),
    Scene.onSample("search", "tomato cream"),
    Scene.onSample("search", "pilaf", "OR", "stew"),
    Scene.onSample("show", "soup", answers: "12\n"),
    Scene.onSample("show", "soup", answers: "tom\n", suffix: "narrowed"),
    Scene.onSample("favorite", "soup", answers: "12,32\n"),
    Scene("show", "soup", isOfSample: true),
    Scene.onSample("show", "tomatto"),
    Scene.onSample("show", "zzz"),
    Scene.onSample("show", "123", before: [["add", "123"]]),
    Scene.onSample("stats", before: [["cooked", "add", "8", "--on", "2026-10-03"], ["cooked", "add", "12", "8"]]),
    Scene.onSample("list", "-c", "drin"),
    Scene.onSample("list", "-c", "drnks"),
    Scene.onSample("list", "-c", "de", before: [["collections", "add", "Dessert wines"]]),
    Scene.onSample("collect", "12", "--into", "Soup"),
    Scene.onSample("collections", before: [["collections", "add", "Weeknight", "--filter", weeknight]]),
    Scene.onSample("collections", "add", "Weeknight", "--filter", weeknight),
    Scene.onSample("collections", "rename", "Preserves", "Holiday", answers: "y\n"),
    Scene.onSample("collections", "delete", "Drinks", "Desserts", answers: "y\n"),
    Scene.onSample("collections", "delete", "Drinks", "Desserts", columns: 40, answers: "y\n"),
  ]

  /// What each verb says it has done.
  static let reportingOnSample = [
    Scene.onSample("add", "Toast", "--cook", "3m", "-c", "Breakfast"),
    Scene.onSample("add", "Toast", before: [["add", "Toast"]]),
    Scene.onSample(
      "edit", "12", "--serves", "6", "--collection", "Guests", before: [["collections", "add", "Guests"]]),
    Scene.onSample("edit", "12", "40", "--serves", "6"),
    Scene.onSample("edit", "12", "40"),
    Scene.onSample("favorite", "12", "40"),
    Scene.onSample("unfavorite", "3"),
    Scene.onSample("collect", "12", "7", "--into", "Guests"),
    Scene.onSample("uncollect", "12", "--from", "Soups"),
    Scene.onSample("reorder", "12", "--before", "3"),
    Scene.onSample("reorder", "12", "7", "--to", "top"),
    Scene.onSample("reorder", "--by", "title"),
    Scene.onSample("reorder", "--by", "title", "-c", "Soups"),
    Scene.onSample("collect", "1-31", "--into", "Many"),
    Scene.onSample("delete", "12", "40", answers: "y\n"),
    Scene.onSample("undo", before: [["delete", "12", "40", "--yes"]]),
    Scene.onSample("redo", before: [["delete", "12", "40", "--yes"], ["undo"]]),
    Scene.onSample("open", "50"),
    Scene.onSample("restore", "BOX/copy.sqlite", before: [["backup", "BOX/copy.sqlite"]], answers: "y\n"),
    Scene.onSample("doctor"),
    Scene.onSample("reorder", "1", "--to", "top"),
    Scene.onSample("collect", "12", "--into", "Soups"),
    Scene.onSample("collections", "rename", "Soups", "Soups"),
    Scene.onSample("edit", "12", "--serves", "4"),
    Scene.onSample("reorder", "-c", "Soups", answers: "", editor: #"sed -i '/^12/d; 3i12' "$1""#),
    Scene.onSample("reorder", "-c", "Soups", answers: "", editor: #": > "$1""#, suffix: "emptied"),
    Scene.onSample("reorder", answers: "", editor: #"sort -r "$1" > "$1.new"; mv "$1.new" "$1""#, suffix: "backwards"),
    Scene.onSample("collections", "reorder", answers: "n\n", editor: #"sed -i 's/^Soups/Suops/' "$1""#),
    Scene.onSample("add", answers: "n\n", editor: #"sed -i 's/^cook:/cook: soon/' "$1""#),
  ]

  /// What is said of words that mean nothing.
  static let mistakesOnSample = [
    Scene.onSample("shwo", "12"),
    Scene.onSample("hist"),
    Scene.onSample("tomato"),
    Scene.onSample("remove", "12"),
    Scene.onSample("list", "soup"),
    Scene.onSample("list", "soup", columns: 40),
    Scene.onSample("list", "--limt", "3"),
    Scene.onSample("reorder", "5", "--up"),
    Scene.onSample("collect", "12", "--to", "X"),
    Scene.onSample("collect", "12"),
    Scene.onSample("reorder", "12"),
    Scene.onSample("reorder", "12", "--to", "99"),
    Scene.onSample("reorder", "12", "--to", "0"),
    Scene.onSample("reorder", "2", "--to", "top", "-c", "Soups"),
    Scene.onSample("show"),
    Scene.onSample("show", "99"),
    Scene.onSample("list", "--sort"),
    Scene.onSample("list", "--limit", "0"),
    Scene.onSample("add", "Bread", "--cook", "soon"),
    Scene.onSample("list", "-t", "10m", "--with", "onion"),
    Scene.onSample("collections", "add", "Library"),
    Scene("collections", "rename", "Soups", "Baking", isOfSample: true),
    Scene("delete", "12", isOfSample: true),
    Scene.onSample("edit", "12"),
    Scene.onSample("import", "nope.json"),
    Scene.onSample(
      "undo", "--step", "2",
      before: [["edit", "12", "--cook", "30m"], ["favorite", "3"], ["edit", "12", "--cook", "40m"]]
    ),
  ]

  private static let weeknight = "--max-time 30m --with chicken"

  private static func onSample(
    _ words: String..., columns: Int = 80, before: [[String]] = [], answers: String? = nil, editor: String? = nil,
    suffix: String = ""
  ) -> Scene {
    var scene = Scene(surface: .terminal(columns), isOfSample: true)
    (scene.words, scene.before, scene.answers) = (words, before, answers)
    (scene.editor, scene.suffix) = (editor, suffix)
    return scene
  }
}
