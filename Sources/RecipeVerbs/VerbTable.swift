package import RecipeFormats
import RecipeModel

/// All verbs: what surfaces loop over.
package enum VerbTable {
  package static let all: [any Verb.Type] = [
    AddRecipe.self, EditRecipes.self, CopyRecipe.self, MergeRecipes.self, PartDuplicates.self, ImportRecipes.self,
    FavoriteRecipes.self, UnfavoriteRecipes.self,
    RateRecipes.self, AddCookings.self, RemoveCookings.self,
    CollectRecipes.self,
    UncollectRecipes.self, ReorderRecipes.self, DeleteRecipes.self, AddPictures.self, RemovePicture.self,
    MapFood.self, UnmapFood.self, AddCollection.self, EditCollection.self, RenameCollection.self,
    DeleteCollections.self, ReorderCollection.self, ArrangeSidebar.self,
    AddToShopping.self, RemoveFromShopping.self, TickEntries.self, UntickEntries.self, ClearShopping.self,
    MoveEntries.self, ReorderEntries.self,
    AddToPlan.self, MovePlanned.self, RemovePlanned.self, ReorderPlanned.self, CopyPlan.self, ShopForPlan.self,
    AddAisle.self, RenameAisle.self, DeleteAisle.self, ReorderAisle.self, AddToPantry.self, UseFromPantry.self,
    EditStock.self, RemoveFromPantry.self,
    Undo.self, Redo.self,
  ]

  /// Reads a verb that was written as JSON.
  ///
  /// - Throws: `Misuse`
  package static func verb(_ object: JSONObject) throws(Misuse) -> any Verb {
    let name = object["verb"]?.text ?? ""
    guard let verb = all.first(where: { $0.name == name }) else { throw .rule("there is no verb \(name.quoted())") }
    return try verb.read(object)
  }

  /// The paths of the page's forms, each once.
  package static let forms: [String] = {
    var paths: [String] = []
    for verb in all { for form in verb.forms where !paths.contains(form.path) { paths.append(form.path) } }
    return paths
  }()

  /// The paths of the forms that may come with a file.
  package static let formsWithFile: [String] = all.flatMap { $0.takesFile ? $0.forms.map(\.path) : [] }

  /// Reads the verb that a form asks for: of several with one path the one that has all of the fields that any of them has,
  /// and the fewest others.
  ///
  /// - Parameters:
  ///   - fields: Those of the form, and the parts of its path by their names.
  ///   - files: Those that were chosen in the form, by the names of its fields.
  /// - Throws: `Misuse`, a rule for fields that fit several verbs, or none.
  package static func verb(
    ofForm path: String, _ fields: [(name: String, text: String)], files: [(name: String, file: GivenFile)] = []
  ) throws(Misuse) -> any Verb {
    let candidates = all.filter { verb in verb.forms.contains { $0.path == path } }
    if candidates.count == 1 { return try candidates[0].read(fields, files, ofForm: path) }
    let known = fields.filter { field in candidates.contains { $0.takes(field: field.name) } }
    let fitting = candidates.filter { verb in known.allSatisfy { verb.takes(field: $0.name) } }
    let fewest = fitting.map { $0.fieldCount }.min()
    let meant = fitting.filter { $0.fieldCount == fewest }
    guard !known.isEmpty, meant.count == 1 else {
      let names = candidates.compactMap { verb in verb.firstField(besides: candidates) }.map { "`\($0)`" }
      throw .rule("use \(names.joined(separator: " or "))")
    }
    return try meant[0].read(fields, files, ofForm: path)
  }

}

extension Verb {
  fileprivate static var forms: [Form] { declaration.forms }
  /// The first field that only this one of some verbs has.
  fileprivate static func firstField(besides verbs: [any Verb.Type]) -> String? {
    declaration.infos.filter(\.isInForms).first { info in verbs.count { $0.takes(field: info.field) } == 1 }?.field
  }

  fileprivate static var fieldCount: Int { Set(declaration.infos.filter(\.isInForms).map(\.field)).count }

  fileprivate static var takesFile: Bool { declaration.infos.contains { $0.isFile && $0.isInForms } }

  fileprivate static func takes(field: String) -> Bool { declaration.infos.contains { $0.isField(field) } }

  fileprivate static func read(_ object: JSONObject) throws(Misuse) -> any Verb {
    try Self(object.members.filter { $0.key != "verb" }.map { ($0.key, $0.value) })
  }

  fileprivate static func read(
    _ fields: [(name: String, text: String)], _ files: [(name: String, file: GivenFile)], ofForm path: String
  ) throws(Misuse) -> any Verb {
    let infos = declaration.infos
    let meant = forms.first { $0.path == path }?.given ?? []
    var given = declaration.given(
      fields,
      after: meant.compactMap { member in
        infos.firstIndex { $0.isMember(member.0) }.map { GivenParameter($0, .json(member.1)) }
      })
    for file in files {
      guard let index = infos.firstIndex(where: { $0.isField(file.name) && $0.isFile }) else { continue }
      given.append(GivenParameter(index, .file(file.file)))
    }
    return try Self(given)
  }
}
