/// A format that recipes can be written in, by its name on the command line.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// The project's own, which holds everything: a pretty array.
  case json
  /// The same, one recipe per line.
  case jsonLines = "jsonl"
  case schemaOrg = "schema-org"
  case cooklang
  case recipeMD = "recipemd"
  case mealMaster = "mealmaster"
  case text
  case paprika
  case mela
  /// For reading only; not read back.
  case markdown
  case html
  case csv

  package var name: String { rawValue }

  /// The usual end of a file's name, with its dot.
  package var fileExtension: String {
    switch self {
    case .json: ".json"
    case .jsonLines: ".jsonl"
    case .schemaOrg: ".jsonld"
    case .cooklang: ".cook"
    case .recipeMD, .markdown: ".md"
    case .mealMaster: ".mmf"
    case .text: ".txt"
    case .paprika: ".paprikarecipes"
    case .mela: ".melarecipes"
    case .html: ".html"
    case .csv: ".csv"
    }
  }

  /// `true` if one file holds any number of recipes; otherwise each recipe is a file with a writer of its own.
  package var holdsManyRecipes: Bool {
    switch self {
    case .cooklang, .recipeMD, .text: false
    default: true
    }
  }

  /// `true` if a file is text, and may be shown on a terminal.
  package var isText: Bool {
    switch self {
    case .paprika, .mela: false
    default: true
    }
  }

  /// The longest file that is read back, in bytes, where one that is written may be longer.
  package var longestReadBack: Int? {
    switch self {
    case .schemaOrg: SchemaOrg.largestData
    case .html: SchemaOrg.largestOwnPage
    default: nil
    }
  }

  /// `true` if the pictures themselves are in the file; otherwise their names at most.
  package var holdsPictures: Bool {
    switch self {
    case .paprika, .mela, .html: true
    default: false
    }
  }

  /// `true` if a file states the UUID of each recipe, and so which recipe another one is a variant of.
  package var linksVariants: Bool {
    switch self {
    case .json, .jsonLines, .schemaOrg, .paprika, .mela, .html: true
    case .cooklang, .recipeMD, .mealMaster, .text, .markdown, .csv: false
    }
  }

  package func makeWriter() -> any RecipeWriter {
    switch self {
    case .json: RecipeJSONWriter(.array)
    case .jsonLines: RecipeJSONWriter(.lines)
    case .schemaOrg: SchemaOrgFileWriter()
    case .cooklang: TextWriter(Cooklang.write)
    case .recipeMD: TextWriter(RecipeMD.write)
    case .mealMaster: TextWriter(separator: "\n", MealMaster.write)
    case .text: TextWriter(PlainText.write)
    case .paprika: AppArchiveWriter(suffix: Paprika.suffix, Paprika.file)
    case .mela: AppArchiveWriter(suffix: Mela.suffix, Mela.file)
    case .markdown: MarkdownWriter()
    case .html: HTMLPageWriter()
    case .csv: CSVWriter()
    }
  }
}
