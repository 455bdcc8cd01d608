import RecipeModel
import Testing

/// Checks that hostile drafts come back from a format as they went in, and names the first that does not.
func expectRoundTrips(
  seed: UInt64, count: Int, as expected: (RecipeDraft) -> RecipeDraft,
  sourceLocation: SourceLocation = #_sourceLocation, _ roundTrip: (RecipeDraft) throws -> [RecipeDraft]
) throws {
  var drafts = HostileDrafts(seed: seed)
  for _ in 0..<count {
    let draft = try expected(drafts.next())
    let result = Result { try roundTrip(draft) }
    guard (try? result.get()) != [draft] else { continue }
    let got = try? result.get().first
    let fields: [(String, PartialKeyPath<RecipeDraft>)] = [
      ("title", \.title), ("prepTime", \.prepTime), ("cookTime", \.cookTime), ("servings", \.servings),
      ("ingredients", \.ingredients), ("directions", \.directions), ("notes", \.notes), ("source", \.source),
      ("favorite", \.isFavorite), ("added", \.addedOn), ("collections", \.collections), ("images", \.imageNames),
      ("log", \.log),
    ]
    var lines = ["seed \(seed)", got == nil ? "\(result)" : ""]
    for (name, path) in fields {
      let (went, came) = (String(reflecting: draft[keyPath: path]), got.map { String(reflecting: $0[keyPath: path]) })
      if went != came { lines.append("\(name) went in \(went), came out \(came ?? "not")") }
    }
    Issue.record("\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
    return
  }
}

extension RecipeDraft {
  var withoutUUID: RecipeDraft {
    var draft = self
    draft.uuid = nil
    return draft
  }
}
