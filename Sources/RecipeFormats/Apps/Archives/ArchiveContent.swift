/// What a zip is that is no archive of recipes, told by the names in it.
enum ArchiveContent {
  /// Returns words such as "a Word document"; `nil` for any other zip.
  static func unsupported(_ names: [String]) -> String? {
    let names = Set(names)
    if names.contains("META-INF/container.xml") { return "an EPUB book" }
    if names.contains("[Content_Types].xml") {
      if names.contains("word/document.xml") { return "a Word document" }
      return names.contains("xl/workbook.xml") ? "an Excel workbook" : "an Office document"
    }
    if names.contains("mimetype"), names.contains("content.xml") { return "an OpenDocument document" }
    return names.contains("META-INF/MANIFEST.MF") ? "a program" : nil
  }
}
