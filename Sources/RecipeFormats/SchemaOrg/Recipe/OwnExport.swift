import RecipeModel

/// The words of schema.org that are a stranger's on a page, and the user's in a file that a recipe program exported: notes, stars,
/// and the source. Such a file has the names of groups in brackets, as they were typed.
///
/// - Source: The exports of RecipeSage.
struct OwnExport {
  private let node: LinkedDataNode

  init(_ node: LinkedDataNode) { self.node = node }

  /// The keys in lower case that are read here and nowhere else.
  static let keys: Set<String> = ["credittext", "isbasedon"]

  /// Adds what the file says to a draft.
  func complete(_ draft: inout RecipeDraft) {
    draft.ingredients = Self.withHeadings(draft.ingredients)
    draft.directions = Self.withHeadings(draft.directions)
    let address = node["isBasedOn"]?.text ?? ""
    let credit = PageText.line(node["creditText"]?.plainText ?? "")
    var paragraphs = [draft.notes] + notes
    if draft.source.isEmpty { draft.source = WebLink.isSafe(address) ? address : credit }
    if !credit.isEmpty, credit != draft.source { paragraphs.append("Source: \(credit)") }
    draft.notes = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    draft.log.rating = stars
  }

  /// The comments that are the author's notes by their name.
  private var notes: [String] {
    (node["comment"]?.list ?? []).compactMap(\.object)
      .filter { TextFold.fold($0.text("name")) == "author notes" }
      .map { PageText.lines($0.text("text")).joined(separator: "\n") }
  }

  /// The stars that one person gave, of whom there is no count.
  private var stars: Int {
    guard let rating = node["aggregateRating"]?.object.map({ LinkedDataNode($0) }), rating["ratingCount"] == nil,
      rating["reviewCount"] == nil, rating["bestRating"]?.plainText ?? "5" == "5",
      let stars = rating["ratingValue"]?.plainText.flatMap(Double.init), (0...5).contains(stars)
    else { return 0 }
    return Int(stars.rounded())
  }

  private static func withHeadings(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("["), line.hasSuffix("]"), line.first(where: \.isLetter) != nil else { return String(line) }
      let name = line.dropFirst().dropLast()
      return name.contains { "[]".contains($0) } || name.count < 2 ? String(line) : name + ":"
    }.joined(separator: "\n")
  }
}
