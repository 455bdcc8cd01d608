import RecipeVerbs

struct ShellCommand: Command {
  static let name = "shell"
  static let declaration = Declaration<Self>(
    "Type commands one after another.",
    usage: ["recipes shell"],
    text: """
      Type commands without "recipes". A list is open, at first the whole library, and each line prints what it \
      changes there: + added, - removed, ~ changed, ↕ moved, with places. Changes by other programs appear at once. \
      `reorder` moves recipes in the open list, unless another is named.

      The shell also has: open LIST (all, favorites, recents, shop, plan, or a collection), select RECIPE, expand \
      NAME, collapse NAME, scale FACTOR, exit. `show`, `edit`, `favorite`, `collect`, `reorder`, `delete`, and \
      `history` without a RECIPE take the selected one. Tab completes; Ctrl-C clears the line, Ctrl-D leaves. Lines \
      are kept in $XDG_STATE_HOME/recipes/history, but for those that begin with a space. A script from a pipe ends at \
      the first line that fails.
      """,
    examples: [
      "recipes shell",
      "printf 'open Soups\\nreorder 12 --to top\\n' | recipes shell",
    ])

  func run(in session: Session) throws {
    try Shell(in: session).run()
  }
}
