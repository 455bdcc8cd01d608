import RecipeTestSupport
import Testing

@testable import RecipeServer

/// What every answer tells browsers to do, and not to do.
@Suite struct ResponseHeadersTests {
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """

  @Test func `every answer forbids what no page needs, and only files of all pages are kept`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)", "Accept: text/html"]
      let answers = [
        (server.get("/", fields: fields), 200), (server.get("/lists/all", fields: fields), 200),
        (server.get("/api/v1/recipes", fields: fields), 200), (server.get("/no/such", fields: fields), 404),
        (server.get("/pictures/none.jpg", fields: fields), 404), (server.get("/"), 401),
        (server.get("/pair?token=none"), 410), (server.post("/undo", "", fields: ["Origin: null"]), 403),
        (server.post("/recipes/new", "title=Soup", fields: fields), 303), (server.get(Asset.style.link.text), 200),
      ]
      for (answer, status) in answers {
        #expect(answer.status == status)
        #expect(answer.fields["content-security-policy"] == Self.policy)
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        #expect(answer.fields["referrer-policy"] == "same-origin")
        #expect(answer.fields["cross-origin-opener-policy"] == "same-origin")
        #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
        #expect(answer.fields.keys.allSatisfy { !$0.hasPrefix("access-control-") })
      }
      #expect(answers.prefix(2).allSatisfy { $0.0.fields["cache-control"] == "no-store" })
      #expect(answers.last?.0.fields["cache-control"] == "public, max-age=31536000, immutable")
    }
  }
}
