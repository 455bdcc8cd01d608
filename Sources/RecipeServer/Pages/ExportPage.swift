import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// What is written to a file: one recipe, or all of a list.
struct ExportContent: Sendable {
  let title: String
  let count: Int
  let back: Link
  /// What `/export` is asked for besides the format.
  let fields: [(name: StaticString, value: String)]

  /// - Parameter amounts: As the page of the recipe shows them.
  init(_ recipe: Recipe, _ amounts: AmountRequest) {
    title = recipe.title
    count = 1
    back = Link.recipe(recipe.id).with(amounts)
    let asked: [(StaticString, String?)] = [
      ("recipe", "\(recipe.id)"), ("serves", amounts.serves), ("scale", amounts.scale),
      ("units", amounts.units?.rawValue),
    ]
    fields = asked.compactMap { name, value in value.map { (name, $0) } }
  }

  init(_ list: ShownList, title: String, count: Int) {
    (self.title, self.count, back) = (title, count, .list(list))
    fields =
      switch list {
      case .library(.all): []
      case .library(.favorites): [("favorites", "true")]
      case .library(.recents): [("recents", "true")]
      case .collection: [("collection", title)]
      }
  }
}

/// `/recipes/12/export`, `/lists/all/export`: the format of a file to keep.
struct ExportPage: Page {
  private let content: ExportContent
  let frame: PageFrame

  init(_ content: ExportContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  var markup: Markup {
    let inputs = content.fields.map { field -> Markup in
      "<input type=\"hidden\" name=\"\(Markup(stringLiteral: field.name))\" value=\"\(exact: field.value)\">"
    }
    let formats = OutputFormat.allCases.filter { content.count == 1 || $0.holdsManyRecipes }.map { format -> Markup in
      "<option value=\"\(format.rawValue)\">\(name(of: format))\(" – with pictures", if: format.holdsPictures)</option>\n"
    }
    return document(
      "Export \(content.title)", .wide, at: .elsewhere,
      main(
        """
        \(pageHead("Export", back: content.back))
        <p><b><bdi>\(content.title)</bdi></b>\(", \(content.count) recipes", if: content.count != 1)</p>
        <form class="flow" action="\(Link.exporting)">\(inputs)
        <div class="asks"><label class="label" for="format">Format</label><select class="field" id="format" name="format">
        \(formats)</select></div>
        <p class="bar"><button class="btn go">Save the file</button>\
        <span class="dim">JSON holds all fields, and can be imported again.</span></p></form>
        """))
  }

  private func name(of format: OutputFormat) -> Markup {
    switch format {
    case .json: "JSON"
    case .jsonLines: "JSON Lines"
    case .schemaOrg: "schema.org"
    case .cooklang: "Cooklang"
    case .recipeMD: "RecipeMD"
    case .mealMaster: "MealMaster"
    case .text: "Text"
    case .paprika: "Paprika"
    case .mela: "Mela"
    case .markdown: "Markdown"
    case .html: "Web page"
    case .csv: "Table (CSV)"
    }
  }
}
