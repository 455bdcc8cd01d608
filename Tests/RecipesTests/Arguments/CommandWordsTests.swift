import Testing

@testable import recipes

@Suite struct CommandWordsTests {
  @Test(arguments: [
    ([], []),
    (["--json", "completions", "bash"], ["completions", "--json", "--", "bash"]),
    (["--database", "a b.sqlite", "completions", "bash"], ["completions", "--database=a b.sqlite", "--", "bash"]),
    (["completions", "--notes", "- whisk", "--", "--json"], ["completions", "--notes=- whisk", "--", "--json"]),
    (["completions", "--color"], ["completions", "--color"]),
    (["help", "completions"], ["help", "completions"]),
    (["completions", "-h"], ["completions", "--help"]),
    (["edit", "12", "--notes", ""], ["edit", "--notes", "", "--", "12"]),
    (["search", "-salt", "--limit", "3", "C++"], ["search", "--limit=3", "--", "-salt", "C++"]),
    (["list", "-salt"], ["list", "-salt"]),
    (["---completion", "list", "--", "--with"], ["---completion", "list", "--", "--with"]),
  ])
  func `options stand behind the command with their values, words behind two hyphens`(
    words: [String], arranged: [String]
  ) throws {
    #expect(try CommandWords.arranged(words) == arranged)
  }

  @Test(arguments: [
    (["favorite", "tomato soup"], "favorite \"tomato soup\""),
    (["--json", "list", "--database", "a.sqlite", "--limit=3", "--yes"], "list --limit=3"),
    (["add", "Pop's \"best\" $5 soup", ""], #"add 'Pop'\''s "best" $5 soup' """#),
    (["search", "--", "--json", "#1"], "search -- --json \"#1\""),
  ])
  func `the history has a command as it can be typed again, without how it was run`(
    words: [String], typed: String
  ) throws {
    #expect(CommandWords.typed(words) == typed)
    #expect(try CommandWords.typed(ShellWords.split(typed)) == typed)
  }

  @Test func `an unknown command is a usage failure with the nearest one`() {
    #expect(throws: Failure("unknown command \"completion\"; did you mean \"completions\"?", .usage)) {
      try CommandWords.arranged(["completion"])
    }
  }

  @Test(arguments: [
    (["--databse", "x", "list"], "unknown option \"--databse\"; did you mean \"--database\"?"),
    (["--json", "--limit=3", "x"], "unknown option \"--limit\""),
    (["--json", "lst"], "unknown command \"lst\"; did you mean \"list\"?"),
  ])
  func `the value of an option misspelt before the command is not taken for the command`(
    words: [String], message: String
  ) {
    #expect(throws: Failure("\(message)", .usage)) { try CommandWords.arranged(words) }
  }
}
