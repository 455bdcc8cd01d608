import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeServer

/// A database that another program keeps locked for longer than the server is patient.
@Suite struct BusyDatabaseTests {
  @Test func `a write is answered with 503 and when to try again, and is not made later`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)", "Accept: text/html"]
      #expect(server.post("/recipes/new", "title=Soup", fields: fields).status == 303)
      let other = try Connection(.file(server.folder.path("recipes.sqlite")))
      try other.execute("BEGIN IMMEDIATE")
      let refused = server.post("/recipes/new", "title=Stew", fields: fields)
      #expect(refused.status == 503 && refused.fields["retry-after"] == "2")
      #expect(refused.body.contains("Busy for a moment"))
      #expect(server.get("/lists/all", fields: fields).status == 200)
      try other.execute("ROLLBACK")
      #expect(server.post("/recipes/new", "title=Tart", fields: fields).status == 303)
      let list = server.get("/lists/all", fields: fields).body
      #expect(list.contains("Soup") && list.contains("Tart") && !list.contains("Stew"))
    }
  }
}
