import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore

extension RecipeEvent {
  /// What a person reads: `title: "Tomato soup" → "Tomato bisque"`, a long text line by line.
  func lines(fitting width: Int) -> [StyledText] {
    switch self {
    case .added(let title): ["added as \(title.quoted(limit: width))"]
    case .deleted(let title): ["deleted as \(title.quoted(limit: width))"]
    case .moved: ["moved in the library"]
    case .movedIn(let collection): ["moved in \(collection.quoted())"]
    case .joined(let collection): ["put into \(collection.quoted())"]
    case .left(let collection): ["taken out of \(collection.quoted())"]
    case .shopped(let old?, let new?): ["on the shopping list: \(Self.scale(old)) → \(Self.scale(new))"]
    case .shopped(nil, let new?): ["put on the shopping list (\(Self.scale(new)))"]
    case .planned(let old?, let new?): ["planned for \(new) instead of \(old)"]
    case .planned(nil, let new?): ["planned for \(new)"]
    case .planned(let old, nil): ["no longer planned for \(old ?? "")"]
    case .shopped(_, nil): ["taken off the shopping list"]
    case .cooked(let day, let stars): ["cooked on \(day)\(stars > 0 ? " " : "")\(stars: stars)"]
    case .uncooked(let day): ["cooking of \(day) removed"]
    case .rated(let old, 0): ["stars: \(stars: old) → none"]
    case .rated(0, let new): ["stars: none → \(stars: new)"]
    case .rated(let old, let new): ["stars: \(stars: old) → \(stars: new)"]
    case .saidDiet(let diet, _, let isKept?): ["diet: \(SafeText(line: diet)) \(isKept ? "yes" : "no"), as you said"]
    case .saidDiet(let diet, _?, nil): ["diet: nothing said of \(SafeText(line: diet)) any more"]
    case .saidDiet(let diet, nil, nil): ["diet: \(SafeText(line: diet)) said again, of other ingredients"]
    case .changed(let field, let old, let new): field.lines(from: old, to: new, fitting: width)
    }
  }

  private static func scale(_ factor: Rational) -> String { RecipeAdaptation(factor: factor).scale }
}

extension RecipeField {
  fileprivate func lines(from old: String, to new: String, fitting width: Int) -> [StyledText] {
    switch kind {
    case .text, .names: ["\(label):"] + LineDifference(from: old, to: new).lines(fitting: width)
    case .time: ["\(label): \(Self.time(old)) → \(Self.time(new))"]
    case .flag: ["\(label): \(Self.answer(old)) → \(Self.answer(new))"]
    default: ["\(label): \(old.quoted(limit: width)) → \(new.quoted(limit: width))"]
    }
  }

  private static func time(_ seconds: String) -> String {
    let text = CookingTime.text(Int(seconds) ?? 0)
    return text.isEmpty ? "not stated" : text
  }

  private static func answer(_ number: String) -> String { number == "0" ? "no" : "yes" }
}

extension LineDifference {
  func lines(fitting width: Int) -> [StyledText] {
    marked(removed, "-", .deleted, fitting: width) + marked(inserted, "+", .inserted, fitting: width)
  }

  private func marked(_ lines: ArraySlice<Substring>, _ sign: String, _ style: Style, fitting width: Int)
    -> [StyledText]
  {
    let mostShown = 20
    var marked = lines.prefix(mostShown).map { line -> StyledText in
      "  \(sign, style) \(SafeText(line: line).truncated(to: max(width - 4, 20)))"
    }
    if lines.count > mostShown { marked.append("  \(sign, style) … \(lines.count - mostShown) more") }
    return marked
  }
}
