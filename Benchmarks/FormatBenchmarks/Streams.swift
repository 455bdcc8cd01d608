import RecipeFormats

/// Files of any number of recipes that are read as they come, so that memory is bounded by the largest recipe.
enum Streams {
  static let megabytes = 200

  /// The most that reading one may add to the memory in use.
  static let limit = 32

  /// Returns the megabytes that the process grew by while it read a stream of a piece, and how many recipes that gave.
  static func growth(reading piece: [UInt8]) -> (megabytes: Int, recipes: Int) {
    let before = ProcessMemory.mostMegabytes
    var left = megabytes * 1_000_000
    var reader = RecipeFileReader(
      ByteSource {
        guard left > 0 else { return [] }
        left -= piece.count
        return piece
      })
    var recipes = 0
    while let _ = try? reader.next() { recipes += 1 }
    return (ProcessMemory.mostMegabytes - before, recipes)
  }
}
