import Glibc
import RecipeFormats
import RecipeModel

/// The recipes of one file on their way into the library, one at a time.
final class RecipeSource {
  /// The most that is read of one file: 1 GiB.
  private static let longestFile = 1 << 30

  private var reader: RecipeFileReader
  private let skipsInvalid: Bool
  private var ahead: ArraySlice<RecipeDraft>?
  /// The recipes that were left out because of mistakes.
  private(set) var failures: [RecipeFailure] = []

  init(_ input: Input, skipsInvalid: Bool) {
    self.skipsInvalid = skipsInvalid
    var left = Self.longestFile
    reader = RecipeFileReader(
      ByteSource {
        let piece = try Self.readPiece(of: input)
        left -= piece.count
        guard left >= 0 else { throw Failure("longer than \(Self.longestFile >> 30) GiB", .badInput) }
        return piece
      })
  }

  private static func readPiece(of input: Input) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try input.readPiece()
    } catch {
      throw Failure("\(error.description)", error.number == EISDIR ? .noSuchInput : .inputOutput)
    }
  }

  /// Reads everything into memory, so that nobody who writes slowly is waited for later.
  func readAhead() throws {
    var drafts: [RecipeDraft] = []
    while let draft = try read() { drafts.append(draft) }
    ahead = drafts[...]
  }

  /// Returns the next recipe, nil at the end.
  ///
  /// - Throws: `Failure` for a recipe with a mistake, unless those are left out; the reader's error
  ///   where the file cannot be read on.
  func next() throws -> RecipeDraft? {
    try ahead == nil ? read() : ahead?.popFirst()
  }

  /// What was repaired or passed over, a line each.
  var remarks: [String] {
    failures.map { "left out \($0.description)" } + reader.remarks.lines
  }

  private func read() throws -> RecipeDraft? {
    while let result = try reader.next() {
      switch result {
      case .success(let recipe): return recipe.draft
      case .failure(let failure):
        guard skipsInvalid else { throw try refusal(failure) }
        failures.append(failure)
      }
    }
    return nil
  }

  /// Names the first mistake and counts the others, having read on to the end.
  private func refusal(_ first: RecipeFailure) throws -> Failure {
    var others = 0
    while let result = try reader.next() { if case .failure = result { others += 1 } }
    let count: Line = others == 0 ? "" : " (\(others) more with mistakes)"
    return Failure("\(first.description)\(count); nothing was imported", .badInput)
  }
}
