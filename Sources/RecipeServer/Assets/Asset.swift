import CEmbedded
import RecipeModel

/// A file that belongs to the pages: style, icons, script.
///
/// Its address has a hash of its content, so that a browser may keep it for ever.
package struct Asset: Sendable {
  /// The value of `Content-Type`.
  package let mediaType: String
  package let text: String
  package let link: Link

  /// - Parameters:
  ///   - name: A word for the address.
  ///   - parts: Files of one kind, which are joined.
  private init(_ name: StaticString, _ kind: Kind, _ parts: EmbeddedFile...) {
    let text = kind.served(parts)
    let hash = SHA256.hexadecimal(Array(text.utf8)).prefix(10)
    self.init(link: Link("/assets/\(name)-\(hash).\(kind.rawValue)"), mediaType: kind.mediaType, text)
  }

  private init(link: Link, mediaType: String, _ text: String) {
    self.link = link
    self.mediaType = mediaType
    self.text = text
  }

  package static let style = Asset("style", .css, .style)
  /// What the pages of the shopping list need besides.
  package static let kitchenStyle = Asset("kitchen", .css, .kitchen)
  package static let icons = Asset("icons", .svg, .icons)
  package static let icon = Asset("icon", .svg, .icon)

  /// The files that all pages need.
  static let script = Asset("script", .js, .basics, .events, .rows, .forms)
  /// What pages with rows that can be moved need besides.
  static let reorderScript = Asset("reorder", .js, .reorder)
  static let searchScript = Asset("search", .js, .search)
  /// What a recipe and its cook page need besides.
  static let recipeScript = Asset("recipe", .js, .recipe)
  static let cookScript = Asset("cook", .js, .cook)
  /// What pages with several lists, between which rows move, need besides the script that moves them.
  static let listsScript = Asset("lists", .js, .lists)
  static let shopScript = Asset("shop", .js, .shop)

  /// The service worker. Its address stays, for a browser knows a worker by it, and answers `no-cache`; and it is at the
  /// root, for a worker sees only what is below it.
  package static let worker = Asset(
    link: Link("/worker.js"), mediaType: Kind.js.mediaType, Kind.js.served([.worker]))

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

  /// `true` if the address changes with the content, so that a browser may keep the file for ever.
  var isImmutable: Bool { link.text.hasPrefix("/assets/") }
}

extension Asset {
  /// The kinds of files, by the endings of their names.
  private enum Kind: String {
    case css, svg, js

    var mediaType: String {
      switch self {
      case .css: "text/css; charset=utf-8"
      case .svg: "image/svg+xml"
      case .js: "text/javascript; charset=utf-8"
      }
    }

    /// The text that a browser is sent.
    func served(_ files: [EmbeddedFile]) -> String {
      let source = files.map(\.text).joined()
      return switch self {
      case .css: ShortenedSource.styleSheet(source)
      case .svg: source
      case .js: ShortenedSource.script(source)
      }
    }
  }
}

extension EmbeddedFile {
  fileprivate var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
