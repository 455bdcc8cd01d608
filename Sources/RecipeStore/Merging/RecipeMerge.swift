package import RecipeModel

/// Two changes of one recipe, put together field by field.
///
/// What one side alone changed, or both alike, is taken. Texts are put together line by line; of collections and pictures
/// each side's additions and removals are made. Only what both changed otherwise is in conflict.
package struct RecipeMerge: Equatable, Sendable {
  /// A field that both changed.
  package struct Conflict: Equatable, Sendable {
    package let field: RecipeField
    /// The value that both began with; nil if that is not known.
    package let base: RecipeField.Value?
    package let theirs: RecipeField.Value
    package let ours: RecipeField.Value

    package init(
      field: RecipeField, base: RecipeField.Value?, theirs: RecipeField.Value, ours: RecipeField.Value
    ) {
      self.field = field
      self.base = base
      self.theirs = theirs
      self.ours = ours
    }
  }

  /// A field of which something stands that they alone changed.
  package struct Taken: Equatable, Sendable {
    package let field: RecipeField
    /// The numbers of their lines in a text, from 1.
    package let lines: [Int]
  }

  /// The recipe as both sides have it together. In a text in conflict the lines of both stand, in another field ours.
  package private(set) var draft: RecipeDraft
  package private(set) var conflicts: [Conflict] = []
  package private(set) var taken: [Taken] = []

  /// - Parameter base: What both began with; nil if that is not known, and all in which they differ is a conflict.
  package init(base: RecipeDraft?, theirs: RecipeDraft, ours: RecipeDraft) {
    draft = theirs
    for field in RecipeField.allCases {
      merge(field, base?[field], theirs[field], ours[field])
    }
  }

  private mutating func merge(
    _ field: RecipeField, _ base: RecipeField.Value?, _ theirs: RecipeField.Value, _ ours: RecipeField.Value
  ) {
    if theirs == ours || theirs == base { return draft[field] = ours }
    var isInConflict = base == nil
    switch (base, theirs, ours) {
    case (let base, .text(let theirs), .text(let ours)) where field.kind == .text:
      let merge = LineMerge(base: base?.text ?? "", theirs: theirs, ours: ours)
      isInConflict = isInConflict || !merge.conflicts.isEmpty
      draft[field] = .text(merge.both)
      if !isInConflict, merge.both != ours { taken.append(Taken(field: field, lines: merge.theirLines)) }
    case (let base, .names(let theirs), .names(let ours)):
      let merged = Self.names(base?.names ?? [], theirs, ours, of: field)
      draft[field] = .names(merged)
      if !isInConflict, merged != ours { taken.append(Taken(field: field, lines: [])) }
    case _ where ours == base: taken.append(Taken(field: field, lines: []))
    default:
      isInConflict = true
      draft[field] = ours
    }
    if isInConflict { conflicts.append(Conflict(field: field, base: base, theirs: theirs, ours: ours)) }
  }

  /// Their names but those that we removed, then those that we added.
  private static func names(_ base: [String], _ theirs: [String], _ ours: [String], of field: RecipeField) -> [String] {
    func keys(_ names: [String]) -> Set<String> { Set(names.map { key($0, of: field) }) }
    let (old, their, our) = (keys(base), keys(theirs), keys(ours))
    return theirs.filter { our.contains(key($0, of: field)) || !old.contains(key($0, of: field)) }
      + ours.filter { !old.contains(key($0, of: field)) && !their.contains(key($0, of: field)) }
  }

  /// Names of collections are the same in whatever case.
  private static func key(_ name: String, of field: RecipeField) -> String {
    field == .collections ? CollectionName.key(name) : name
  }
}

extension RecipeMerge.Taken: CustomStringConvertible {
  /// `serves`, `ingredients line 4`, `directions lines 2 and 5`, `notes`.
  package var description: String {
    switch lines.count {
    case 1: "\(field.label) line \(lines[0])"
    case 2: "\(field.label) lines \(lines[0]) and \(lines[1])"
    default: field.label
    }
  }
}

extension RecipeField.Value {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var names: [String]? { if case .names(let names) = self { names } else { nil } }
}
