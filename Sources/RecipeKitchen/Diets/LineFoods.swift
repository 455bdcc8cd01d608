/// The foods of a line as far as diets ask: all that it names, and whether words are left that were not understood.
struct LineFoods: Hashable, Sendable {
  /// The place of the line in the recipe, from 1.
  let number: Int
  let text: String
  private let groups: [[FoodMatch.Found]]
  private let contained: [FoodMatch.Named]
  private let elsewhere: [FoodMatch.Named]
  /// The words that were not understood; `nil` where all were.
  private let unread: String?
  let isHeading: Bool

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ line: IngredientLine, number: Int, in language: FoodLanguage) {
    self.number = number
    text = line.text
    isHeading = line.kind == .heading
    var reader = FoodReader(line, in: language)
    // A link is a title, and what a heading names is mostly in the lines below it.
    groups = isHeading || line.link != nil ? [] : reader.read()
    contained = reader.contained
    elsewhere = reader.foodsElsewhere()
    let name = line.name.isEmpty ? line.text : line.name
    let hasAll = line.link == nil && !groups.isEmpty && !reader.isPartUnknown && !reader.hasUnreadPart && !reader.isCut
    unread = isHeading || hasAll ? nil : name
  }

  // MARK: Answers

  /// Why a line is against a diet, or may be.
  struct Reason {
    var verdict: Diet.Verdict
    var reason: DietAnswer.Reason?
  }

  /// What decides, of all that the line names.
  func reason(in diet: Diet) -> Reason {
    var worst = Reason(verdict: .kept)
    for group in groups {
      let best = bestReason(of: group, in: diet)
      if best.verdict > worst.verdict { worst = best }
    }
    for named in contained where worst.verdict < .broken {
      let next = reason(of: named, in: diet)
      if next.verdict > worst.verdict { worst = next }
    }
    if worst.verdict != .kept { return worst }
    if let unread { return Reason(verdict: .notKnown, reason: .unread(unread)) }
    // What there may be in "the sauce" stands in the lines below it.
    let least: Diet.Verdict = isHeading ? .broken : .notKnown
    guard let named = elsewhere.lazy.map({ reason(of: $0, in: diet) }).first(where: { $0.verdict >= least }) else {
      return worst
    }
    return Reason(verdict: .notKnown, reason: named.reason)
  }

  /// Of "butter or oil" the oil counts.
  private func bestReason(of group: [FoodMatch.Found], in diet: Diet) -> Reason {
    var best = Reason(verdict: .broken)
    var next: Reason?
    for found in group.reversed() {
      var reason = reason(of: found, in: diet)
      if found.mayShareName, reason.verdict == .kept, let next, next.verdict != .kept, !found.food.isFromTap {
        reason = Reason(verdict: .notKnown, reason: next.reason)
      }
      next = reason
      // Of several that say the same the first one is named.
      if reason.verdict <= best.verdict { best = reason }
    }
    return best
  }

  /// A food with the others in its name: "cheese ravioli".
  private func reason(of found: FoodMatch.Found, in diet: Diet) -> Reason {
    var worst = Reason(verdict: .kept)
    func add(_ food: KnownFood, _ span: Range<Int>?, atMost most: Diet.Verdict = .broken) {
      let verdict = min(most, diet.verdict(on: food, without: found.negated))
      if verdict > worst.verdict { worst = reason(verdict, food, span) }
    }
    add(found.food, found.nameSpan)
    for food in found.modifiers { add(food, nil) }
    for food in found.likenesses { add(food, nil, atMost: .notKnown) }
    if worst.verdict != .kept || found.unread.isEmpty { return worst }
    return Reason(verdict: .notKnown, reason: .unread(found.unread.joined(separator: " ")))
  }

  private func reason(of named: FoodMatch.Named, in diet: Diet) -> Reason {
    reason(diet.verdict(on: named.food, without: named.negated), named.food, named.span)
  }

  private func reason(_ verdict: Diet.Verdict, _ food: KnownFood, _ span: Range<Int>?) -> Reason {
    Reason(verdict: verdict, reason: .food(key: food.key, written: span.map(text.bytes) ?? food.key))
  }
}

extension Diet {
  fileprivate func verdict(on food: KnownFood, without negated: FoodFlags) -> Verdict {
    verdict(on: food, flags: food.flags.subtracting(negated), possible: food.possibleFlags.subtracting(negated))
  }
}
