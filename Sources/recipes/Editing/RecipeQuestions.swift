import RecipeFormats
import RecipeModel

/// A recipe that is asked for line by line; the end of the input at any question cancels it.
struct RecipeQuestions {
  private let session: Session
  private let nothing: StyledText

  /// - Parameter nothing: What a cancellation says.
  init(in session: Session, nothing: StyledText) {
    self.session = session
    self.nothing = nothing
  }

  /// Asks for a recipe, until the user agrees to what was understood; what the draft says already is not asked for.
  ///
  /// Several lines that arrive at once at the title were pasted, and are read as a whole recipe.
  ///
  /// - Throws: A cancellation if there is no title, or the user does not agree.
  func ask(_ draft: RecipeDraft) throws -> RecipeDraft {
    session.tell("A line each; an empty line goes on. Ctrl-D cancels.")
    var answers = draft
    let title = try answer("Title:")
    let pasted = try [title] + session.world.input.waitingLines()
    if pasted.count > 1 { return try agree(toPasted: pasted, over: draft) }
    answers.title = title
    guard !answers.title.isEmpty else { throw CommandError.cancelled(nothing) }
    try askForOthers(&answers, isAgain: false)
    while true {
      switch try answer("Add it? [Y/n/e]").lowercased() {
      case "", "y", "yes": return answers
      case "e", "edit":
        answers.title = try line("Title", keeping: answers.title)
        try askForOthers(&answers, isAgain: true)
      default: throw CommandError.cancelled(nothing)
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
      let names = try line("Collections (commas between)", keeping: draft.collections.joined(separator: ", "))
      draft.collections = names.split(separator: ",").map { String($0).trimmed() }
    }
  }

  /// - Parameter draft: What options say, which counts more than the text.
  private func agree(toPasted lines: [String], over draft: RecipeDraft) throws -> RecipeDraft {
    var lines = lines
    while true {
      var recipe = try RecipeText.read(lines.joined(separator: "\n"))
      recipe.fill(with: draft)
      let ingredients = StyledText.count(recipe.ingredients.itemCount, "ingredient", "ingredients")
      let steps = StyledText.count(recipe.directions.itemCount, "step", "steps")
      let reply = try answer("Read a recipe with \(ingredients) and \(steps). Add it? [Y/n]")
      switch reply.lowercased() {
      case "", "y", "yes": return recipe
      case "n", "no": throw CommandError.cancelled(nothing)
      // The last line of what was pasted has no end of its own, and waited for the Enter of the answer.
      default: lines.append(reply)
      }
    }
  }
}

extension RecipeQuestions {
  private func answer(_ question: StyledText) throws(CommandError) -> String {
    guard let answer = try session.ask(question) else { throw CommandError.cancelled(nothing) }
    return answer.allSatisfy(\.isWhitespace) ? "" : answer
  }

  private func line(_ question: StyledText, keeping old: String) throws(CommandError) -> String {
    if old.isEmpty { return try answer("\(question):") }
    let new = try answer("\(question) [\(old)]:")
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
    while case let line = try answer(">"), !line.isEmpty { lines.append(line) }
    return lines.isEmpty ? old : lines.joined(separator: "\n")
  }
}

extension RecipeDraft {
  /// Takes over what another draft states.
  fileprivate mutating func fill(with other: RecipeDraft) {
    if other.prepTime > 0 { prepTime = other.prepTime }
    if other.cookTime > 0 { cookTime = other.cookTime }
    for field in [\RecipeDraft.servings, \.ingredients, \.directions, \.notes, \.source]
    where !other[keyPath: field].isEmpty { self[keyPath: field] = other[keyPath: field] }
    if !other.collections.isEmpty { collections = other.collections }
    if other.isFavorite { isFavorite = true }
  }
}

extension String {
  /// How many of its lines are neither blank nor a subheading.
  fileprivate var itemCount: Int {
    split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) && !$0.hasSuffix(":") && !$0.hasSuffix("：") }
  }
}
