import Foundation
import RecipeTestSupport
import Testing

/// Reading a file never talks to the network, whatever the file points to.
@Suite(.enabled(if: Strace.isAvailable, Strace.absence))
struct NetworkTests {
  private static let page = """
    <html><head><title>Soup</title><link rel="stylesheet" href="https://192.0.2.1/a.css">
    <script src="https://192.0.2.1/a.js"></script>
    <script type="application/ld+json">
    {"@context": "https://192.0.2.1/context", "@type": "Recipe", "name": "Soup", "image": ["https://192.0.2.1/a.jpg"],
     "url": "https://192.0.2.1/soup", "recipeIngredient": ["water"], "recipeInstructions": "https://192.0.2.1/how"}
    </script></head><body><img src="https://192.0.2.1/b.jpg"></body></html>
    """

  @Test func `no import of a file opens a socket`() throws {
    let tally = Tally("an import that talks to the network")
    let files = [
      ("recipe.html", Self.page), ("recipes.json", try String(contentsOfFile: Library.sampleRecipes, encoding: .utf8)),
    ]
    for (name, content) in files {
      tally.trial(name) {
        let box = try FaultBox(.nothing)
        let file = try box.box.write(content, to: name)
        let (calls, result) = try Strace.record(["import", file], in: box, calls: ["socket", "connect", "sendto"])
        return (result.code == 0 ? [] : ["exit \(result.code): \(result.messages)"]) + calls.map { "called \($0.name)" }
      }
    }
    tally.finish()
  }
}
