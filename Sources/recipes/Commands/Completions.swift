import ArgumentParser

struct Completions: Command {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the completion script of a shell.",
    usage: "recipes completions bash|zsh|fish",
    discussion: """
      Examples:
        recipes completions bash > ~/.local/share/bash-completion/completions/recipes
        recipes completions zsh > ~/.zfunc/_recipes
        recipes completions fish > ~/.config/fish/completions/recipes.fish
      """)

  @Argument(help: "The shell.") var shell: CompletionScript

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.world.output.write((shell.text + "\n").utf8)
  }
}
