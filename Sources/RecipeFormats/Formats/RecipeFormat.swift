import RecipeModel

/// The format of a file of recipes, recognized by its content and not by its name.
enum RecipeFormat: Equatable, Sendable {
  /// The project's own: an array, one object, or JSON lines.
  case json
  /// Recipes as schema.org describes them, in a web page or in JSON-LD.
  case schemaOrg
  case cooklang
  case recipeMD
  case mealMaster
  case plainText
  /// An export of a recipe program, packed or as JSON.
  case archive
  /// A format that programs exchange with each other.
  case exchange(ExchangeFormat)
  /// Recipes in a format that is not read: `unsupported("a Living Cookbook export")`.
  case unsupported(String)
  /// Something that holds no recipes: `unknown(found: "a PDF document")`.
  case unknown(found: String)

  /// The number of a file's first bytes that determine its format.
  static let headLength = 65_536

  /// Determines the format from a file's first bytes.
  ///
  /// - Parameter isNamed: Whether the user named the file itself. Of the files of a folder or an archive only those are
  ///   recipes that show it by several signs, since any text could be plain text or Cooklang.
  init(head: [UInt8], isNamed: Bool = true) {
    if AppArchive.isLikely(head) {
      self = .archive
    } else if let found = UnsupportedFile.name(head) {
      self = .unknown(found: found)
    } else {
      let hasMark = head.starts(with: [0xEF, 0xBB, 0xBF])
      let text = String(
        decoding: UTF16Beginning.utf8(of: head) ?? Array(head.dropFirst(hasMark ? 3 : 0)), as: UTF8.self)
      if PlainText.isOurs(text) {
        self = .plainText
      } else if let format = ExchangeFormat(head: text) {
        self = .exchange(format)
      } else if let name = UnsupportedFile.recipeFormat(text) {
        self = .unsupported(name)
      } else if SchemaOrg.isLikely(head), Self.beginsTagOrValue(text) || UTF16Beginning(head) != nil {
        self = .schemaOrg
      } else {
        self.init(text: text.withPlainLineEnds(), isNamed: isNamed)
      }
    }
  }

  private init(text: String, isNamed: Bool) {
    let lines = text.lines
    if text.isBlank || Self.beginsTagOrValue(text) {
      self = isNamed || RecipeSigns.areJSON(text) ? .json : .unknown(found: "JSON without recipes")
    } else if Self.isQuotedPage(text) {
      self = .schemaOrg
    } else if CSVWriter.isTable(lines) {
      self = .unknown(found: "a table, which import does not read; export as JSON instead")
    } else if MealMaster.isLikely(lines) {
      self = .mealMaster
    } else {
      self.init(lines: lines, isNamed: isNamed)
    }
  }

  /// Distinguishes the formats that people write in an editor.
  private init(lines: [Substring], isNamed: Bool) {
    let isRecipeMD = RecipeMD.isLikely(lines)
    if isRecipeMD, isNamed && !RecipeSigns.areInHeadings(lines) || RecipeSigns.areRecipeMD(lines) {
      self = .recipeMD
    } else if Cooklang.isLikely(lines), !RecipeSigns.areInHeadings(lines) {
      self = isNamed || RecipeSigns.areCooklang(lines) ? .cooklang : .unknown(found: "a text without a recipe")
    } else {
      self = isNamed || RecipeSigns.arePlainText(lines) ? .plainText : .unknown(found: "a text without a recipe")
    }
  }

  /// Returns whether a text begins as XML or JSON does, and not with a title such as "<3 soup", "{Soup}" or "[GF] Brownies".
  private static func beginsTagOrValue(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let next = scalars.dropFirst().first { !$0.isWhitespace }
    switch scalars.first {
    case "<": return next.map { $0.properties.isAlphabetic || "!?/".unicodeScalars.contains($0) } ?? true
    case "{": return next.map { "\"}'".unicodeScalars.contains($0) } ?? true
    case "[": return next.map { "{[]\"".unicodeScalars.contains($0) } ?? true
    default: return false
    }
  }

  /// Returns whether a page has a quotation mark in front, as where it was copied out of a program.
  private static func isQuotedPage(_ text: String) -> Bool {
    let marks = "\"'`“”‘’".unicodeScalars
    let rest = text.unicodeScalars.drop { $0.isWhitespace || $0 == "\u{FEFF}" || marks.contains($0) }
    let beginning = String(rest.prefix(14)).lowercased()
    return beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html")
  }
}

extension RecipeFormat {
  /// The name by which the user gives the format; "" for what is not read.
  var name: String {
    switch self {
    case .json: InputFormat.json.rawValue
    case .schemaOrg: InputFormat.schemaOrg.rawValue
    case .cooklang: InputFormat.cooklang.rawValue
    case .recipeMD: InputFormat.recipeMD.rawValue
    case .mealMaster: InputFormat.mealMaster.rawValue
    case .plainText: InputFormat.text.rawValue
    case .archive: InputFormat.archive.rawValue
    case .exchange(let format): format.rawValue
    case .unsupported, .unknown: ""
    }
  }
}

/// A format that the user can choose for a file, by its name on the command line.
package enum InputFormat: String, CaseIterable, Sendable {
  /// Detected from the content.
  case auto
  case json
  case schemaOrg = "schema-org"
  case cooklang
  case recipeMD = "recipemd"
  case mealMaster = "mealmaster"
  case text
  /// An export of a recipe program.
  case archive
  case masterCook = "mastercook"
  case rezKonv = "rezkonv"
  case nowYoureCooking = "nyc"
  case recipeML = "recipeml"
  case kRecipes = "krecipes"
  case gourmet
  case recipeKeeper = "recipekeeper"
  case copyMeThat = "copymethat"
  case csv

  /// The format named; nil for detection.
  var format: RecipeFormat? {
    switch self {
    case .auto: nil
    case .json: .json
    case .schemaOrg: .schemaOrg
    case .cooklang: .cooklang
    case .recipeMD: .recipeMD
    case .mealMaster: .mealMaster
    case .text: .plainText
    case .archive: .archive
    case .masterCook, .rezKonv, .nowYoureCooking, .recipeML, .kRecipes, .gourmet, .recipeKeeper, .copyMeThat,
      .csv:
      ExchangeFormat(rawValue: rawValue).map(RecipeFormat.exchange)
    }
  }
}
