import RecipeModel

/// Takes the recipes out of a file of a recipe program and of what is packed in it.
struct AppArchiveReader {
  private(set) var result = ReadResult(drafts: [])
  private var limits = ArchiveLimits()
  private var pictures = 0
  private var passedOver = 0

  /// - Parameter depth: How many archives the file is in; archives in archives in archives are nobody's.
  mutating func read(_ bytes: [UInt8], named name: String, depth: Int = 0) throws {
    if ZipArchive.isLikely(bytes), depth < 2 {
      let archive = try ZipArchive(bytes)
      for entry in archive.entries where isWanted(entry.name) {
        try read(archive.unpack(entry, &limits), named: entry.name.quoted(), depth: depth + 1)
      }
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      let recipe = try Paprika.unpack(bytes, named: name, &limits)
      pictures += Paprika.pictureCount(recipe)
      try result.append(Paprika.draft(recipe))
    } else {
      do {
        try readJSON(bytes, named: name)
      } catch RecipeFileError.noRecipe where depth > 0 {
        passedOver += 1
      }
    }
  }

  /// The result with a warning for what was left behind.
  func finished() -> ReadResult {
    var result = result
    if pictures > 0 {
      result.warnings.append(pictures == 1 ? "1 picture was left out" : "\(pictures) pictures were left out")
    }
    if passedOver > 0 {
      let files =
        passedOver == 1 ? "1 file in the archive is no recipe" : "\(passedOver) files in the archive are no recipes"
      result.warnings.append(files)
    }
    return result
  }

  private mutating func isWanted(_ name: String) -> Bool {
    let name = name.lowercased()
    if [".jpg", ".jpeg", ".png", ".webp", ".gif"].contains(where: name.hasSuffix) {
      pictures += 1
      return false
    }
    let isWanted = [Paprika.suffix, Mela.suffix, Crouton.suffix, ".json", ".zip"].contains(where: name.hasSuffix)
    if !isWanted { passedOver += 1 }
    return isWanted
  }

  private mutating func readJSON(_ bytes: [UInt8], named name: String) throws {
    let object = try AppJSON.object(bytes, in: name)
    if Tandoor.isRecipe(object) {
      try result.append(Tandoor.draft(object))
    } else if Crouton.isRecipe(object) {
      pictures += Crouton.pictureCount(object)
      try result.append(Crouton.draft(object))
    } else if Mela.isRecipe(object) {
      pictures += Mela.pictureCount(object)
      try result.append(Mela.draft(object))
    } else if let recipe = SchemaOrgRecipe(mealieOrNextcloud: object) {
      let (draft, warnings) = recipe.draft(categories: .collections)
      try result.append(draft)
      result.warnings += warnings
    } else {
      throw RecipeFileError.noRecipe(found: "JSON without recipe data")
    }
  }
}
