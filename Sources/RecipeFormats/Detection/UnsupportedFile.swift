import RecipeModel

/// The kinds of files that `import` does not read, recognized by their first bytes, so that a message can name them.
enum UnsupportedFile {
  /// Returns words such as "a PDF document" for a file without recipes; `nil` for what could be a text.
  static func name(_ head: [UInt8]) -> String? {
    if let match = beginnings.first(where: { head.starts(with: $0.beginning.utf8) }) { return match.name }
    if let match = marks.first(where: { head.starts(with: $0.mark) }) { return match.name }
    if let match = inner.first(where: { head.dropFirst($0.place).starts(with: $0.mark.utf8) }) { return match.name }
    if Picture.Kind(of: head) != nil { return "a picture" }
    // A few zeros are damage in a text.
    let isBinary = head.count >= 512 && head.count { $0 == 0 } * 16 > head.count
    return isBinary && UTF16Beginning(head) == nil ? "a binary file" : nil
  }

  private static let beginnings: [(beginning: String, name: String)] = [
    ("%PDF-", "a PDF document"), ("{\\rtf", "a rich text document"), ("SQLite format 3\0", "a database"),
    ("GIF8", "a picture"), ("\u{7F}ELF", "a program"), ("Rar!", "a RAR archive"), ("BZh", "a bzip2 archive"),
    ("bplist00", "a property list"), ("BEGIN:VCARD", "an address book"), ("BEGIN:VCALENDAR", "a calendar"),
  ]

  private static let marks: [(mark: [UInt8], name: String)] = [
    ([0xD0, 0xCF, 0x11, 0xE0], "a document of an old office program"), ([0x37, 0x7A, 0xBC, 0xAF], "a 7z archive"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive"), ([0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"),
  ]

  /// Marks at a fixed offset.
  private static let inner: [(place: Int, mark: String, name: String)] = [
    (257, "ustar", "a tar archive; unpack it and import the folder"), (60, "BOOKMOBI", "a Kindle book"),
    (4, "ftypheic", "a picture"), (4, "ftypavif", "a picture"),
  ]
}

// MARK: - Recipes

extension UnsupportedFile {
  /// Returns words such as "a Living Cookbook export" for a file of recipes in a format that is not read; `nil` for any other.
  static func recipeFormat(_ head: String) -> String? {
    let longestBeginning = 4096
    let beginning = String(decoding: head.utf8.prefix(longestBeginning), as: UTF8.self).lowercased()
    if let match = elements.first(where: { beginning.hasBytes(of: $0.mark) }) { return match.name }
    let isWebArchive = beginning.hasBytes(of: "mime-version:") && beginning.hasBytes(of: "multipart/related")
    return isWebArchive ? "a web archive (MHTML)" : nil
  }

  /// Elements that only one program's files have, near their beginning.
  private static let elements: [(mark: String, name: String)] = [
    ("<fdx", "a Living Cookbook export"), ("<en-export", "an Evernote export"), ("<cookbook>", "a My CookBook export"),
    ("<plist", "a property list"),
    ("<office:document", "an OpenDocument text"),
  ]
}
