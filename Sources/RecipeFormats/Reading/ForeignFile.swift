import RecipeModel

/// What a file is that holds no recipes, told by its first bytes, so that people see what they took.
enum ForeignFile {
  /// Returns words such as "a PDF document"; `nil` for what could be a text.
  static func name(_ head: [UInt8]) -> String? {
    if let match = beginnings.first(where: { head.starts(with: $0.beginning.utf8) }) { return match.name }
    if let match = marks.first(where: { head.starts(with: $0.mark) }) { return match.name }
    if Picture.Kind(of: head) != nil { return "a picture" }
    // A few zeros are damage in a text.
    let isBinary = head.count >= 512 && head.count { $0 == 0 } * 16 > head.count
    return isBinary && UTF16Beginning(head) == nil ? "a binary file" : nil
  }

  private static let beginnings: [(beginning: String, name: String)] = [
    ("%PDF-", "a PDF document"), ("{\\rtf", "a rich text document"), ("SQLite format 3\0", "a database"),
    ("GIF8", "a picture"), ("\u{7F}ELF", "a program"), ("Rar!", "a RAR archive"), ("BZh", "a bzip2 archive"),
  ]

  private static let marks: [(mark: [UInt8], name: String)] = [
    ([0xD0, 0xCF, 0x11, 0xE0], "a document of an old office program"), ([0x37, 0x7A, 0xBC, 0xAF], "a 7z archive"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive"), ([0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"),
  ]
}
