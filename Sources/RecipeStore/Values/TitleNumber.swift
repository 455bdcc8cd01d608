import RecipeModel

extension String {
  /// The text without a number in brackets at its end, as copies have it.
  var withoutNumberInBrackets: String {
    guard hasSuffix(")"), let start = lastIndex(of: "("), start > startIndex else { return self }
    let number = self[index(after: start)...].dropLast()
    guard !number.isEmpty, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return self }
    let stem = String(self[..<start]).trimmed()
    return stem.isEmpty ? self : stem
  }
}
