import Foundation
import Testing

@testable import recipes

/// Mistakes in a command line, in our words.
@Suite struct UsageMistakeTests {
  private static let time = "write 10m, 1h30m, or 1:30"

  @Test(arguments: [
    ("shwo 12", #"unknown command "shwo"; did you mean "show"?"#),
    ("hist", #"unknown command "hist"; did you mean "history"?"#),
    ("tomato", #"unknown command "tomato"; did you mean "show tomato"?"#),
    ("tomato soup", #"unknown command "tomato"; did you mean "show tomato soup"?"#),
    ("leek soup", #"unknown command "leek"; to find recipes: recipes search leek soup"#),
    ("remove 12", #"unknown command "remove"; did you mean "delete 12"?"#),
    ("tag 12", #"unknown command "tag"; did you mean "collect 12"?"#),
    ("sort title", #"unknown command "sort"; did you mean "reorder --by title"?"#),
    (
      "co",
      #"unknown command "co"; did you mean "copy", "collections", "collect", "cook", "cooked", "convert", "config", or "completions"?"#
    ),
    ("exit", #"unknown command "exit"; it works only in the shell: recipes shell"#),
    ("select 12", #"unknown command "select"; it works only in the shell: recipes shell"#),
    ("config colour never", #"unknown setting "colour"; did you mean "color"?"#),
    ("list soups", "list takes no words; try: recipes search soups, or recipes list --collection Soups"),
    ("list soup", "list takes no words; try: recipes search soup, or recipes list --collection Soups"),
    ("list pie", "list takes no words; try: recipes search pie"),
    ("path x", "path takes no words"), ("config sort title x", #"unexpected "x""#),
    ("list --limt 3", #"unknown option "--limt"; did you mean "--limit"?"#),
    ("list --sort", "--sort needs a value: manual, title, added, time, cooked, rating, source, servings, or random"),
    ("list --limit", "--limit needs a value"), ("list --limit --sort", "--limit needs a value"),
    ("list --limit 0", #""0" is not a count; use a number from 1"#),
    ("list -n x", #""x" is not a count; use a number from 1"#),
    (
      "list --sort size",
      #""size" is not an order; use manual, title, added, time, cooked, rating, source, servings, or random"#
    ),
    ("list --color maybe", #""maybe" is not a value of --color; use auto, always, or never"#),
    ("add Bread --cook soon", #""soon" is not a time; write 10m, 1h30m, or 1:30"#),
    ("add Bread --cook it's", #""it's" is not a time; write 10m, 1h30m, or 1:30"#),
    ("reorder 1 --to 0", #""0" is not a place; use top, bottom, or a number from 1"#),
    ("reorder 1", "where to? use --before, --after, or --to"),
    ("show", "which recipe? give a number or words of a title"),
    ("favorite", "which recipe? give a number or words of a title"),
    ("collections add", "which collection? give its name"),
    ("collections rename Soups", "which new name? give it after the old one"),
    ("completions", "which shell? use bash, zsh, or fish"),
    ("completions tcsh", #""tcsh" is not a shell; use bash, zsh, or fish"#),
    ("convert 1 --units x", "\"x\" is not a system; use metric, us, or imperial"),
    ("list --reverse=yes", "--reverse takes no value"),
    ("import", "which file? give its name, or use --addresses or --clipboard"),
  ])
  func `a usage error says what is wrong and what to do`(line: String, message: String) throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let result = box.run(line.split(separator: " ").map(String.init))
    #expect(result == .init(messages: "recipes: \(message)\n", status: .usage))
  }

  @Test func `a mistake names the library that --database names`() throws {
    let (box, other) = (try TestBox(), try TestBox())
    other.run(["add", "Pie", "--collection", "Pies"])
    let result = box.run(["list", "pies", "--database", other.database.path])
    #expect(result.messages.hasSuffix("recipes search pies, or recipes list --collection Pies\n"))
  }

  @Test func `on a terminal it names the help, and wraps at words`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["NO_COLOR"] = "1"
    box.screen = Screen(width: 40, height: 24)
    #expect(
      box.run(["reorder", "1"]).messages == """
        recipes: where to? use --before,
          --after, or --to
        see: recipes help reorder

        """)
    #expect(box.run(["collections", "add"]).messages.hasSuffix("see: recipes help collections add\n"))
    #expect(box.run(["shwo"]).messages.hasSuffix("see: recipes help\n"))
    #expect(!box.run(["show", "99"]).messages.contains("see:"))
    let inShell = box.run(["shell"], answers: "reorder 1\n").messages
    #expect(inShell.contains("see: help reorder\n"))
  }

  @Test func `a styled line keeps its styles where it is wrapped`() {
    let line: StyledText = "\("recipes:", .failure) one \("two three", .title) four"
    let wrapped = line.wrappedAtSpaces(to: 16, indent: 2)
    #expect(wrapped == ["\("recipes:", .failure) one \("two", .title)", "  \("three", .title) four"])
    #expect(line.wrappedAtSpaces(to: 99, indent: 2) == [line])
    #expect(("12  Soup" as StyledText).wrappedAtSpaces(to: 7, indent: 2).map(\.plain) == ["12 ", "  Soup"])
  }
}
