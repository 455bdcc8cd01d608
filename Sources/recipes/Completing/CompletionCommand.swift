import RecipeModel

/// The hidden command that completion scripts run: `__complete SHELL -- WORD…`, the last word being completed.
struct CompletionCommand {
  static let name = "__complete"

  let session: Session

  /// Prints what the last word can become: an offer a line with its description after a tab, then a line that says what
  /// else the shell may offer: `:none`, or `:files` with the extensions of those that are meant.
  ///
  /// Nothing is changed, waited for or said, whatever happens: a person is typing.
  func run(_ words: [String]) {
    let shell = words.first ?? ""
    let request = CompletionRequest(Array(words.dropFirst(2)), in: session.commands)
    session.apply(Settings(databasePath: request.optionValues["--database"]))
    session.library.patience = .zero
    let answer = (try? CompletionOffers(request: request, session: session).answer()) ?? .offers([])
    var text = ""
    switch answer {
    case .offers(let offers):
      for offer in Self.shown(offers, after: request, in: shell) {
        text += SafeText(line: offer.value).string
        if !offer.description.isEmpty { text += "\t" + SafeText(line: offer.description).string }
        text += "\n"
      }
      text += ":none\n"
    case .files(let extensions): text = ([":files"] + extensions).joined(separator: " ") + "\n"
    }
    try? session.world.output.write(text.utf8)
    try? session.world.output.flush()
  }

  /// Bash and zsh replace what was typed by what all offers begin with, which must not be less.
  private static func shown(
    _ offers: [CompletionOffer], after request: CompletionRequest, in shell: String
  ) -> [CompletionOffer] {
    guard shell != "fish", offers.count > 1 else { return offers }
    let typed = TextFold.fold(request.start + request.word)
    return offers.filter { TextFold.fold($0.value).hasPrefix(typed) }
  }
}
