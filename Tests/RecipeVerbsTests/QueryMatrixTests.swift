import RecipeStore
import Testing

@testable import RecipeVerbs

/// Every query on the command line and in the API with its document.
@Suite struct QueryMatrixTests {
  private static let all: [any Query.Type] = QueryTable.all

  /// Queries that have no operation, and why.
  private static let queriesMissing: [(query: String, reason: String)] = [
    ("search", "the list of recipes takes words"),
    ("shop show", "an entry of the shopping list says what it is for"),
  ]

  @Test func `each query has an operation, but for the holes that have a reason`() {
    #expect(Self.all.filter { !$0.hasRoute }.map { $0.name } == Self.queriesMissing.map(\.query))
  }

  /// Parameters that the command line or the API lacks, and why.
  private static let parametersMissing: [(query: String, parameters: [String], reason: String)] = [
    ("list", ["q"], "a person has a command for a search"),
    ("list", ["after"], "a person sees the whole list"),
    ("list", ["watch"], "a program follows the events of the server"),
    ("export", ["q"], "a person exports what a search prints"),
    ("export", ["output", "force"], "a program writes its own files"),
    ("nutrition show", ["explain"], "JSON has the food and the weight of each line"),
    ("nutrition foods", ["word"], "JSON of foods of the table has another shape"),
    ("collections list", ["collection"], "a person finds a collection by its words"),
    ("shop list", ["got-last", "plain"], "a program orders and writes as it likes"),
    ("shop list", ["watch"], "a program follows the events of the server"),
    ("plan list", ["range"], "a program names days by the first and the last"),
    ("plan list", ["from", "to"], "a person names days by one range"),
    ("diff", ["other"], "a person names both recipes in a row"),
    ("stats", ["range"], "a program names days by the first and the last"),
    ("stats", ["from", "to"], "a person names days by one range"),
    ("plan list", ["ics"], "a program makes its own calendar"),
    ("plan list", ["watch"], "a program follows the events of the server"),
  ]

  @Test func `each parameter is on both surfaces, but for the holes that have a reason`() {
    let holes = Self.all.flatMap { query in
      query.parameters(missingOnAnyOf: [.commandLine, .json]).map { "\(query.name), \($0)" }
    }
    let known = Self.parametersMissing.flatMap { hole in hole.parameters.map { "\(hole.query), \($0)" } }
    #expect(Set(holes) == Set(known))
  }

  @Test func `each member of a query can be sent to one of its operations`() {
    for query in Self.all { #expect(query.unreachableMembers == [], "\(query.name)") }
  }

  @Test func `what a rule forbids is refused in the same words on every surface`() {
    for query in Self.all {
      for refusals in query.refusals(on: [.commandLine, .json]) {
        #expect(Set(refusals).count == 1, "\(query.name)")
        #expect(refusals.allSatisfy { $0 != nil }, "\(query.name)")
      }
    }
  }
}

/// Queries of the addresses of pages.
@Suite struct AddressQueryTests {
  @Test func `the fields of an address are read as a query, and empty and unknown ones say nothing`() throws {
    let asked = try ListRecipes(fields: [
      ("max-time", "30m"), ("with", "egg"), ("with", ""), ("with", "rice"), ("sort", "title"), ("sort", "time"),
      ("page", "2"),
    ]).filter.query
    #expect(asked.maxTime == 1800)
    #expect(asked.with == ["egg", "rice"])
    #expect(asked.sort == .title)
    let shown = try ShowRecipes(fields: [("recipe", "12"), ("serves", ""), ("scale", "2")])
    #expect(ShowRecipes.declaration.members(of: shown).map(\.0) == ["recipe", "scale"])
  }

  @Test(arguments: [
    ([("recipe", "12"), ("serves", "8"), ("scale", "2")], "give serves or scale, not both"),
    ([("recipe", "12"), ("units", "feet")], "units must be one of metric, us, imperial"), ([], "recipe is missing"),
  ])
  func `an address that cannot be is refused as a request is`(fields: [(String, String)], message: String) {
    #expect {
      try ShowRecipes(fields: fields)
    } throws: { error in
      (error as? Misuse)?.line { $0.json } == message
    }
  }
}
