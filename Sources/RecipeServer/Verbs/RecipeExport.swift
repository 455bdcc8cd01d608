package import RecipeFormats
package import RecipeKitchen
package import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// A file that the library's recipes are written to, for someone to keep.
package struct RecipeExport: Equatable, Sendable {
  package let bytes: [UInt8]
  /// For `Content-Type`.
  package let type: String
  /// The file's name in a browser: `Tomato soup.cook`.
  package let name: String

  /// Longer files are not made in memory: 64 MiB.
  package static let mostBytes = 64 << 20

  /// Writes recipes in a format, with their amounts as asked for.
  ///
  /// - Throws: `Refusal` where a format holds one recipe and there are several, or the file becomes too long; `AmountError`;
  ///   `RecipeFileError`.
  package init(
    _ ids: [Recipe.ID], of store: RecipeStore, as format: OutputFormat, _ amounts: AmountRequest = AmountRequest(),
    _ system: MeasurementSystem? = nil
  ) throws {
    guard format.holdsManyRecipes || ids.count == 1 else {
      throw Refusal(422, "\(format.name) holds one recipe per file, and there are \(ids.count)", field: "format")
    }
    var writer = format.makeWriter()
    var bytes: [UInt8] = []
    var title: String?
    for start in stride(from: 0, to: ids.count, by: Self.chunk) {
      for recipe in try store.recipes(with: Array(ids[start..<min(start + Self.chunk, ids.count)])) {
        title = title ?? recipe.title
        let adapted = try AdaptedRecipe(recipe, amounts, system)
        var file = FileRecipe(try store.exportedDraft(of: adapted.recipe))
        if format.holdsPictures {
          file.pictures = recipe.imageNames.compactMap { store.pictures?.picture(named: $0)?.bytes }
        }
        try writer.append(file, to: &bytes)
        guard bytes.count <= Self.mostBytes else {
          throw Refusal(422, "the file is longer than \(Self.mostBytes >> 20) MiB; export fewer recipes at a time")
        }
      }
    }
    writer.finish { bytes += $0 }
    self.bytes = bytes
    var names = FileNames()
    name = names.next(for: ids.count == 1 ? title ?? "recipes" : "recipes") + format.fileExtension
    type = format.mediaType
  }

  private static let chunk = 256

  /// For `Content-Disposition`.
  ///
  /// - Source: RFC 6266, and RFC 8187 for a name beyond ASCII.
  package var disposition: String {
    let plain = name.unicodeScalars.map {
      $0.isASCII && $0.value >= 0x20 && !"\"\\%".unicodeScalars.contains($0) ? $0 : "_"
    }
    let encoded = name.utf8.map { byte -> String in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "-._".unicodeScalars.contains(scalar) { return String(scalar) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "attachment; filename=\"\(String(String.UnicodeScalarView(plain)))\"; filename*=UTF-8''\(encoded.joined())"
  }
}

extension OutputFormat {
  /// - Source: IANA's registry of media types; NDJSON's own specification.
  fileprivate var mediaType: String {
    switch self {
    case .json: "application/json"
    case .jsonLines: "application/x-ndjson"
    case .schemaOrg: "application/ld+json"
    case .paprika, .mela: "application/zip"
    case .recipeMD, .markdown: "text/markdown; charset=utf-8"
    case .html: "text/html; charset=utf-8"
    case .csv: "text/csv; charset=utf-8"
    case .cooklang, .mealMaster, .text: "text/plain; charset=utf-8"
    }
  }
}
