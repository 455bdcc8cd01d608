import RecipeModel

/// Sources as lists choose and order recipes by them: a web address by its host, anything else by its words.
struct SourceFilter {
  /// `source_fits(source, wanted)`: 1 if a source is what is wanted.
  static let fitsFunction = "source_fits"

  /// `source_place(source)`: the text by which sources are ordered; NULL for none.
  static let placeFunction = "source_place"

  /// The sources that are wanted, all of these: of each any one.
  private let wanted: [[(text: String, words: [Substring])]]

  /// - Parameter text: A line for each condition: sources with commas between, of which any fits.
  init(_ text: String) {
    wanted = text.split(separator: "\n").map { line in
      CommaList.names(String(line)).map { name in
        let folded = TextFold.fold(name)
        return (Self.withoutWWW(folded), Self.words(folded))
      }
    }
  }

  /// Returns whether a source has the host that is wanted, or all of the words, each at least as the beginning of a word.
  func fits(_ source: String) -> Bool {
    let folded = TextFold.fold(source)
    let (host, words) = (Self.host(of: folded), Self.words(folded))
    return wanted.allSatisfy { sources in
      sources.contains { text, wanted in
        host == text || !wanted.isEmpty && wanted.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
      }
    }
  }

  /// The host of an address, else the text without case and accents; `nil` for no source.
  static func place(of source: String) -> String? {
    let folded = TextFold.fold(source)
    return folded.isEmpty ? nil : host(of: folded) ?? folded
  }

  /// The host of a web address, without `www.`; `nil` for another text.
  private static func host(of folded: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: { folded.hasPrefix($0) }) else { return nil }
    return withoutWWW(String(folded.dropFirst(scheme.count).prefix { !"/:?#".contains($0) }))
  }

  private static func withoutWWW(_ host: String) -> String {
    host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host
  }

  private static func words(_ folded: String) -> [Substring] {
    folded.split { !$0.isLetter && !$0.isNumber }
  }
}
