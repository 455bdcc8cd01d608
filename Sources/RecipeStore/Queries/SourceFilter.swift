import RecipeKitchen
import RecipeModel

/// Sources as lists choose and order recipes by them: a web address by its host, anything else by its words.
struct SourceFilter {
  /// `source_fits(source, wanted)`: 1 if a source is one that is wanted.
  static let fitsFunction = "source_fits"

  /// `source_place(source)`: the text by which sources are ordered; NULL for none.
  static let placeFunction = "source_place"

  private let sources: [(text: String, words: [Substring])]

  /// - Parameter text: Sources with commas between, of which any fits.
  init(_ text: String) {
    sources = CommaList.names(text).map { name in
      let folded = TextFold.fold(name)
      return (Self.withoutWWW(folded), Self.words(folded))
    }
  }

  /// Returns whether a source has the host of one of them, or all of its words, each at least as the beginning of a word.
  func fits(_ source: String) -> Bool {
    let folded = TextFold.fold(source)
    let (host, words) = (Self.host(of: folded), Self.words(folded))
    return sources.contains { wanted in
      if host == wanted.text { return true }
      return !wanted.words.isEmpty && wanted.words.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
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

/// The number of servings, as lists are ordered by it.
enum ServingsOrder {
  /// `servings_count(servings)`: the number in thousandths; NULL for none.
  static let functionName = "servings_count"

  static func place(of servings: String) -> Int64? {
    ServingsCount(servings).map { Int64(($0.count.doubleValue * 1000).rounded()) }
  }
}
