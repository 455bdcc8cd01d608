import ArgumentParser

struct ShellCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Run commands line after line, and see what each changes.",
    usage: "recipes shell",
    discussion: """
      Every command works as it does alone, without "recipes" before it. A list stays open, at first the whole \
      library, and each line prints what it changes there: + came, - left, ~ changed, ↕ moved, with places. What other \
      programs change is printed before the next line. What is reordered is the open list, unless another is named.

      Besides: open LIST (all, favorites, recents, or a collection), select RECIPE, expand NAME, collapse NAME, exit.
      A script from a pipe ends at the first line that fails.

      Examples:
        recipes shell
        printf 'open Soups\\nreorder 12 --to top\\n' | recipes shell
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    try Shell(in: session).run()
  }
}
