extension Scene {
  private static let ownFoods = [
    ["nutrition", "map", "oat milk", "--kcal", "46", "--fat", "1.5", "--carbohydrate", "6.7"],
    ["nutrition", "map", "quark", "--to", "01012"],
  ]

  static let listing = [
    Scene(surface: .terminal(80)),
    Scene(surface: .terminal(40)),
    Scene(
      before: [["add", "A soup that is as long as it is good, and longer than a line"]], surface: .terminal(40),
      suffix: "with-a-long-title"),
    Scene(),
    Scene(surface: .terminal(80), startsEmpty: true, suffix: "of-nothing"),
    Scene("list"),
    Scene("list", surface: .terminal(80)),
    Scene("list", surface: .terminal(40)),
    Scene("list", surface: .coloredTerminal(80)),
    Scene("list", "--json"),
    Scene("list", surface: .terminal(80), startsEmpty: true, suffix: "of-nothing"),
    Scene("list", startsEmpty: true, suffix: "of-nothing"),
    Scene("list", "--collection", "soups"),
    Scene("list", "--collection", "Soups", "--collection", "Quick"),
    Scene("list", "-c", "soups,quick", "-C", "dinner", isOfSample: true),
    Scene("list", "--source", "grandmother", isOfSample: true),
    Scene("list", "--skip", "20", "-n", "20", surface: .terminal(80), isOfSample: true),
    Scene("list", "--skip", "99"),
    Scene("list", "--skip", "99", "--json"),
    Scene("list", "-c", "Soups", "-s", "servings", surface: .terminal(80), isOfSample: true),
    Scene("search", "chicken", "OR", "fish", surface: .terminal(80), isOfSample: true),
    Scene("list", "--favorites"),
    Scene("list", "--recents"),
    Scene("list", "--with", "onion"),
    Scene("list", "--without", "onion", "--max-time", "1h"),
    Scene("list", "--sort", "title"),
    Scene("list", "--sort", "time", "--reverse"),
    Scene("list", "--sort", "added", "--limit", "2"),
    Scene("--json", "list", "--limit", "1", suffix: "with-options-around"),
    Scene("list", "--with", "anchovies"),
    Scene("list", "--collection", "Suops"),
    Scene(surface: .terminal(80), isOfSample: true),
    Scene(surface: .terminal(40), isOfSample: true, height: 20),
    Scene(surface: .terminal(120), isOfSample: true, height: 40),
    Scene(before: [["sidebar", "--expand", "Salads"]], surface: .terminal(80), isOfSample: true, suffix: "expanded"),
    Scene(surface: .terminal(40), startsEmpty: true, suffix: "of-nothing"),
    Scene(startsEmpty: true, suffix: "of-nothing"),
    Scene("list", surface: .terminal(80), isOfSample: true),
    Scene("list", surface: .terminal(40), isOfSample: true),
    Scene("list", surface: .terminal(120), isOfSample: true),
    Scene("list", "--limit", "5", surface: .terminal(80), isOfSample: true),
    Scene("list", "--collection", "Soups", surface: .terminal(80), isOfSample: true),
    Scene("list", "--limit", "2", "--quiet", surface: .terminal(80), isOfSample: true),
    Scene("path"),
  ]

  /// Expands before it shows, since what is expanded is remembered.
  static let outlining = [
    Scene("sidebar"),
    Scene("sidebar", surface: .terminal(80)),
    Scene("sidebar", surface: .terminal(80), startsEmpty: true, suffix: "of-nothing"),
    Scene("sidebar", "--json"),
    Scene("sidebar", "--expand", "soups", surface: .terminal(40)),
    Scene("sidebar", before: [["sidebar", "--expand", "soups"]], surface: .terminal(80), suffix: "remembered"),
    Scene("sidebar", "--collapse", "collections"),
    Scene(
      "sidebar", "--expand", "soups", before: [["sidebar", "--collapse", "collections"]],
      suffix: "under-a-collapsed-header"
    ),
    Scene("sidebar", "--collapse", "Library"),
    Scene("sidebar", "--expand", "Suops"),
  ]

  static let shell = [
    Scene(
      "shell", input: "open Soups\nreorder tomato --to bottom --collection soups\nfavorite tomato\nlist --limit 1\n"),
    Scene("shell", input: "favorite 99\nlist\n", suffix: "failing"),
    Scene("shell", input: "open Suops\n", suffix: "with-an-unknown-list"),
    Scene("shell", input: "show 'tomato\n", suffix: "with-an-open-quote"),
    Scene("shell", input: "  \n# nothing\nexit\nfoo\n", suffix: "ended"),
    Scene("shell", "--json", input: "delete 1 --yes\nadd Jam\nreorder 2 --to 1\n"),
    Scene("shell", input: "list --database other.sqlite\n", suffix: "with-another-database"),
    Scene("shell", input: "list --watch\n", suffix: "with-a-watched-list"),
    Scene("shell", "--json", input: "open soups\nselect 1\nhistory\nexpand soups\n", suffix: "looking-around"),
    Scene(
      "shell", input: "open soups\ncollections rename soups Stews\nreorder 6 --to top\nundo 2\n",
      suffix: "renaming-the-open-list"),
    Scene(
      "shell", input: "open soups\ncollections delete soups --yes\nfavorite 3\nundo 2\nreorder 6 --to top\n",
      suffix: "deleting-the-open-list"),
    Scene("shell", input: "help open\nhelp path\nhelp openn\n", suffix: "with-help"),
    Scene("shell", input: "help\n", suffix: "with-all-help"),
    Scene("shell", input: "add\nlist\n", suffix: "with-a-bare-add"),
    Scene("shell", input: "reorder\nlist\n", suffix: "with-a-bare-reorder"),
    Scene("shell", input: "import -\nlist\n", suffix: "with-an-import-of-the-script"),
    Scene("shell", input: "open soups\nreorder 6 --to top\nreorder 2 --to top\n", suffix: "reordering-the-open-list"),
    Scene("shell", input: "open recents\nreorder 1 --to top\n", suffix: "reordering-recents"),
    Scene(
      "shell",
      answers: "open favorites\nfavorite 1\nfavorite 1\ncollect 2 --into Lunch\nfoo\nexpand Soups\nselect 2\nquit\n",
      surface: .terminal(80)),
    Scene(
      "shell",
      answers:
        "list --limit 2\nselect 2\nlist --limit 2\nedit 2 --serves 6\nopen favorites\nfavorite 2\nopen favorites\nundo\n",
      surface: .terminal(80), suffix: "with-a-selection"),
  ]

  /// An evening with the box: a collection opened, put in order in the editor, favorites, the outline.
  static let sitting = [
    Scene(
      "shell",
      answers: """
        open Quick
        reorder --collection quick
        favorite 3
        collect 2 --into quick
        open favorites
        unfavorite 1
        favorite 1
        search soup
        delete 5
        y
        open all
        reorder 2 --after 4
        sidebar
        exit

        """, surface: .terminal(80), editor: "sed -i '3{h;d};4G' \"$1\"", suffix: "of-an-evening")
  ]

  static let arranging = [
    Scene("reorder", input: "3\n2 some words\n\n1\n", suffix: "from-a-pipe"),
    Scene("reorder", input: "3\n1\n", surface: .terminal(80), suffix: "from-a-pipe"),
    Scene("reorder", input: "3\r\n2\r\n1\r\n", suffix: "with-line-ends-of-Windows"),
    Scene("reorder", "--json", input: "2\n1\n"),
    Scene("reorder", "--collection", "soups", input: "4\n1\n2\n"),
    Scene("reorder", input: "1\n99\n", suffix: "with-a-stranger"),
    Scene("reorder", input: "1\n2\n1\n", suffix: "with-a-recipe-twice"),
    Scene("reorder", input: "1\nTomato soup\n", suffix: "with-a-line-without-a-number"),
    Scene("reorder", input: "", suffix: "from-an-empty-pipe"),
    Scene("reorder", input: "1\n2\n", suffix: "in-the-order-there-is"),
    Scene("reorder", "--json", input: "1\n2\n", suffix: "in-the-order-there-is"),
    Scene("reorder", answers: "", surface: .terminal(80), suffix: "without-an-editor"),
    Scene(
      "reorder", answers: "", surface: .terminal(80), editor: "cat \"$1\" >&2; sed -i '3{h;d};5G' \"$1\"",
      suffix: "in-the-editor"),
    Scene("reorder", answers: "", surface: .terminal(80), editor: "true", suffix: "in-the-editor-unchanged"),
    Scene(
      "reorder", answers: "", surface: .terminal(80), editor: "sed -i '/^[0-9]/d' \"$1\"",
      suffix: "in-the-editor-without-a-recipe"),
    Scene(
      "reorder", answers: "y\nn\n", surface: .terminal(80), editor: "echo 99 Nothing >> \"$1\"",
      suffix: "in-the-editor-with-mistakes"),
  ]

  static let showing = [
    Scene("show", "1"),
    Scene("show", "1", surface: .terminal(80)),
    Scene("show", "1", surface: .terminal(40)),
    Scene("show", "2", surface: .coloredTerminal(80)),
    Scene("show", "tomato", "soup", surface: .terminal(80), isOfSample: true),
    Scene("show", "tomato", "soup", surface: .terminal(40), isOfSample: true),
    Scene("show", "tomato", "soup", surface: .terminal(120), isOfSample: true),
    Scene("show", "lemon", "drizzle", "cake", "--scale", "2", surface: .terminal(80), isOfSample: true),
    Scene("show", "1", "--scale", "2", surface: .coloredTerminal(80)),
    Scene("show", "5", "4", surface: .terminal(120)),
    Scene("show", "3-6,99-200", surface: .terminal(40)),
    Scene("show", "麻婆", "creme"),
    Scene("show", "2-3,5,99"),
    Scene("show", "4", "--json"),
    Scene(
      "show", "1", before: [["edit", "1", "--step", "10 minutes before the end stir.", "--step", "2.5 dl more."]],
      suffix: "with-steps-that-begin-with-amounts"),
    Scene("show", "5", before: [["edit", "5", "--step", "①煮", "--step", "② serve"]], suffix: "with-circled-numbers"),
    Scene("show", "6"),
    Scene("show", "6", "--json"),
    Scene("show", "1", "--scale", "2", surface: .terminal(80)),
    Scene("show", "1", "--serves", "6", "--units", "us"),
    Scene("show", "1", "--scale", "2/3", "--json"),
    Scene("show", "1", "--scale", "8/5", "--json"),
    Scene("show", "1", "--scale", "0"),
    Scene("show", "1", "--scale", "1/0"),
    Scene("show", "1", "--serves", "abc"),
    Scene("show", "1", "--serves", "2", "--scale", "2"),
    Scene("show", "1", "--serves", "8", before: [["edit", "1", "--serves", "4-6"]], suffix: "of-a-range"),
    Scene("show", "1", "--serves", "8", before: [["edit", "1", "--serves", "some"]], suffix: "of-some"),
    Scene("ingredients", "1"),
    Scene("ingredients", "1", "--json"),
    Scene("nutrition", "1"),
    Scene("nutrition", "1", "2", "--serves", "3", "--explain", surface: .terminal(80)),
    Scene("nutrition", "1", "--json"),
    Scene("nutrition", "1", "--serves", "none"),
    Scene(
      "nutrition", "stew",
      before: [
        [
          "add", "Stew", "--ingredient", "1 kg beef", "--ingredient", "100 g roquefort", "--ingredient",
          "salt and pepper",
          "--ingredient", "1 bunch of dill", "--ingredient", "2 tbsp unobtainium", "--notes", "Nutrition: 300 kcal",
        ]
      ], surface: .terminal(80)),
    Scene("nutrition", "map", "Oat milks", "--kcal", "46", "--fat", "1,5", surface: .terminal(80)),
    Scene("nutrition", "map", "besan", "--to", "chickpea flour"),
    Scene("nutrition", "map", "besan", "--to", "16157", "--json"),
    Scene("nutrition", "map", "quark", "--to", "cottage cheese", surface: .terminal(80)),
    Scene("nutrition", "map", "quark", "--to", "unobtainium"),
    Scene("nutrition", "map", "quark", "--to", "01012", before: ownFoods, surface: .terminal(80), suffix: "again"),
    Scene("nutrition", "map", "quark"),
    Scene("nutrition", "map", "quark", "--kcal", "950"),
    Scene("nutrition", "map", "quark", "--kcal", "0x10"),
    Scene("nutrition", "map", "quark", "--kcal", "67", "--salt", "0.004", "--json"),
    Scene("nutrition", "map", "quark", "--kcal", "50", "--fat", "60", "--protein", "50"),
    Scene("nutrition", "map", "quark", "--kcal", "50", "--to", "01012"),
    Scene("nutrition", "unmap", "Quarks", before: ownFoods, surface: .terminal(80)),
    Scene("nutrition", "unmap", "butter", before: ownFoods),
    Scene("nutrition", "foods", before: ownFoods, surface: .terminal(80)),
    Scene("nutrition", "foods", "--json", before: ownFoods),
    Scene("nutrition", "foods", surface: .terminal(80), suffix: "without-any"),
    Scene("nutrition", "foods", "chickpea", "canned", surface: .terminal(80)),
    Scene("nutrition", "foods", "besan", "--json"),
    Scene("nutrition", "foods", "unobtainium"),
    Scene(
      "nutrition", "porridge", "--explain",
      before: ownFoods + [["add", "Porridge", "--ingredient", "200 ml oat milk", "--ingredient", "50 g quark"]],
      surface: .terminal(80)),
    Scene("convert", "2 cups flour", "Bake at 350°F", "--units", "metric", "--explain"),
    Scene("convert", "1 kg potatoes", "--units", "us", "--json"),
  ]

  /// Recipes by words of their titles, in any order, without quotes; what is asked where several fit.
  static let naming = [
    Scene("show", "tomato", "soup"),
    Scene("show", "soup", "tomato"),
    Scene("show", "onion", "crème"),
    Scene("show", "ＯＮＩＯＮ　ＴＡＲＴ"),
    Scene("show", "soup"),
    Scene("show", "soup", answers: "1\n", surface: .terminal(80), suffix: "asked-which"),
    Scene("show", "soup", answers: "7\nbread\ntom\n", surface: .terminal(80), suffix: "asked-until-one-fits"),
    Scene("favorite", "soup", "tart", answers: "all\n", surface: .terminal(80), suffix: "asked-which"),
    Scene("favorite", "soup", answers: "1,6\n", surface: .terminal(40), suffix: "asked-which"),
    Scene("favorite", "soup", answers: "\n", surface: .terminal(80), suffix: "asked-and-nothing-chosen"),
    Scene("favorite", "soup", answers: "", surface: .terminal(80), suffix: "asked-and-left"),
    Scene("favorite", "soup", "--no-input", answers: "1\n", surface: .terminal(80)),
    Scene("edit", "soup", "--serves", "8", answers: "1 6\n", surface: .terminal(80), suffix: "asked-which"),
    Scene("edit", "soup", answers: "1 6\nred\n", surface: .terminal(80), editor: "true", suffix: "asked-for-one"),
    Scene(
      "reorder", "tart", "--before", "soup", answers: "1\n", surface: .terminal(80), suffix: "asked-for-the-neighbor"),
    Scene("delete", "soup", answers: "6\ny\n", surface: .terminal(80), suffix: "asked-which"),
    Scene(
      "shell", answers: "select soup\n1\nselect soup\n\nfavorite soup\n6\n", surface: .terminal(80),
      suffix: "asked-which"),
    Scene(
      "show", "pie", before: (1...26).map { ["add", "Pie number \($0)"] }, answers: "number 26\n",
      surface: .terminal(80), suffix: "asked-which-of-many"),
    Scene("show", "pie", before: (1...26).map { ["add", "Pie number \($0)"] }, suffix: "of-many"),
    Scene("show", "tomatto"),
    Scene("show", "zzz", "yyy"),
    Scene("show", "onion", "tort"),
    Scene("show", "sop", before: [["add", "Fish soup"]]),
    Scene("show", "suop", before: [["add", "Fish soup"]]),
    Scene("favorite", "onion", "tomatoe"),
    Scene("show", "123", before: [["add", "123"]]),
    Scene("show"),
    Scene("favorite", "-", input: "2\tOnion tart\n\n6 Red soup\n", suffix: "from-a-pipe"),
    Scene("favorite", "-", input: "", suffix: "from-an-empty-pipe"),
    Scene("favorite", "-", input: "Onion tart\n", suffix: "from-a-pipe-without-numbers"),
    Scene("favorite", "-", input: "2\n77\n", suffix: "from-a-pipe-with-a-stranger"),
    Scene("shell", input: "favorite -\n", suffix: "with-recipes-from-the-script"),
  ]

  static let searching = [
    Scene("search", "tomato"),
    Scene("search", "soup", surface: .terminal(80)),
    Scene("search", "onion", surface: .coloredTerminal(40)),
    Scene("search", "brulee"),
    Scene("search", "豆腐"),
    Scene("search", "麻腐"),
    Scene("search", "C++"),
    Scene("search", "half & half"),
    Scene("search", "1/2"),
    Scene("search", "my aunt's", "-salt"),
    Scene("search", "-salt"),
    Scene("search", "\"", suffix: "for-a-quote"),
    Scene("search", "onion", "--favorites", "--limit", "1"),
    Scene("search", "tomato", "--json"),
    Scene("search", "anchovies"),
    Scene("search", "soup", surface: .coloredTerminal(80)),
    Scene("search", "ripe tomatoes", surface: .coloredTerminal(80)),
    Scene("search", "darken", surface: .coloredTerminal(40)),
    Scene("search", "onion", "-tomato"),
    Scene("search", "onion", "-for the dough"),
    Scene("search", "onion", "--", "-salt"),
    Scene("search", "tomatos"),
    Scene("search", "onoin"),
    Scene("search", "onoin", "butter"),
    Scene("search", "oil tomatoes"),
    Scene("search", "soup", "OR", "stew"),
    Scene("search", "soup", "--sort", "title", surface: .terminal(80)),
    Scene("search", "onion", "--limit", "1", surface: .terminal(80)),
    Scene("search", "soup", "--max-time", "1h", surface: .terminal(80)),
    Scene("search", "soup", "--max-time", "1h"),
    Scene("list", "--max-time", "1h", surface: .terminal(80)),
    Scene("list", "--max-time", "1h"),
    Scene("list", "--max-time", "1h", "--or-unknown"),
    Scene("list", "--with", "beetroot", "--max-time", "5m"),
    Scene("list", "--or-unknown"),
    Scene("list", "--diet", "vegan", surface: .terminal(80)),
    Scene("list", "--diet", "vegan", "--or-unknown"),
    Scene("search", "soup", "--free-from", "celery", surface: .terminal(80)),
    Scene("show", "1", "--diet", "vegan", "--free-from", "nuts,gluten", surface: .terminal(80)),
    Scene("show", "1", "--diet", "vegetarian", "--json"),
    Scene("list", "--limit", "2", surface: .terminal(80)),
    Scene("list", "soup"),
    Scene("list", "tart"),
  ]
}
