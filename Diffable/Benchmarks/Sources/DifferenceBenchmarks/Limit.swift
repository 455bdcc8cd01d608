/// What comparing integers may cost.
struct Limit {
  /// The floor, and how many times it.
  let floor: Floor
  let ratio: Double

  /// How many times faster than the standard library it must be.
  var standardLibrary: Double?

  enum Floor: String {
    case sum
    case hashTable = "hash table"
  }
}
