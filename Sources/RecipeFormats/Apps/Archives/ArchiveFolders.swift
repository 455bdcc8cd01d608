/// Which recipe of an archive a picture belongs to: the only one in the nearest folder around it.
struct ArchiveFolders {
  private var recipes: [Substring: [Int]] = [:]

  mutating func add(_ recipe: Int, at name: String) { recipes[Self.folder(of: name[...]), default: []].append(recipe) }

  /// Returns the number of the recipe; `nil` if there is none or it could be any of several.
  func recipe(of picture: String) -> Int? {
    var folder = Self.folder(of: picture[...])
    while true {
      if let recipes = recipes[folder] { return recipes.count == 1 ? recipes[0] : nil }
      guard !folder.isEmpty else { return nil }
      folder = Self.folder(of: folder)
    }
  }

  /// Whether a file's name is one that Nextcloud and Mealie give to a thumbnail beside the picture itself.
  static func isSmallCopy(_ name: String) -> Bool {
    let file = name.split(separator: "/").last?.lowercased() ?? ""
    return ["thumb", "min-original", "tiny-original"].contains(where: file.hasPrefix)
  }

  /// Returns the name of a file without its folder and ending.
  static func title(of name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file)
  }

  private static func folder(of name: Substring) -> Substring {
    name.lastIndex(of: "/").map { name[..<$0] } ?? ""
  }
}
