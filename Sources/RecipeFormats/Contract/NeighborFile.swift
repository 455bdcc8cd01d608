import RecipeModel

/// The path of a file next to one that names it, such as a picture of a page.
enum NeighborFile {
  /// Returns the path as seen from the folder of the file that names it, for a reference such as `images/pie%201.jpg`;
  /// `nil` for an address, and for what leads out of that folder.
  static func path(_ reference: String) -> String? {
    let plain = PercentEncoding.decoded(reference).replacing("\\", with: "/").trimmed()
    let names = plain.split(separator: "/").filter { $0 != "." }
    if plain.hasPrefix("/") || plain.contains(":") || plain.contains("\0") || names.contains("..") { return nil }
    return names.isEmpty ? nil : names.joined(separator: "/")
  }
}
