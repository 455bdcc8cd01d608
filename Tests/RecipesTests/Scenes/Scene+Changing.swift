extension Scene {
  /// A copy of the first recipe, and one that has its ingredients under another name.
  private static let twins = [["copy", "1"], ["copy", "1", "Red", "stew"], ["edit", "7", "--notes", "Good cold."]]

  static let adding = [
    Scene("copy", "1", surface: .terminal(80)),
    Scene("copy", "1", "1", suffix: "twice-named"),
    Scene("copy", "1", "Tomato", "soup", "with", "rice", surface: .coloredTerminal(80)),
    Scene("copy", "tomato", "soup", "--title", "Red soup"),
    Scene("copy", "1", "--json"),
    Scene("copy", "1", "Red", "soup", "--title", "Blue soup"),
    Scene("copy", "1-3"),
    Scene("copy", "99", "Soup"),
    Scene("copy"),
    Scene(
      "show", "1", before: [["copy", "1"], ["copy", "1", "Red", "stew"]], surface: .terminal(80),
      suffix: "with-variants"),
    Scene("show", "7", before: [["copy", "1"]], surface: .terminal(40), suffix: "a-variant"),
    Scene("show", "7", before: [["copy", "1"], ["delete", "1", "--yes"]], suffix: "a-variant-of-a-deleted-recipe"),
    Scene("export", "7", before: [["copy", "1"]], suffix: "a-variant"),
    Scene(
      "edit", "1", "--add-ingredient", "1 leek", "--remove-ingredient", "onions", "--replace-step", "2=Blend.",
      "--add-note", "Good cold.", "--rating", "5", surface: .terminal(80)),
    Scene("edit", "1", "--no-rating", before: [["rate", "1", "4"]], surface: .terminal(80)),
    Scene("edit", "1", "2", "--add-step", "1: Begin."),
    Scene("edit", "1", "--diet", "vegan=yes", "--diet", "nut-free=no", surface: .terminal(80)),
    Scene("edit", "1", "--diet", "vegan=yes", before: [["edit", "1", "--diet", "vegan=yes"]], suffix: "again"),
    Scene(
      "history", "1", "--json",
      before: [
        ["edit", "1", "--diet", "vegan=yes"], ["edit", "1", "--diet", "vegan=no"],
        ["edit", "1", "--diet", "vegan=unset"],
      ], suffix: "of-diets"),
    Scene("show", "1", "--json", before: [["edit", "1", "--diet", "vegan=yes"]], suffix: "with-a-said-diet"),
    Scene("edit", "1", "--remove-step", "9"),
    Scene("edit", "1", "--remove-ingredient", "leek"),
    Scene("edit", "2", "--remove-ingredient", "for"),
    Scene("edit", "1", "--replace-ingredient", "onions"),
    Scene("edit", "1", "--ingredient", "leek", "--remove-ingredient", "1"),
    Scene("edit", "1", "--picture", "missing.jpg"),
    Scene("duplicates"),
    Scene("duplicates", "--json", before: twins),
    Scene("duplicates", before: twins, surface: .coloredTerminal(80), suffix: "with-twins"),
    Scene("duplicates", before: twins, surface: .terminal(40), suffix: "with-twins"),
    Scene("duplicates", "--collection", "Soups", before: twins),
    Scene("duplicates", "--not", "1,7", before: twins, surface: .terminal(80)),
    Scene("duplicates", "--not", "1,7", before: twins + [["duplicates", "--not", "1,7"]], suffix: "again"),
    Scene("duplicates", "--not", "1", before: twins),
    Scene("duplicates", "--not", "1,7", "--favorites", before: twins),
    Scene("merge", "7", "--into", "1", before: twins, answers: "y\n", surface: .terminal(80)),
    Scene("merge", "7", "8", "--into", "1", before: twins, answers: "\n", surface: .terminal(80), suffix: "declined"),
    Scene("merge", "7", "8", "--into", "1", "--yes", before: twins, surface: .terminal(80)),
    Scene("merge", "7", "--into", "1", "--json", "--yes", before: twins),
    Scene("merge", "7", "--into", "1", before: twins),
    Scene("merge", "1", "--into", "1"),
    Scene("merge", "1"),
    Scene("history", "1", before: twins + [["merge", "7", "--into", "1", "--yes"]], suffix: "of-a-merge"),
    Scene("add", "Bread"),
    Scene("add", "Bread", surface: .terminal(80)),
    Scene("add", "Bread", "and", "butter", "--serves", "2"),
    Scene("add", "Bread", "--collection", "Soup", before: [["add", "bread"]], surface: .terminal(80)),
    Scene("add", "Bread", before: [["add", "bread"], ["add", "Bread"]], suffix: "for-the-third-time"),
    Scene(
      "add", "Bread", "--prep", "20m", "--cook", "1:05", "--serves", "one loaf", "--ingredient", "500 g flour",
      "--ingredient", "- a pinch of salt", "--step", "Knead.", "--step", "Bake.", "--collection", "Baking",
      "--collection", "baking", "--favorite", "--notes", "Keeps three days.", "--source", "https://example.org/bread",
      "--json"),
    Scene("add", input: piped, suffix: "from-a-pipe"),
    Scene("add", "--collection", "Baking", input: piped, suffix: "from-a-pipe"),
    Scene("add", "-", input: piped, suffix: "from-a-pipe-that-is-named"),
    Scene("add", suffix: "from-an-empty-pipe"),
    Scene("add", "--json", input: pasted, suffix: "of-a-text-from-elsewhere"),
    Scene(
      "add", "--json", input: "title: Bread\n\nIngredients\n- flour\n* salt\n\nMethod\n1. Knead.\n2. Bake.\n",
      suffix: "with-bullets-and-numbers"),
    Scene(
      "add", "--json",
      input: #"# Bread\n\n*tags*\n\n---\n\n- *500 g* flour\n\n---\n\nBake.\n"#.replacing(#"\n"#, with: "\n"),
      suffix: "of-Markdown"),
    Scene(
      "add", input: #"[{"title": "Bread", "directions": "Bake."}, {"title": "Rolls", "directions": "Bake."}]"#,
      suffix: "of-several-recipes"),
    Scene("add", "https://example.org/soup"),
    Scene("add", "https://example.org/soup", answers: "n\n", surface: .terminal(80)),
    Scene(
      "add", answers: "", surface: .terminal(80), editor: "cat > \"$1\" <<'END'\n\(pasted)END",
      suffix: "in-the-editor-with-a-pasted-text"),
    Scene(
      "add", answers: "n\n", surface: .terminal(80), editor: "printf 'title: Bread\\nprep: soon\\n' > \"$1\"",
      suffix: "in-the-editor-not-corrected"),
    Scene("add", answers: "Bread\n10m\n", surface: .terminal(80), suffix: "cancelled-by-Ctrl-D"),
    Scene(
      "add", answers: "Bread\n\n\n\nflour\n\nBake.\n\n\ne\n\n5m\n\n4\n\n\n\nn\n", surface: .terminal(80),
      suffix: "asked-again-and-declined"),
    Scene("add", input: "title: Bread\nprep: soon\n", suffix: "from-a-pipe-with-a-mistake"),
    Scene("add", input: "\u{FF}\u{0}\u{1}junk", suffix: "from-a-pipe-of-junk"),
    Scene(
      "add", answers: "", surface: .terminal(80), editor: "cat > \"$1\" <<'END'\n\(piped)END", suffix: "in-the-editor"),
    Scene("add", answers: "", surface: .terminal(80), editor: "true", suffix: "in-the-editor-unchanged"),
    Scene("add", answers: "", surface: .terminal(80), editor: ": > \"$1\"", suffix: "in-the-editor-emptied"),
    Scene("add", answers: "", surface: .terminal(80), editor: "rm \"$1\"", suffix: "in-the-editor-deleted"),
    Scene("add", answers: "", surface: .terminal(80), editor: "exit 3", suffix: "in-the-editor-failing"),
    Scene(
      "add", answers: "", surface: .terminal(80), editor: "echo junk > \"$1\"; exit 3",
      suffix: "in-the-editor-failing-after-writing"),
    Scene("add", answers: "", surface: .terminal(80), editor: "kill -9 $$", suffix: "in-the-editor-killed"),
    Scene(
      "add", answers: "", surface: .terminal(80), editor: "printf 'title: Bread\\nprep: soon\\n' > \"$1\"",
      suffix: "in-the-editor-with-a-mistake"),
    Scene(
      "add", answers: "Bread\nsoon\n20m\n\none loaf\n500 g flour\nsalt\n\nKnead.\nBake.\n\nBaking, Basics\n\n",
      surface: .terminal(80), suffix: "asked-line-by-line"),
    Scene("add", answers: "\n", surface: .terminal(80), suffix: "asked-without-an-answer"),
    Scene(
      "add", answers: "Bread\n\n\n\n500 g flour\n\n\nall\n\n", surface: .terminal(80),
      suffix: "asked-for-what-cannot-be-saved"),
    Scene("add", "--no-input", answers: "", surface: .terminal(80)),
  ]

  private static let pasted = """
    Leek soup

    Serves 4

    Ingredients:
    - 3 leeks
    - 1 l stock

    Instructions
    1. Slice the leeks.
    2. Simmer in the stock.

    """

  private static let piped = """
    title: Bread
    prep: 20m
    cook: 1h
    serves: one loaf
    collections: Baking, Basics
    favorite: yes

    Ingredients
    500 g flour
    1 tsp salt

    Directions
    Knead.
    Bake.

    Notes
    Keeps three days.

    """

  static let editing = [
    Scene("edit", "1", "--cook", "30m", "--no-favorite"),
    Scene("edit", "tomato", "--title", "Roast tomato soup", surface: .terminal(80)),
    Scene("edit", "1", "--serves", "4"),
    Scene(
      "edit", "1", "--serves", "6", "--cook", "1h", "--no-favorite", "--collection", "Guests", "--notes", "Thick.",
      surface: .terminal(80)),
    Scene("edit", "1", "2", "--serves", "4", surface: .terminal(80)),
    Scene("edit", "1", "99", "--serves", "6"),
    Scene("edit", "1", "2", "--title", "Soup"),
    Scene("edit", "1", "2"),
    Scene("edit", "1", "--serves", "4", "--json"),
    Scene("edit", "1", "--notes", "", "--source", "", "--collection", "Soups", "--ingredient", "tomatoes", "--json"),
    Scene("edit", "1", answers: "", surface: .terminal(80), editor: "cat \"$1\" >&2", suffix: "showing-the-template"),
    Scene(
      "edit", "1", answers: "", surface: .terminal(80), editor: "sed -i 's/^serves: .*/serves: 6/' \"$1\"",
      suffix: "in-the-editor"),
    Scene(
      "edit", "1", answers: "", surface: .terminal(80), editor: "sed -i 's/^title:.*/title:/' \"$1\"",
      suffix: "without-a-title"),
    Scene(
      "edit", "1", answers: "", surface: .terminal(80), editor: "echo >> \"$1\"", suffix: "with-one-more-blank-line"),
    Scene("edit", "1", answers: "", surface: .terminal(80), suffix: "without-an-editor"),
  ]

  static let favoring = [
    Scene("favorite", "3"),
    Scene("favorite", "3", surface: .terminal(80)),
    Scene("favorite", "1", surface: .terminal(80)),
    Scene("favorite", "1-3", "--json"),
    Scene("favorite", "5-3"),
    Scene("favorite", "2026-10-03"),
    Scene("favorite", "soup", answers: "6-1\n6\n", surface: .terminal(80)),
    Scene("unfavorite", "tomato", surface: .terminal(80)),
    Scene("unfavorite", "2"),
  ]

  static let collecting = [
    Scene("collections"),
    Scene("collections", surface: .terminal(80)),
    Scene("collections", surface: .terminal(80), startsEmpty: true, suffix: "of-nothing"),
    Scene("collections", "list", "--json"),
    Scene("collections", "add", "For guests", surface: .terminal(80)),
    Scene("collections", "add", "soups"),
    Scene("collections", "add", "Favorites"),
    Scene("collections", "rename", "soups", "Soups and stews"),
    Scene("collections", "rename", "soups", "SOUPS"),
    Scene("collections", "rename", "soups", "Stews", surface: .terminal(80)),
    Scene("collections", "rename", "soups", "Baking"),
    Scene("collections", "rename", "soups", "Soups", surface: .terminal(80)),
    Scene("collections", "delete", "Soups", "--yes"),
    Scene("collections", "delete", "Soups"),
    Scene("collections", "delete", "Soups", answers: "y\n", surface: .terminal(80)),
    Scene("collections", "delete", "Soups", answers: "\n", surface: .terminal(80), suffix: "declined"),
    Scene("collections", "reorder", "Desserts", "--to", "top", surface: .terminal(80)),
    Scene("collections", "reorder", "Soups", "--after", "baking"),
    Scene("collections", "reorder", "Soups", "--to", "top", surface: .terminal(80)),
    Scene("collections", "reorder", "Soups", "--to", "top", "--json"),
    Scene("collections", "reorder", "Soups", "--before", "Nothing"),
    Scene("collections", "reorder", input: "Desserts\t1\nsoups\t2\n", suffix: "from-a-pipe"),
    Scene("collections", "reorder", "--json", input: "Desserts\t1\nsoups\t2\n", suffix: "from-a-pipe"),
    Scene("collections", "reorder", input: "# x\n\nSuops\n", suffix: "with-a-stranger"),
    Scene("collections", "reorder", input: "Soups\nsoups\n", suffix: "with-one-twice"),
    Scene("collections", "reorder", suffix: "from-an-empty-pipe"),
    Scene("collections", "reorder", answers: "", surface: .terminal(80), editor: "true", suffix: "unchanged"),
    Scene(
      "collections", "reorder", answers: "", surface: .terminal(80), editor: "sort -r -o \"$1\" \"$1\"",
      suffix: "in-the-editor"),
    Scene("collections", "reorder", answers: "", surface: .terminal(80), suffix: "without-an-editor"),
    Scene("collections", "reorder", "--to", "top"),
    Scene("collect", "2", "4", "--into", "For guests", surface: .terminal(80)),
    Scene("collect", "1-2", "--into", "soups"),
    Scene("collect", "1", "--into", "all"),
    Scene("collect", "1"),
    Scene("collect", "99", "--to", "Soups"),
    Scene("uncollect", "1"),
    Scene("collect", "1", "--into", "soups", "--json", suffix: "again"),
    Scene("collect", "1", "6", "--into", "baking", "--from", "soups", surface: .terminal(80)),
    Scene("collect", "1", "--into", "For guests", "--from", "soups"),
    Scene("collect", "2", "--into", "For guests", "--from", "Soups"),
    Scene("collect", "1", "--into", "soups", "--from", "SOUPS"),
    Scene("collections", "reorder", "Soups", "--before", "soups"),
    Scene("collections", "reorder", "Soups", "--to", "9223372036854775807"),
    Scene("uncollect", "1", "--from", "soups", surface: .terminal(80)),
    Scene("uncollect", "2", "--from", "Soups"),
    Scene("uncollect", "2", "--from", "Suops"),
  ]

  static let ordering = [
    Scene("reorder", "5", "--before", "2", surface: .terminal(80)),
    Scene("reorder", "5", "6", "--to", "top"),
    Scene("reorder", "5", "6", "--to", "top", surface: .terminal(80)),
    Scene("reorder", "--by", "title", "--collection", "soups", surface: .terminal(80)),
    Scene("reorder", "5", "--up"),
    Scene("reorder", "5", "6", "--to", "2", surface: .terminal(80)),
    Scene("reorder", "1", "--to", "top", "--json"),
    Scene("reorder", "tomato", "--to", "bottom", surface: .terminal(80)),
    Scene("reorder", "tomato", "--to", "3", surface: .terminal(80)),
    Scene("reorder", "6", "--before", "tomato", "--collection", "Soups", surface: .terminal(80)),
    Scene("reorder", "4", "--before", "1", "--favorites"),
    Scene("reorder", "--by", "title", surface: .terminal(80)),
    Scene("reorder", "--by", "title", before: [["reorder", "--by", "title"]], suffix: "again"),
    Scene("reorder", "1", "--after", "1"),
    Scene("reorder", "1", "--to", "99"),
    Scene("reorder", "1", "--to", "9223372036854775807"),
    Scene("reorder", "1", "--to", "0"),
    Scene("reorder", "2", "--to", "top", "--collection", "Soups"),
    Scene("reorder", "1", "--before", "2", "--to", "top"),
    Scene("reorder", "1"),
    Scene("list", before: [["reorder", "6", "--to", "top"], ["reorder", "1", "--after", "4"]], suffix: "reordered"),
  ]

  static let deleting = [
    Scene("delete", "1", "--yes"),
    Scene("delete", "1-2", "6", answers: "y\n", surface: .terminal(80)),
    Scene("delete", "1", answers: "no\n", surface: .terminal(80), suffix: "declined"),
    Scene("delete", "1", answers: "", surface: .terminal(80), suffix: "without-an-answer"),
    Scene("delete", "1"),
    Scene("delete", "1", "--no-input", answers: "", surface: .terminal(80)),
    Scene("list", before: [["delete", "1", "--yes"], ["add", "Bread"]], suffix: "after-a-deletion"),
  ]
}
