/// How much a recipe makes, out of what pages say: a text, a number, a list of both, a quantity.
enum PageYield {
  /// Returns the words for it; "" if there are none.
  ///
  /// Of `["4", "4 servings"]` the second says what the first says, and more.
  static func text(_ value: JSONValue) -> String {
    // Nobody says it in more ways.
    let mostTexts = 8
    var texts: [String] = []
    for text in value.list.prefix(mostTexts).map(text(ofElement:)) where !text.isEmpty && !texts.contains(text) {
      texts.append(text)
    }
    let telling = texts.filter { text in
      !texts.contains { $0 != text && words($0).isSuperset(of: words(text)) && $0.utf8.count > text.utf8.count }
    }
    return telling.joined(separator: ", ")
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private static func text(ofElement value: JSONValue) -> String {
    guard case .object(let object) = value else { return withoutDecimals(PageText.line(value.plainText ?? "")) }
    let node = LinkedDataNode(object)
    let smallest = node["minValue"]?.plainText
    let largest = node["maxValue"]?.plainText
    let range = smallest.flatMap { smallest in largest.map { smallest == $0 ? smallest : "\(smallest)-\($0)" } }
    let amount = node["value", "@value"]?.plainText ?? range ?? smallest ?? largest
    let unit = node["unitText"]?.plainText
    let words = [amount, unit].compactMap { $0 }
    return withoutDecimals(PageText.line(words.isEmpty ? value.plainText ?? "" : words.joined(separator: " ")))
  }

  /// Returns the text with "4" for each "4.0", which only a program writes.
  private static func withoutDecimals(_ text: String) -> String {
    guard text.contains(".0") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.hasSuffix(".0"), Double(word) != nil else { return word }
      return word.dropLast(2)
    }.joined(separator: " ")
  }
}
