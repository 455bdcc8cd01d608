import RecipeFormats
import RecipeModel

/// A recipe that is asked for line by line; Ctrl-C and Ctrl-D cancel it at any question.
struct RecipeQuestions {
  private let session: Session
  private let nothing: StyledText
  /// Edits the answers; nil where they come from elsewhere than a terminal, as in tests.
  private let editor: LineEditor?

  /// - Parameter nothing: What a cancellation says.
  init(in session: Session, nothing: StyledText) {
    self.session = session
    self.nothing = nothing
    editor = session.makeLineEditor(takesPastedText: true)
  }

  /// Asks for a recipe, until the user agrees to what was understood; what the draft says already is not asked for.
  ///
  /// Several lines that are pasted at the title are read as a whole recipe.
  ///
  /// - Throws: A cancellation if there is no title, or the user does not agree.
  func ask(_ draft: RecipeDraft) throws -> RecipeDraft {
    session.tell("A line each; an empty line goes on. Ctrl-D cancels.")
    var answers = draft
    switch try answer("Title:") {
    case .line(let title): answers.title = title
    case .pasted(let text):
      answers = try RecipeText.read(text)
      answers.fill(with: draft)
      let ingredients = StyledText.count(answers.ingredients.itemCount, "ingredient", "ingredients")
      let steps = StyledText.count(answers.directions.itemCount, "step", "steps")
      if try isAgreed("Read a recipe with \(ingredients) and \(steps). Add it? [Y/n/e]") { return answers }
      return try askAgain(answers)
    }
    guard !answers.title.isEmpty else { throw CommandError.cancelled(nothing) }
    try askForOthers(&answers, isAgain: false)
    return try isAgreed("Add it? [Y/n/e]") ? answers : askAgain(answers)
  }

  /// Asks from the top with the answers filled in.
  private func askAgain(_ draft: RecipeDraft) throws -> RecipeDraft {
    var answers = draft
    repeat {
      answers.title = try line("Title", keeping: answers.title)
      try askForOthers(&answers, isAgain: true)
    } while try !isAgreed("Add it? [Y/n/e]")
    return answers
  }

  /// Returns whether the recipe is right as it is, rather than to be asked for again.
  ///
  /// - Throws: A cancellation if it is not to be added.
  private func isAgreed(_ question: StyledText) throws -> Bool {
    while true {
      switch try line(question).lowercased() {
      case "", "y", "yes": return true
      case "e", "edit": return false
      case "n", "no": throw CommandError.cancelled(nothing)
      default: continue
      }
    }
  }

  /// - Parameter isAgain: Whether fields that say something are asked for as well, with an empty answer to keep them.
  private func askForOthers(_ draft: inout RecipeDraft, isAgain: Bool) throws {
    if isAgain || draft.prepTime == 0 {
      draft.prepTime = try time("Preparation time (10m, 1h30m)", keeping: draft.prepTime)
    }
    if isAgain || draft.cookTime == 0 { draft.cookTime = try time("Cooking time", keeping: draft.cookTime) }
    if isAgain || draft.servings.isEmpty { draft.servings = try line("Servings", keeping: draft.servings) }
    if isAgain || draft.ingredients.isEmpty {
      draft.ingredients = try lines("Ingredients, one per line", keeping: draft.ingredients)
    }
    if isAgain || draft.directions.isEmpty {
      draft.directions = try lines("Directions, one step per line", keeping: draft.directions)
    }
    if isAgain || draft.collections.isEmpty {
      draft.collections = try collections(keeping: draft.collections)
    }
  }
}

extension RecipeQuestions {
  /// An answer: a line, or several that were pasted.
  private enum Answer {
    case line(String)
    case pasted(String)
  }

  /// - Throws: A cancellation for Ctrl-C and Ctrl-D.
  private func answer(_ question: StyledText) throws(CommandError) -> Answer {
    guard let editor else {
      guard let answer = try session.ask(question) else { throw .cancelled(nothing) }
      return .line(answer.allSatisfy(\.isWhitespace) ? "" : answer)
    }
    // A signal ends the question rather than the process, so that the terminal gets its own mode back.
    switch Interruption.noting({ editor.readLine(after: question) }) {
    case .line(let answer): return .line(answer.allSatisfy(\.isWhitespace) ? "" : answer)
    case .pasted(let text): return .pasted(text)
    case .cancelled: throw .givenUp(.interrupted)
    case .end:
      session.tell("")
      if let status = Interruption.requested { throw .givenUp(status) }
      throw .cancelled(nothing)
    }
  }

  private func line(_ question: StyledText) throws(CommandError) -> String {
    switch try answer(question) {
    case .line(let line): line
    case .pasted(let text): text.split(separator: "\n").joined(separator: " ")
    }
  }

  private func line(_ question: StyledText, keeping old: String) throws(CommandError) -> String {
    if old.isEmpty { return try line("\(question):") }
    let new = try line("\(question) [\(old)]:")
    return new.isEmpty ? old : new
  }

  private func time(_ question: StyledText, keeping old: Int) throws(CommandError) -> Int {
    while true {
      let answer = try line(question, keeping: CookingTime.text(old))
      if answer.isEmpty { return 0 }
      if let seconds = CookingTime.parse(answer) { return seconds }
      session.tell("  \(answer.quoted()) is not a time; write 10m, 1h30m, or 1:30")
    }
  }

  private func lines(_ question: StyledText, keeping old: String) throws(CommandError) -> String {
    let present: StyledText = old.isEmpty ? "" : " [\(.count(old.itemCount, "line", "lines"))]"
    session.tell("\(question)\(present):")
    var lines: [String] = []
    while true {
      switch try answer(">") {
      case .line(""): return lines.isEmpty ? old : lines.joined(separator: "\n")
      case .line(let line): lines.append(line)
      case .pasted(let text): lines += text.split(separator: "\n").map(String.init)
      }
    }
  }

  private func collections(keeping old: [String]) throws(CommandError) -> [String] {
    editor?.complete = { [session] in Completion(ofCollectionsIn: $0, isRepeated: $1, in: session) }
    defer { editor?.complete = { _, _ in Completion() } }
    return try line("Collections (commas between)", keeping: old.joined(separator: ", "))
      .split(separator: ",").map { String($0).trimmed() }
  }
}

extension RecipeDraft {
  /// Takes over what another draft states.
  fileprivate mutating func fill(with other: RecipeDraft) {
    for field in RecipeField.allCases where other[field].isStated { self[field] = other[field] }
  }
}

extension String {
  /// The number of its lines that are neither blank nor a subheading.
  fileprivate var itemCount: Int {
    split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) && Subheading.name(of: $0) == nil }
  }
}
