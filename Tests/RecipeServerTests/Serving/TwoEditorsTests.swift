import RecipeTestSupport
import Testing

@testable import RecipeServer

/// Two people who edit one recipe at the same time, over the network.
@Suite struct TwoEditorsTests {
  @Test func `the second edit is put together with the first, and asked only for what both changed`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)", "Accept: text/html"]
      let added = server.post("/recipes/new", "title=Stew&serves=4&ingredients=onions%0Astock", fields: fields)
      let path = String(try #require(added.fields["location"]).prefix { $0 != "?" })
      let form = server.get("\(path)/edit", fields: fields).body
      let version = try #require(form.split(separator: "name=\"version\" value=\"").last?.prefix { $0 != "\"" })

      #expect(server.post("\(path)/edit", "version=\(version)&serves=6", fields: fields).status == 303)
      let second = server.post("\(path)/edit", "version=\(version)&ingredients=onions%0Awater", fields: fields)
      #expect(second.status == 303)
      let shown = server.get(try #require(second.fields["location"]), fields: fields).body
      #expect(shown.contains("Changed Stew, together with what was changed meanwhile: serves"))
      #expect(shown.contains("water") && shown.contains("6 servings"))

      let third = server.post("\(path)/edit", "version=\(version)&serves=8&notes=Hot", fields: fields)
      #expect(third.status == 409)
      #expect(third.body.contains("name=\"serves\" value=\"8\" required"))
      #expect(third.body.contains("name=\"serves\" value=\"6\" required"))
      #expect(!third.body.contains(" checked"))
      #expect(third.body.contains("Kept of theirs already: ingredients line 2."))
      #expect(!server.get(path, fields: fields).body.contains("Hot"))
    }
  }

  @Test func `what was written for a recipe that is deleted meanwhile is shown again`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)", "Accept: text/html"]
      let added = server.post("/recipes/new", "title=Stew", fields: fields)
      let path = String(try #require(added.fields["location"]).prefix { $0 != "?" })
      let version = try #require(
        server.get("\(path)/edit", fields: fields).body.split(separator: "name=\"version\" value=\"").last?.prefix {
          $0 != "\""
        })
      #expect(server.post("\(path)/delete", "", fields: fields).status == 303)
      let saved = server.post("\(path)/edit", "version=\(version)&title=Stew&notes=Rest+it", fields: fields)
      #expect(saved.status == 404)
      #expect(saved.body.contains("Rest it") && saved.body.contains("action=\"/recipes/new\""))
      #expect(saved.body.contains("this recipe was deleted while you wrote"))
      #expect(server.get("\(path)/edit", fields: fields).status == 404)
    }
  }

  @Test func `a change of another version is refused, whatever it is`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)"]
      let added = server.post("/recipes/new", "title=Stew", fields: fields + ["Accept: text/html"])
      let path = "/api/v1" + String(try #require(added.fields["location"]).prefix { $0 != "?" })
      let match = "If-Match: \"another\""
      #expect(server.send(server.request("DELETE", path, fields + [match])).status == 412)
      #expect(server.send(server.request("PUT", "\(path)/favorite", fields + [match])).status == 412)
      #expect(server.send(server.request("PUT", "\(path)/favorite", fields + ["If-Match: *"])).status == 204)
    }
  }

  @Test func `serves and scale together are refused on pages as well`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Accept: text/html"]
      for path in ["/recipes/1", "/recipes/1/cook", "/recipes/1/cooked", "/recipes/1/print", "/recipes/1/export"] {
        let answer = server.get("\(path)?serves=8&scale=3", fields: fields)
        #expect(answer.status == 422, "\(path)")
        #expect(answer.body.contains("give serves or scale, not both"), "\(path)")
      }
    }
  }
}
