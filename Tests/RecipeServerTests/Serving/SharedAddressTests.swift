import RecipeTestSupport
import Testing

@testable import RecipeServer

/// Addresses that a bookmark, or another program of a phone, hands to the page for importing.
@Suite struct SharedAddressTests {
  @Test(arguments: [
    ("?address=https%3A%2F%2Fexample.org%2Fsoup%3Fa%3D1%26b%3D2", "https://example.org/soup?a=1&amp;b=2"),
    ("?address=&text=A+soup+https%3A%2F%2Fexample.org%2Fsoup+to+try", "https://example.org/soup"),
    ("?text=a+soup", ""), ("?text=javascript%3Aalert(1)", ""),
    ("?address=%22%3E%3Cscript%3E", "&quot;&gt;&lt;script&gt;"),
    ("", ""),
  ])
  func `an address that is handed on is in the field`(query: String, value: String) async throws {
    try await RunningServer.run { server in
      let answer = server.get("/import\(query)", fields: server.cookieFields)
      #expect(answer.status == 200)
      #expect(answer.body.contains("placeholder=\"https://\" value=\"\(value)\""), "\(answer.body)")
    }
  }

  @Test func `the bookmark leads to where the browser found the server`() async throws {
    try await RunningServer.run { server in
      let page = server.get("/import", fields: server.cookieFields).body
      #expect(page.contains("href=\"javascript:void(location.href=&#39;\(server.origin)/import?address="), "\(page)")
    }
  }
}
