import RecipeModel

/// Another recipe that a line of ingredients names by its title, as the library has it: `[[Pizza dough]]`.
struct NamedRecipe: Equatable {
  let title: String

  /// A title that can stand between brackets, and be the name of a file; `nil` for another.
  init?(title: some StringProtocol) {
    guard !title.isEmpty, String(title).trimmed() == title, title.first != ".",
      !title.contains(where: { "[]/\\\n\r".contains($0) })
    else { return nil }
    self.title = String(title)
  }

  /// Reads a name that is nothing but a link.
  init?(linkIn name: String) {
    guard name.hasPrefix("[["), name.hasSuffix("]]"), name.utf8.count > 4 else { return nil }
    self.init(title: name.dropFirst(2).dropLast(2))
  }

  var link: String { "[[\(title)]]" }
}

extension NamedRecipe {
  /// Reads what a Markdown file links to: a file of this title next to it, or in another folder.
  ///
  /// - Returns: `nil` for a page of the web, and for a file of another name, as the title would not lead to it.
  init?(_ text: String, linkedTo destination: String) {
    let path = destination.split(separator: "/").last ?? ""
    guard !destination.contains(":"), !destination.hasPrefix("//"), path.lowercased().hasSuffix(".md") else {
      return nil
    }
    self.init(title: text)
    let name = Self.words(PercentEncoding.decoded(path.dropLast(3)))
    guard name == Self.words(title) else { return nil }
  }

  /// `Pizza%20dough.md`
  var markdownFile: String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in title.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        text.append(Unicode.Scalar(byte))
      default: text.append(contentsOf: ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return "\(String(text)).md"
  }

  /// A name in lower case, its words with hyphens between: files are named so.
  private static func words(_ name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
