extension Scene {
  private static let evening = [
    ["favorite", "3"], ["edit", "1", "--title", "Tomato bisque", "--cook", "30m", "--ingredient", "tomatoes"],
    ["collect", "1", "5", "--into", "For guests"], ["reorder", "5", "--to", "top"], ["unfavorite", "1"],
  ]

  /// Looking back at recipes, and comparing them.
  static let comparing = [
    Scene("diff", "1", "2"),
    Scene("diff", "1", "2", surface: .terminal(40)),
    Scene("diff", "1", "onion", "tart", surface: .coloredTerminal(80)),
    Scene("diff", "tomato", "soup,", "onion", "tart", "--json"),
    Scene("diff", "1", "1"),
    Scene("diff", "1", "1", "--json", suffix: "of-the-same"),
    Scene("diff", "1"),
    Scene("diff", "tomato", "soup", surface: .terminal(80)),
    Scene("diff", "1-3"),
    Scene("diff", "1", "99"),
    Scene("diff"),
    Scene("diff", "1", "--at", "1", before: evening),
    Scene("diff", "1", "--at", "3", before: evening, surface: .terminal(80)),
    Scene("diff", "1", "--at", "last", before: evening, surface: .terminal(80)),
    Scene("diff", "1", "--at", "today", "--json", before: evening),
    Scene("diff", "1", "--at", "1", before: [["delete", "1", "--yes"]], suffix: "of-a-deleted-recipe"),
    Scene("diff", "1", "--at", "1", "--json", before: [["delete", "1", "--yes"]], suffix: "of-a-deleted-recipe"),
    Scene("diff", "1", "2", "--at", "1"),
    Scene("diff", "7", "--at", "1", before: [["add", "Toast"]]),
    Scene("show", "1", "--at", "1", before: evening, surface: .terminal(40)),
    Scene("show", "1", "--at", "2", "--serves", "8", before: evening),
    Scene("show", "1", "3", "--at", "last", before: [["delete", "3", "--yes"]]),
    Scene("show", "3", "--at", "1", before: [["delete", "3", "--yes"]], surface: .terminal(80)),
    Scene("show", "1", "--at", "1", "--json", before: evening),
    Scene("show", "tomato", "soup", "--at", "today", before: [["favorite", "3"]]),
    Scene("show", "1", "--at", "2026-11-20"),
    Scene("show", "1", "--at", "tomorrow"),
    Scene("show", "1", "--at", "9"),
    Scene("show", "1", "--at", "0"),
    Scene("show", "99", "--at", "1"),
    Scene("show", "1", "--at", "soon", surface: .terminal(80)),
    Scene("show", "1", "--at", "yesterdy"),
    Scene("show", "1", "--at", "3/4", suffix: "which-could-be-two-days"),
  ]

  static let undoing = [
    Scene("undo", before: [["delete", "1", "2", "--yes"]]),
    Scene("undo", before: [["delete", "1", "2", "--yes"]], surface: .terminal(80)),
    Scene("list", before: [["delete", "1", "2", "--yes"], ["undo"]], suffix: "after-an-undo"),
    Scene("undo", "3", before: evening, surface: .terminal(80)),
    Scene("undo", "9", before: evening),
    Scene("undo", before: [["undo"]], suffix: "of-nothing"),
    Scene("undo", startsEmpty: true, suffix: "without-a-library"),
    Scene("undo", "0"),
    Scene("undo", "2", "--step", "3"),
    Scene("undo", "--step", "2", before: evening, surface: .terminal(80)),
    Scene("undo", "--step", "2", "--json", before: evening),
    Scene("undo", "--step", "last", before: evening),
    Scene("undo", "--step", "last", suffix: "of-nothing"),
    Scene("undo", "--step", "first", before: evening),
    Scene("undo", "--step", "3", before: evening + [["edit", "1", "--cook", "40m"]], suffix: "changed-since"),
    Scene("undo", "--step", "4", before: evening + [["uncollect", "5", "--from", "For guests"]], suffix: "left-since"),
    Scene("undo", "--step", "2", before: evening + [["undo", "--step", "2"]], suffix: "again"),
    Scene("undo", "--step", "99"),
    Scene("redo", before: evening + [["undo", "2"]], surface: .terminal(80)),
    Scene("redo", "2", before: evening + [["undo", "2"]]),
    Scene("redo", before: evening + [["undo"], ["favorite", "2"]], suffix: "after-another-change"),
    Scene("list", before: evening + [["undo", "5"], ["redo", "4"], ["undo", "4"]], suffix: "as-before"),
  ]

  static let remembering = [
    Scene("history", before: evening),
    Scene("history", before: evening + [["undo", "2"]], surface: .terminal(80), suffix: "with-some-undone"),
    Scene("history", "--limit", "2", before: evening + [["undo", "--step", "2"]], surface: .coloredTerminal(60)),
    Scene("history", "--json", "--limit", "2", before: evening),
    Scene("history", surface: .terminal(80), startsEmpty: true, suffix: "of-nothing"),
    Scene("history", "bisque", before: evening, surface: .terminal(80)),
    Scene("history", "1", before: evening),
    Scene("history", "1", "--json", "--limit", "3", before: evening),
    Scene(
      "history", "1", before: evening + [["delete", "1", "--yes"]], surface: .terminal(80),
      suffix: "of-one-that-is-gone"),
    Scene("history", "1", before: evening, surface: .terminal(1)),
    Scene("history", "99"),
    Scene("history", "tomato-bisk", before: evening),
    Scene(
      "shell",
      answers: """
        delete 1 --yes
        undo
        open Soups
        reorder 6 --to top --collection soups
        undo
        undo
        redo 2
        undo --step 1
        favorite 2
        undo
        history 6
        undo 99
        """ + "\n",
      surface: .terminal(80), suffix: "changing-its-mind"),
  ]
}
