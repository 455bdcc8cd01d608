package import RecipeFormats

/// Something that can be asked for: what was asked for are its stored properties, and its declaration says how they are given.
package protocol Declared: Sendable {
  init()

  /// `favorite`, `shop tick`: it is found by it, without its declaration being made.
  static var name: String { get }
  static var declaration: Declaration<Self> { get }

  /// Checks what rules cannot say.
  func check() throws(Misuse)
}

extension Declared {
  package func check() throws(Misuse) {}

  /// Reads the fields of a form.
  package init(_ given: [GivenParameter]) throws(Misuse) {
    self.init()
    do throws(Misuse) {
      try Self.declaration.read(given, into: &self)
      try check()
    } catch {
      throw error.spelled(Self.declaration.infos.filter { $0.surfaces.contains(.forms) }, \.field)
    }
  }

  /// Reads the fields of an address, of which an empty one says nothing.
  package init(fields: [(name: String, text: String)]) throws(Misuse) {
    try self.init(Self.declaration.given(fields.filter { !$0.text.isEmpty }))
  }

  /// Reads the members of `json`.
  package init(_ members: [(String, JSONValue)]) throws(Misuse) {
    try self.init(members.map { ($0.0, GivenValue.json($0.1)) })
  }

  /// Reads the members of a request, by their names in JSON.
  package init(_ members: [(String, GivenValue)]) throws(Misuse) {
    self.init()
    do throws(Misuse) {
      try Self.declaration.read(members, into: &self)
      try check()
    } catch {
      throw error.spelled(Self.declaration.infos.filter { $0.surfaces.contains(.json) }, \.json)
    }
  }
}
