import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// A form of the page that the table of verbs declares.
///
/// Its fields are the parameters of the verbs that share its path, and the parts of the path itself. A field that no verb
/// knows is ignored.
struct DeclaredForm: Sendable {
  let path: String

  static let all = VerbTable.forms.map(DeclaredForm.init)

  /// The verb that is asked for.
  ///
  /// - Parameter captured: The parts of the path by their names.
  /// - Throws: `Refusal` with 404 for a part of the path that is no number, with 400 for fields that are missing, cannot be
  ///   read, or break a rule; `RecipeFormFaults`, all at once.
  func verb(_ captured: [String: String], _ fields: FormFields) throws -> any Verb {
    for text in captured.values where !text.isRowNumber { throw Refusal(404, "there is no such place") }
    if isOfRecipe { try RecipeForm(fields).check(isNew: captured["recipe"] == nil) }
    do throws(Misuse) {
      let parts = captured.map { (name: $0.key, text: $0.value) }
      return try VerbTable.verb(
        ofForm: path, parts + fields.fields.map { (name: $0.name, text: $0.value) },
        files: fields.chosenFiles.map { (name: $0.field, file: GivenFile($0.name, $0.bytes)) })
    } catch {
      let refusal = Refusal(400, error, naming: \.field)
      if isOfRecipe, refusal.field == "picture" { throw RecipeFormFaults(faults: [.imageNames: refusal.message]) }
      throw refusal
    }
  }

  /// `true` if it is the form of a recipe, which is shown again with what is wrong with each field.
  var isOfRecipe: Bool { path == Link.newRecipe.text || path == "/recipes/{recipe}/edit" }

  /// The most bytes of the request's body.
  var mostBytes: Int { Self.mostBytes(withFile: VerbTable.formsWithFile.contains(path)) }

  /// The page that it leads to when it is done.
  ///
  /// - Parameter captured: The parts of the path by their names.
  func destination(_ outcome: VerbOutcome, _ captured: [String: String] = [:], from referrer: Link?) -> Link {
    let link = place(outcome, captured.compactMapValues { Int($0) }, from: referrer)
    return outcome.step.map { link.with("done", "\($0)") } ?? link
  }
}

extension DeclaredForm {
  private func place(_ outcome: VerbOutcome, _ captured: [String: Int], from referrer: Link?) -> Link {
    let staying = referrer.unless(\.isOfMoving)
    let recipe = captured["recipe"].map { Link.recipe($0) }
    let collection = captured["collection"].map { Link.list(.collection($0)) }
    return switch path {
    case "/recipes/new", "/recipes/{recipe}/copy", "/import":
      outcome.recipes.count == 1 ? .recipe(outcome.recipes[0]) : .list(.library(.recents))
    case "/recipes/{recipe}/edit", "/recipes/{recipe}/cooked", "/recipes/{recipe}/pictures",
      "/recipes/{recipe}/pictures/remove":
      recipe ?? .home
    case "/recipes/{recipe}/cookings/remove", "/recipes/{recipe}/rate": referrer ?? recipe ?? .home
    case "/recipes/{recipe}/delete":
      referrer.unless { page in recipe.map { page.isBelow($0.text) } ?? false } ?? .list(.library(.all))
    case "/lists/all/reorder": staying ?? .list(.library(.all))
    case "/lists/favorites/reorder": staying ?? .list(.library(.favorites))
    case "/collections/{collection}/reorder": staying ?? collection ?? .home
    case "/collections", "/collections/{collection}/rename":
      outcome.collection.map { .list(.collection($0.id)) } ?? .home
    case "/collections/{collection}/delete":
      referrer.unless { page in collection.map { page.isBelow($0.text) } ?? false } ?? .home
    case "/sidebar/reorder": staying ?? .sidebar
    case "/shop/aisles", "/shop/aisles/rename", "/shop/aisles/delete", "/shop/aisles/reorder": .aisles
    case "/shop/recipes", "/shop/recipes/remove", "/shop/items", "/shop/tick", "/shop/remove", "/shop/clear",
      "/shop/reorder":
      staying ?? .shopping
    case "/plan/meals": .plan(outcome.plannedDays?.first)
    case "/plan/reorder", "/plan/remove", "/plan/copy": staying ?? .plan
    case "/plan/shop": .shopping
    case "/pantry", "/pantry/use", "/pantry/edit", "/pantry/remove": staying ?? .pantry
    default: referrer ?? .home
    }
  }
}

extension DeclaredForm {
  /// The most bytes of a body: 1 MiB, and where a file may come along, 10 MiB for it besides.
  static func mostBytes(withFile: Bool) -> Int { withFile ? 11 << 20 : 1 << 20 }

  /// The most bytes that may be posted to a path, whether the page's or that of the same verb for programs.
  static func mostBytes(to path: Substring) -> Int {
    let parts = path.split(separator: "/")
    return mostBytes(withFile: VerbTable.formsWithFile.contains { ends(parts, as: $0.split(separator: "/")) })
  }

  private static func ends(_ parts: [Substring], as own: [Substring]) -> Bool {
    parts.count >= own.count && zip(parts.suffix(own.count), own).allSatisfy { $0 == $1 || $1.hasPrefix("{") }
  }
}

extension String {
  /// `true` if the text is the number of a row, as paths have it.
  fileprivate var isRowNumber: Bool {
    guard let number = Int(self), number > 0 else { return false }
    return "\(number)" == self
  }
}
