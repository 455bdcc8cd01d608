import RecipeModel

/// The parts around the recipes of a page.
enum HTMLPage {
  /// The policy lets nothing in but the page's own style, by its checksum, and pictures that are in the page.
  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '\(styleChecksum)'; \
    img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="referrer" content="no-referrer">
    \(generatorTag)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Recipes</title>
    <style>\(style)</style>
    </head>
    <body>
    <h1>Recipes</h1>

    """

  static let generatorTag = "<meta name=\"generator\" content=\"\(WebPage.generator)\">"

  static let end = "</body>\n</html>\n"

  /// The SHA-256 of the style, as the policy names it.
  static let styleChecksum = "sha256-MxrOkTWYY58/Ms0TOLtTjZaP0ePuhm9sLIvYApVEJRU="

  static let style = """

    body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; font: 1.05rem/1.5 Georgia, serif; color: #222; background: #fff }
    h1, h2, h3 { line-height: 1.2 }
    a { color: inherit }
    article { border-top: 1px solid #bbb; margin-top: 2.5rem }
    article img { max-width: 100%; max-height: 24rem }
    .facts, footer { color: #555; font-size: .9em }
    .notes { white-space: pre-line }
    nav ul { columns: 2; padding-left: 1.2em }
    li { break-inside: avoid; overflow-wrap: anywhere }
    @media screen { body { display: flex; flex-direction: column } nav { order: -1 } h1 { order: -2 } }
    @media print { body { margin: 0; max-width: none } article, nav { break-before: page; border: 0 } h2, h3 { break-after: avoid } a { text-decoration: none } }

    """

  /// Returns the name of a place in the page: the recipe of a number, from 0.
  static func anchor(_ number: Int) -> String { "recipe-\(number + 1)" }

  /// Returns text as it is between tags or in a quoted attribute.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in ShownText.document(String(text)).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns an element with text in it, shown in the direction of its letters.
  static func element(_ name: String, _ text: some StringProtocol, attributes: String = "") -> String {
    "<\(name)\(attributes) dir=\"auto\">\(escaped(text))</\(name)>"
  }
}

/// Writes recipes as one page that needs nothing else: to read, to print, to keep.
///
/// The index by collection is at the end, as in a cookbook, so that no more than the titles are kept in memory; on a
/// screen it is shown in front.
struct HTMLPageWriter: RecipeWriter {
  private var count = 0
  private var index = HTMLPageIndex()

  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) {
    if count == 0 { bytes += HTMLPage.head.utf8 }
    index.add(recipe.draft)
    HTMLRecipe(recipe, anchor: HTMLPage.anchor(count)).append(to: &bytes)
    count += 1
  }

  func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {
    if count == 0 { try write(Array(HTMLPage.head.utf8)) }
    try index.write(write)
    try write(Array(HTMLPage.end.utf8))
  }
}
