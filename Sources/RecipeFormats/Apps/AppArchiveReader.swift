import RecipeModel

/// Takes the recipes out of a file of a recipe program and of what is packed in it.
struct AppArchiveReader {
  private(set) var result = ReadResult(drafts: [])
  private var limits = ArchiveLimits()
  private var picturesLeftOut = 0
  private var passedOver = 0

  /// - Parameter depth: How many archives the file is in; archives in archives in archives are nobody's.
  mutating func read(_ bytes: [UInt8], named name: String, depth: Int = 0) throws {
    if ZipArchive.isLikely(bytes), depth < 2 {
      try read(ZipArchive(bytes), depth: depth)
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      let recipe = try Paprika.unpack(bytes, named: name, &limits)
      try result.append(Paprika.draft(recipe), pictures: pictures(Paprika.pictures(recipe)))
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
    if picturesLeftOut > 0 {
      let pictures = picturesLeftOut == 1 ? "1 picture was" : "\(picturesLeftOut) pictures were"
      result.warnings.append("\(pictures) left out")
    }
    if passedOver > 0 {
      let files =
        passedOver == 1 ? "1 file in the archive is no recipe" : "\(passedOver) files in the archive are no recipes"
      result.warnings.append(files)
    }
    return result
  }

  private mutating func read(_ archive: ZipArchive, depth: Int) throws {
    var folders = ArchiveFolders()
    var pictures: [ZipArchive.Entry] = []
    for entry in archive.entries {
      let name = entry.name.lowercased()
      if Self.pictureSuffixes.contains(where: name.hasSuffix) {
        pictures.append(entry)
      } else if Self.recipeSuffixes.contains(where: name.hasSuffix) {
        let first = result.recipes.count
        try read(archive.unpack(entry, &limits), named: entry.name.quoted(), depth: depth + 1)
        for recipe in first..<result.recipes.count { folders.add(recipe, at: entry.name) }
      } else {
        passedOver += 1
      }
    }
    for picture in pictures { take(picture, of: archive, folders) }
  }

  private mutating func readJSON(_ bytes: [UInt8], named name: String) throws {
    let object = try AppJSON.object(bytes, in: name)
    if Tandoor.isRecipe(object) {
      try result.append(Tandoor.draft(object))
    } else if Crouton.isRecipe(object) {
      try result.append(Crouton.draft(object), pictures: pictures(object.texts("images")))
    } else if Mela.isRecipe(object) {
      try result.append(Mela.draft(object), pictures: pictures(object.texts("images")))
    } else if let recipe = SchemaOrgRecipe(mealieOrNextcloud: object) {
      let (draft, warnings) = recipe.draft(categories: .collections)
      try result.append(draft)
      result.warnings += warnings
    } else {
      throw RecipeFileError.noRecipe(found: "JSON without recipe data")
    }
  }
}

// MARK: - Pictures

extension AppArchiveReader {
  private static let pictureSuffixes = [".jpg", ".jpeg", ".png", ".webp", ".gif", ".heic", ".avif"]
  private static let recipeSuffixes = [Paprika.suffix, Mela.suffix, Crouton.suffix, ".json", ".zip"]

  /// Gives a picture to the recipe in whose folder it lies, unless it is a smaller copy of one.
  private mutating func take(_ entry: ZipArchive.Entry, of archive: ZipArchive, _ folders: ArchiveFolders) {
    if ArchiveFolders.isSmallCopy(entry.name) { return }
    guard let recipe = folders.recipe(of: entry.name), let bytes = try? archive.unpack(entry, &limits) else {
      picturesLeftOut += 1
      return
    }
    result.recipes[recipe].pictures.append(bytes)
  }

  /// Returns the pictures that stand in JSON as base64; what is none is counted as left out.
  private mutating func pictures(_ texts: [String]) -> [[UInt8]] {
    let pictures = texts.compactMap(Base64.bytes)
    picturesLeftOut += texts.count - pictures.count
    return pictures
  }
}
