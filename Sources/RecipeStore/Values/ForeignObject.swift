import RecipeModel
import SQLite

/// An object of a database's schema that another program has made, and that may not be there.
package struct ForeignObject: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case index, table, trigger, view
    case virtualTable = "virtual table"

    /// The kind of an object; anything but the words in which SQLite keeps a table is taken for a table with rows.
    init(_ object: SchemaObject) {
      self = object.isVirtualTable ? .virtualTable : Kind(rawValue: object.type) ?? .table
    }
  }

  package let kind: Kind
  package let name: String

  /// The reason, for a relative clause: `which refers to recipes`.
  let reason: String

  init(_ object: SchemaObject, reason: String) {
    (kind, name, self.reason) = (Kind(object), object.name, reason)
  }

  /// `true` if it holds no rows, so that `doctor --fix` removes it and nothing is lost.
  package var isRemovable: Bool { kind != .table }
}

extension ForeignObject: CustomStringConvertible {
  /// `the trigger "evil" of another program, which would run`.
  package var description: String { "the \(kind.rawValue) \(name.quoted()) of another program, which \(reason)" }
}
