import RecipeFormats
import RecipeModel

/// The recipes that an import would take in, as a file of our own would hold them.
struct ImportPreview {
  private var writer = RecipeJSONWriter(.array)
  private var bytes: [UInt8] = []

  mutating func add(_ draft: RecipeDraft) {
    writer.append(draft, to: &bytes)
  }

  func print(on output: Output) throws(SystemError) {
    var bytes = bytes
    writer.finish(&bytes)
    try output.write(bytes)
  }
}
