/// The parts of a page's recipe that have no field of their own, put together as notes.
enum PageNotes {
  /// Returns the description, and below it a line for each thing said.
  static func text(
    _ recipe: LinkedDataNode, in data: LinkedData, totalTime: String, keepsCategories: Bool
  ) -> String {
    var facts: [(String, String)] = [("Author", names(recipe["author"].map(data.resolved)))]
    if keepsCategories { facts.append(("Category", names(recipe["recipeCategory"]))) }
    facts += [
      ("Cuisine", names(recipe["recipeCuisine"])), ("Keywords", names(recipe["keywords"])),
      ("Method", names(recipe["cookingMethod"])), ("Diet", names(recipe["suitableForDiet"])),
      ("Tools", names(recipe["tool"])), ("Total time", totalTime), ("Nutrition", nutrition(recipe["nutrition"])),
      ("Picture", picture(recipe["image", "photo"].map(data.resolved))),
    ]
    let lines = facts.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
    let description = PageText.lines(recipe["description", "summary"]?.plainText ?? "")
    let notes = (recipe["notes"]?.list ?? []).map(note) + [comment(recipe["comment"])]
    let paragraphs = [description.joined(separator: "\n")] + notes + [lines.joined(separator: "\n")]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns the names of people and things, each once, with commas between them.
  private static func names(_ value: JSONValue?) -> String {
    var names: [String] = []
    var known: Set<String> = []
    for element in value?.list ?? [] {
      let name = PageText.line(element.plainText ?? "")
      // Diets are named by their address in the vocabulary.
      let plainName = name.hasPrefix("http") ? String(name.split(separator: "/").last ?? "") : name
      if !plainName.isEmpty, known.insert(plainName).inserted { names.append(plainName) }
    }
    return names.joined(separator: ", ")
  }

  /// Returns a note under its title.
  private static func note(_ value: JSONValue) -> String {
    let title = PageText.line(value.object?.text("title") ?? "")
    return ([title] + PageText.lines(value.plainText ?? "")).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the only comment if it is nothing but text: the cook's own, since those of strangers have an author.
  private static func comment(_ value: JSONValue?) -> String {
    guard case .string(let text) = value else { return "" }
    return PageText.lines(text).joined(separator: "\n")
  }

  private static func nutrition(_ value: JSONValue?) -> String {
    guard let object = value?.list.first?.object else { return value.map { PageText.line($0.plainText ?? "") } ?? "" }
    let facts = object.members.filter { !$0.key.hasPrefix("@") }.compactMap { member -> String? in
      let amount = PageText.line(member.value.plainText ?? "")
      return amount.isEmpty ? nil : "\(words(of: member.key)) \(amount)"
    }
    return facts.joined(separator: ", ")
  }

  /// Returns the words of a key: "saturated fat" for `saturatedFatContent`.
  static func words(of key: String) -> String {
    var words = ""
    for character in key {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words.hasSuffix(" content") ? String(words.dropLast(" content".count)) : words
  }

  /// Returns the address of the largest picture, however it is given; of equal ones the first.
  static func picture(_ value: JSONValue?) -> String {
    // No page has more.
    let mostPictures = 100
    var largest = (address: "", width: 0)
    for element in value?.list.prefix(mostPictures) ?? [] {
      let node = element.object.map { LinkedDataNode($0) }
      let address = PageText.line(node.map { $0["url", "contentUrl", "@id"]?.plainText ?? "" } ?? element.text ?? "")
      let width = node?["width"]?.plainText.flatMap { Int($0.prefix { $0.isNumber }) } ?? width(inName: address)
      if !address.isEmpty, width > largest.width { largest = (address, width) }
    }
    return largest.address
  }

  /// Returns the width in a picture's name, 600 of `cake-600x400.jpg`: one without it is the picture before it was cut.
  private static func width(inName address: String) -> Int {
    let longestName = 60
    let name = address.utf8.suffix(longestName)
    guard let x = name.lastIndex(of: UInt8(ascii: "x")), name[name.index(after: x)...].first?.isDigit == true else {
      return .max
    }
    let digits = name[..<x].reversed().prefix(while: \.isDigit).reversed()
    return Int(String(decoding: digits, as: UTF8.self)) ?? .max
  }
}

/// The yield of a recipe, out of what pages say: a text, a number, a list of both, a quantity.
enum PageYield {
  /// Returns the words for it; "" if there are none.
  ///
  /// Of `["4", "4 servings"]` the second says what the first says, and more.
  static func text(_ value: JSONValue) -> String {
    // No page states it in more ways.
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
