import RecipeModel
import SQLite

/// A checksum of a recipe's content, by which damage is found that SQLite cannot see.
///
/// It is CRC-64/XZ over the values of a row as SQLite stores them, each with its storage class and length before it. So
/// every flip of one or two bits gives another checksum, and so does any damage within eight bytes; of other damage one
/// in 2^64 is not seen.
///
/// - Source: ECMA-182, annex B, for the polynomial; R. N. Williams, "A painless guide to CRC error detection
///   algorithms", 1993.
struct ContentHash {
  /// The function that statements call with all hashed columns; migrations call others, which never change.
  static let functionName = "content_hash"

  private var register = ~UInt64(0)

  var value: Int64 { Int64(bitPattern: ~register) }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      register = Self.table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ (register >> 8)
    }
  }

  /// SQLite's number for the storage class of texts, SQLITE_TEXT.
  private static let text: UInt8 = 3

  /// Creates the checksum of one text, as the function makes it.
  init(of text: String) {
    append(CollectionOfOne(Self.text))
    append(Self.bytes(of: UInt64(text.utf8.count)))
    append(text.utf8)
  }

  init() {}

  /// Appends a value as it is stored.
  mutating func append(_ value: borrowing FunctionCall, at index: Int) {
    value.withStoredBytes(at: index) { storageClass, bytes in
      append(CollectionOfOne(storageClass))
      append(Self.bytes(of: UInt64(bytes.count)))
      append(bytes)
    }
  }

  private static func bytes(of number: UInt64) -> some Sequence<UInt8> {
    (0..<8).lazy.map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  /// The register that one byte makes of zeros.
  private static let table: [UInt64] = (0..<256).map { byte in
    (0..<8).reduce(UInt64(byte)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xC96C_5795_D787_0F42
    }
  }
}

/// Checks that SQLite's own do not make.
extension Connection {
  /// The recipes whose content is not what was written: something else than this program has changed it.
  ///
  /// - Complexity: Reads every recipe.
  func alteredRecipes() throws -> [Recipe.ID] {
    try query(RecipesTable.altered) { $0.int(at: 0) }
  }

  /// Checks recipes whose checksum is about to be computed again, which would hide that something else has changed them.
  ///
  /// - Throws: `RecipeStoreError.altered` for those that are not what was saved. Recipes that are not there are left out.
  func checkAreUnaltered(_ ids: [Recipe.ID]) throws {
    let altered = try ids.filter { try first(RecipesTable.isUnaltered, $0) { $0.bool(at: 0) } == false }
    if !altered.isEmpty { throw RecipeStoreError.altered(altered) }
  }
}
