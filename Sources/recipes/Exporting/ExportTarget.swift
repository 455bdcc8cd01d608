import Files
import RecipeFormats
import RecipeModel

/// The place and the format of an export: what `--output` and `--format` come to.
struct ExportTarget {
  enum Place: Equatable {
    case standardOutput
    case file(String)
    /// Without the slash at its end.
    case folder(String)
  }

  let place: Place
  let format: OutputFormat

  /// - Parameters:
  ///   - path: As typed; nil or `-` for standard output. One that ends in a slash is a folder.
  ///   - format: As typed; nil for the one that the path's extension names, JSON where it has none, and Cooklang in a
  ///     folder.
  ///   - configured: What counts where neither says one; nil for the usual one.
  ///   - count: How many recipes there are.
  /// - Throws: `CommandError` for an extension that names no format.
  init(_ path: String?, as format: OutputFormat?, _ configured: OutputFormat? = nil, count: Int) throws(CommandError) {
    guard let path, path != "-" else {
      place = .standardOutput
      self.format = format ?? configured ?? .json
      return
    }
    let named = OutputFormat.named(byExtensionOf: path, count: count)
    let namesFolder = path.hasSuffix("/") || FileKind(of: path) == .folder && format?.holdsManyRecipes != true
    // Recipes are hardly meant to be spread over the root folder.
    let isFolder = namesFolder && path != "/"
    if isFolder {
      self.format = format ?? configured ?? .cooklang
    } else if let format = format ?? named {
      self.format = format
    } else if path.pathExtension.isEmpty {
      self.format = configured ?? .json
    } else {
      throw CommandError(
        "cannot tell the format from \(path.quotedPath()); use --format (recipes help formats)", .usage)
    }
    let isOneFile = self.format.holdsManyRecipes || path.hasSuffix(self.format.fileExtension)
    place = isFolder || !isOneFile ? .folder(path.hasSuffix("/") ? String(path.dropLast()) : path) : .file(path)
  }
}

extension OutputFormat {
  /// Returns the format that a file's extension names: RecipeMD or, for several recipes, Markdown for `.md`.
  fileprivate static func named(byExtensionOf path: String, count: Int) -> OutputFormat? {
    let name = path.pathExtension.lowercased()
    if name == ".md" { return count == 1 ? .recipeMD : .markdown }
    return allCases.first { $0.fileExtension == name }
  }

  /// The name as people write it.
  var title: String {
    switch self {
    case .json: "JSON"
    case .jsonLines: "JSON lines"
    case .schemaOrg: "schema.org"
    case .cooklang: "Cooklang"
    case .recipeMD: "RecipeMD"
    case .mealMaster: "Meal-Master"
    case .text: "plain text"
    case .paprika: "Paprika"
    case .mela: "Mela"
    case .markdown: "Markdown, for reading only"
    case .html: "HTML"
    case .csv: "CSV, for reading only"
    }
  }
}

extension String {
  /// The end of a file's name from its last period; "" where it has none, or only begins with one.
  fileprivate var pathExtension: String {
    let name = self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
    guard let period = name.lastIndex(of: "."), period > name.startIndex else { return "" }
    return String(name[period...])
  }
}
