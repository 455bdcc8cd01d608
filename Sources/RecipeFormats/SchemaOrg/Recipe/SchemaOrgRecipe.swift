import FoundationEssentials
import RecipeModel

/// A recipe as schema.org describes it, on its way to a draft.
struct SchemaOrgRecipe {
  let node: LinkedDataNode
  let data: LinkedData
  var title: String
  /// The address of the page that the recipe is on, where that is known.
  var pageAddress = ""
  var ingredients: [String]
  var directions: [String]

  init(_ node: LinkedDataNode, in data: LinkedData) {
    self.node = node
    self.data = data
    title = PageText.line(node["name", "headline"]?.plainText ?? "")
    ingredients =
      node["recipeIngredient", "ingredients", "ingredient"].map { value in
        Self.withoutOwnHeading(
          PageIngredients.lines(value, in: data).map(PageText.withoutListMark).filter(PageText.isOfRecipe), .ingredients
        )
      } ?? []
    directions =
      node["recipeInstructions", "instructions"].map { value in
        Self.withoutOwnHeading(
          Self.withoutMarks(PageDirections.lines(value, in: data).filter(PageText.isOfRecipe)), .directions)
      } ?? []
  }

  /// Returns a part without the heading in its first line that names the part itself: "Method".
  private static func withoutOwnHeading(_ lines: [String], _ part: PlainTextHeading.Part) -> [String] {
    guard lines.count > 1, let heading = PlainTextHeading(lines[0][...]), heading.part == part,
      heading.content.isEmpty, heading.servings.isEmpty
    else { return lines }
    return Array(lines.dropFirst())
  }

  /// Returns steps without the marks of a list in front of them, and without numbers that only count.
  private static func withoutMarks(_ lines: [String]) -> [String] {
    let plain = lines.map(PageText.withoutListMark)
    let steps = plain.filter { !$0.hasSuffix(":") }.map { PlainTextShape.numbered($0) }
    let isCounted =
      !steps.isEmpty && steps.enumerated().allSatisfy { $1?.number == $0 + 1 && $1?.text.isEmpty == false }
    guard isCounted else { return plain }
    return plain.map { $0.hasSuffix(":") ? $0 : PlainTextShape.numbered($0)?.text ?? $0 }
  }

  /// `true` if there are ingredients or directions.
  var hasContent: Bool { !ingredients.isEmpty || !directions.isEmpty }

  /// The addresses at which the recipe says it is.
  var addresses: [String] { ["mainEntityOfPage", "url", "@id"].compactMap(address) }

  /// The address of its largest picture; "" if it has none.
  var pictureAddress: String { PageNotes.picture(node["image", "photo"].map(data.resolved)) }

  private func address(_ key: String) -> String? {
    switch node[key] {
    case .string(let address): address
    case .object(let page): LinkedDataNode(page)["@id", "url"]?.plainText
    default: nil
    }
  }
}

extension SchemaOrgRecipe {
  /// The places of a recipe's categories: in a file they are the user's own, in a page the author's.
  enum Categories { case collections, notes }

  /// Returns the draft, and what was not understood.
  func draft(categories: Categories) -> (draft: RecipeDraft, warnings: [String]) {
    var warnings: [String] = []
    let prepTime = time("prepTime", "the preparation time", &warnings)
    let cookTime = time("cookTime", "the cooking time", &warnings)
    var draft = RecipeDraft(title: title, prepTime: prepTime, cookTime: cookTime)
    if draft.cookTime == 0 { draft.cookTime = time("performTime", "the cooking time", &warnings) }
    let totalTime = time("totalTime", "the total time", &warnings)
    let says = totalTime > 0 && totalTime != CookingTime.sum(draft.prepTime, draft.cookTime)
    draft.servings = node["recipeYield", "yield", "recipeServings"].map(PageYield.text) ?? ""
    draft.ingredients = ingredients.joined(separator: "\n")
    draft.directions = directions.joined(separator: "\n")
    draft.notes = PageNotes.text(
      node, in: data, totalTime: says ? CookingTime.text(totalTime) : "", keepsCategories: categories == .notes)
    draft.source = source
    if categories == .collections {
      draft.collections = collections
      draft.uuid = uuid
      OwnExport(node).complete(&draft)
      SchemaOrgWriter.takeExactFields(of: node, into: &draft)
    }
    return (draft, warnings)
  }

  private var uuid: UUID? {
    let scheme = "urn:uuid:"
    guard let name = node["identifier"]?.text, name.lowercased().hasPrefix(scheme) else { return nil }
    return UUID(uuidString: String(name.dropFirst(scheme.count)))
  }

  /// The address of the recipe, of its page, or of its node in the data without the node's name.
  private var source: String {
    let node = self.node["@id"]?.plainText?.prefix { $0 != "#" }
    let candidates = [
      address("mainEntityOfPage"), address("url"), address("orgURL"), pageAddress, node.map(String.init),
    ]
    return candidates.lazy.compactMap { $0 }.first { $0.hasPrefix("http") } ?? ""
  }

  private func time(_ key: String, _ name: String, _ warnings: inout [String]) -> Int {
    guard let value = node[key] else { return 0 }
    let limit = key == "totalTime" ? 2 * RecipeLimits.seconds : RecipeLimits.seconds
    if let seconds = PageDuration.seconds(value), seconds <= limit { return seconds }
    warnings.append("\(name) \((value.plainText ?? "").quoted()) was not understood")
    return 0
  }

  /// The categories and tags of a list as they are; those of one text between its commas.
  private var collections: [String] {
    [node["recipeCategory"], node["tags"]].flatMap { value -> [String] in
      switch value {
      case .array(let elements): elements.compactMap { $0.plainText.map(PageText.line) }.filter { !$0.isEmpty }
      case let value?: PageText.line(value.plainText ?? "").split(separator: ",").map { String($0).trimmed() }
      case nil: []
      }
    }
  }
}

extension SchemaOrgRecipe {
  /// The names of the members that say something about the dish but have no field in a draft; `nil` if there are none.
  ///
  /// - Parameter categories: In a file, what it says of the source has been read as well.
  func leftOut(_ categories: Categories) -> String? {
    let known = Self.kept.union(Self.machinery).union(categories == .collections ? OwnExport.keys : [])
    let keys = node.object.members.filter { !$0.value.isBlank }.map(\.key).filter { !known.contains($0.lowercased()) }
    guard !keys.isEmpty else { return nil }
    let mostNamed = 10
    let others = keys.count > mostNamed ? " and \(keys.count - mostNamed) more" : ""
    return keys.prefix(mostNamed).map { $0.shortened(to: 40) }.joined(separator: ", ") + others
  }

  private static let kept: Set<String> = [
    "name", "headline", "recipeingredient", "ingredients", "ingredient", "recipeinstructions", "instructions",
    "recipeyield", "yield", "preptime", "cooktime", "performtime", "totaltime", "description", "summary", "author",
    "recipecategory", "recipecuisine", "keywords", "cookingmethod", "suitablefordiet", "tool", "nutrition", "image",
    "photo", "url", "mainentityofpage", "additionalproperty",
  ]

  /// Members for programs, not for cooks, and the ratings and words of strangers.
  private static let machinery: Set<String> = [
    "@context", "@type", "@id", "type", "id", "ispartof", "publisher", "datepublished", "datemodified", "datecreated",
    "inlanguage", "thumbnailurl", "potentialaction", "isaccessibleforfree", "articlesection", "speakable",
    "copyrightyear", "copyrightholder", "identifier", "about", "alternatename", "alternativeheadline", "discussionurl",
    "interactionstatistic", "mainentity", "commentcount", "wordcount", "sourceorganization", "license", "haspart",
    "breadcrumb", "creator", "provider", "sameas", "version", "articlebody", "isfamilyfriendly", "aggregaterating",
    "review", "reviews", "comment", "comments",
  ]
}
