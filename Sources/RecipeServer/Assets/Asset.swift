import RecipeModel

/// A file that belongs to the pages: style, icons, script.
///
/// Its address has a hash of its content, so that a browser may keep it for ever.
package struct Asset: Sendable {
  /// What a response says it is.
  package let mediaType: String
  package let text: String
  package let link: Link

  /// - Parameters:
  ///   - name: A word for the address.
  ///   - ending: `css`, `svg`, `js`.
  ///   - isTrimmed: Whether it is served without indentation, and without comments that fill lines of their own.
  private init(
    _ name: StaticString, _ ending: StaticString, mediaType: String, _ parts: [StaticString], isTrimmed: Bool = false
  ) {
    let source = parts.map(\.description).joined()
    let text = isTrimmed ? Self.trimmed(source) : source
    let hash = SHA256.hexadecimal(Array(text.utf8)).prefix(10)
    self.init(link: Link("/assets/\(name)-\(hash).\(ending)"), mediaType: mediaType, text)
  }

  private init(link: Link, mediaType: String, _ text: String) {
    self.link = link
    self.mediaType = mediaType
    self.text = text
  }

  private static func trimmed(_ source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/**") }.joined(separator: "\n")
  }

  package static let style = Asset("style", "css", mediaType: "text/css; charset=utf-8", [PageStyle.text])
  /// What the pages of the shopping list need besides.
  package static let kitchenStyle = Asset(
    "kitchen", "css", mediaType: "text/css; charset=utf-8", [KitchenStyle.text])
  package static let icons = Asset("icons", "svg", mediaType: "image/svg+xml", [PageIcons.text])
  package static let icon = Asset("icon", "svg", mediaType: "image/svg+xml", [PageIcons.app])

  /// What all pages need.
  static let script = script("script", PageScript.basics, PageScript.events, PageScript.rows, PageScript.forms)
  /// What pages with rows that can be moved need besides.
  static let reorderScript = script("reorder", PageScript.reorder)
  static let searchScript = script("search", PageScript.search)
  /// What a recipe and its cook page need besides.
  static let recipeScript = script("recipe", PageScript.recipe)
  static let cookScript = script("cook", PageScript.cook)
  /// What pages with several lists, between which rows move, need besides the script that moves them.
  static let listsScript = script("lists", PageScript.lists)
  static let shopScript = script("shop", PageScript.shop)

  private static func script(_ name: StaticString, _ parts: StaticString...) -> Asset {
    Asset(name, "js", mediaType: javaScript, parts, isTrimmed: true)
  }

  private static let javaScript = "text/javascript; charset=utf-8"

  /// The service worker. Its address stays, for a browser knows a worker by it, and answers `no-cache`; and it is at the
  /// root, for a worker sees only what is below it.
  package static let worker = Asset(
    link: Link("/worker.js"), mediaType: javaScript, PageWorker.text.description)

  /// What a browser needs to put the page among its apps.
  ///
  /// What other programs of a phone share is handed to the page for importing.
  ///
  /// - Source: Web Application Manifest, W3C; Web Share Target API, W3C.
  package static let manifest = Asset(
    link: Link("/recipes.webmanifest"), mediaType: "application/manifest+json",
    """
    {"name":"Recipes","short_name":"Recipes","id":"/","start_url":"/","scope":"/","display":"standalone",\
    "background_color":"#fbf9f5","theme_color":"#fbf9f5",\
    "share_target":{"action":"\(Link.importing.text)","method":"GET","params":{"url":"address","text":"text"}},\
    "icons":[{"src":"\(Asset.icon.link.text)","sizes":"any","type":"image/svg+xml"}]}
    """)

  /// Every file that pages name.
  static let all = [
    style, kitchenStyle, icons, icon, script, reorderScript, listsScript, searchScript, recipeScript, cookScript,
    shopScript, worker, manifest,
  ]

  /// Whether the address changes with the content, so that a browser may keep the file for ever.
  var isImmutable: Bool { link.text.hasPrefix("/assets/") }
}
