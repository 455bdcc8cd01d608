import RecipeModel

/// The subject of a page, by its address and its titles: the way to the right one among several recipes.
struct PageSubject {
  /// The page's own address, as it gives it.
  let address: String
  private let titles: [String]
  private let firstHeading: String
  private let siteName: String

  init(_ page: WebPage, _ data: LinkedData) {
    address = page.address.isEmpty ? data.pageAddress : page.address
    let siteName = page.siteName.isEmpty ? data.siteName : page.siteName
    titles = [page.sharedTitle, page.firstHeading, page.title].filter { Self.couldBeTitle($0) && $0 != siteName }
    firstHeading = page.firstHeading
    self.siteName = siteName
  }

  /// Returns the recipe that the page is about: the one at its address, the one that its title names, the one with the
  /// most ingredients.
  func choice(among recipes: [SchemaOrgRecipe]) -> SchemaOrgRecipe? {
    let foldedTitles = titles.map(TextFold.fold)
    let ranks = recipes.map { rank($0, foldedTitles) }
    // Among equals, the first.
    let best = recipes.indices.max { one, other in
      ranks[one] == ranks[other] ? one > other : ranks[one].lexicographicallyPrecedes(ranks[other])
    }
    return best.map { recipes[$0] }
  }

  /// Returns whether a text is neither empty nor so long that searching it would be slow.
  private static func couldBeTitle(_ text: String) -> Bool { (1...1000).contains(text.utf8.count) }

  private func rank(_ recipe: SchemaOrgRecipe, _ foldedTitles: [String]) -> [Int] {
    let title = TextFold.fold(recipe.title)
    let isHere = !address.isEmpty && recipe.addresses.contains { Self.comparable($0) == Self.comparable(address) }
    let isNamed = Self.couldBeTitle(title) && foldedTitles.contains { $0.contains(title) }
    return [
      recipe.hasContent ? 1 : 0, isHere ? 1 : 0, isNamed ? title.utf8.count : 0, recipe.ingredients.count,
    ]
  }

  /// Returns the recipe's title without the site's name at its end, or the page's if the recipe has none.
  func title(of recipe: SchemaOrgRecipe) -> String {
    let title = recipe.title.isEmpty ? ownTitle : recipe.title
    let siteName = siteName.isEmpty ? hostName(at: title) : siteName
    guard !siteName.isEmpty, title.utf8.count > siteName.utf8.count, title.hasSuffix(siteName) else { return title }
    let rest = String(title.dropLast(siteName.count)).trimmed()
    guard let mark = rest.last, "|-–—•·:».".contains(mark) else { return title }
    let shortened = String(rest.dropLast()).trimmed()
    return shortened.isEmpty ? title : shortened
  }

  /// Returns the name at the end of a title, after a bar, that the page's address has as well: "Donna Hay"; "" if none.
  private func hostName(at title: String) -> String {
    guard let bar = title.lastIndex(of: "|") else { return "" }
    let name = String(title[bar...].dropFirst()).trimmed()
    let letters = String(TextFold.fold(name).filter { $0.isLetter || $0.isNumber })
    let host = Self.comparable(address).prefix { $0 != "/" }
    return !letters.isEmpty && host.contains(letters) ? name : ""
  }

  /// The page's title: its first heading, where another title begins with that and goes on with the site's name or more.
  private var ownTitle: String {
    let title = titles.first ?? ""
    guard Self.couldBeTitle(firstHeading), TextFold.fold(firstHeading) != TextFold.fold(siteName) else { return title }
    let heading = TextFold.fold(firstHeading)
    let isBeginning = titles.lazy.map(TextFold.fold).contains { other in
      other.hasPrefix(heading) && other.dropFirst(heading.count).first.map { !$0.isLetter && !$0.isNumber } == true
    }
    return isBeginning ? firstHeading : title
  }

  /// Returns an address without the parts that may differ for the same page.
  private static func comparable(_ address: String) -> String {
    var rest = address.prefix { $0 != "#" }
    for beginning in ["https://", "http://", "www."] where rest.hasPrefix(beginning) {
      rest = rest.dropFirst(beginning.count)
    }
    if rest.hasSuffix("/") { rest.removeLast() }
    return rest.lowercased()
  }
}
