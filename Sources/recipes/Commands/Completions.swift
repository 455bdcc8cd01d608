import RecipeVerbs

struct Completions: Command {
  static let name = "completions"
  static let declaration = Declaration<Self>(
    "Print the completion script of a shell.",
    usage: ["recipes completions bash|zsh|fish"],
    examples: [
      "recipes completions bash > ~/.local/share/bash-completion/completions/recipes",
      "recipes completions zsh > ~/.zfunc/_recipes",
      "recipes completions fish > ~/.config/fish/completions/recipes.fish",
    ],
    parameters: [
      .word(\.shell, "shell", .choice("shell"), "The shell.")
    ])

  var shell = CompletionScript.bash

  func run(in session: Session) throws {
    try session.world.output.write((shell.text + "\n").utf8)
  }
}
