import RecipeModel

/// A file that belongs to the pages: style, icons, script.
///
/// Its address has a hash of its content, so that a browser may keep it for ever.
package struct Asset: Sendable {
  /// What a response says it is.
  package let mediaType: String
  package let text: StaticString
  package let link: Link

  /// - Parameters:
  ///   - name: A word for the address.
  ///   - ending: `css`, `svg`, `js`.
  package init(_ name: StaticString, _ ending: StaticString, mediaType: String, _ text: StaticString) {
    self.mediaType = mediaType
    self.text = text
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    link = Link("/assets/\(name)-\(SHA256.hexadecimal(Array(bytes)).prefix(10)).\(ending)")
  }

  package static let style = Asset("style", "css", mediaType: "text/css; charset=utf-8", PageStyle.text)
  package static let icons = Asset("icons", "svg", mediaType: "image/svg+xml", PageIcons.text)
  package static let icon = Asset("icon", "svg", mediaType: "image/svg+xml", PageIcons.app)
}
