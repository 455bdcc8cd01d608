import RecipeModel

/// Takes the recipes out of a file of a recipe program and of what is packed in it.
package struct AppArchiveReader {
  /// Reads a file of another kind, given its bytes and its name without the ending.
  package typealias FileReader = ([UInt8], String) throws -> ReadResult

  private(set) var result = ReadResult(drafts: [])
  private let otherFiles: FileReader
  private var limits = ArchiveLimits()
  private var picturesLeftOut = 0
  private var passedOver = 0

  init(otherFiles: @escaping FileReader) { self.otherFiles = otherFiles }

  /// A reader that finds no recipes in any file.
  package static func noOther(_ bytes: [UInt8], named name: String) throws -> ReadResult {
    throw RecipeFileError.noRecipe(found: "an unsupported file")
  }

  /// - Parameter depth: How many archives the file is in; an archive in an archive in an archive is not read.
  mutating func read(_ bytes: [UInt8], named name: String, depth: Int = 0) throws {
    if ZipArchive.isLikely(bytes), depth < 2 {
      try read(ZipArchive(bytes), depth: depth)
    } else if GzipSource.isLikely(bytes) {
      let recipe = try Paprika.unpack(bytes, named: name, &limits)
      try result.append(Paprika.draft(recipe), pictures: pictures(Paprika.pictures(recipe)))
    } else {
      try readJSON(AppJSON.object(bytes, in: name))
    }
  }

  /// The result with warnings for what was left out.
  func finished() -> ReadResult {
    var result = result
    if picturesLeftOut > 0 {
      let pictures = picturesLeftOut == 1 ? "1 picture was" : "\(picturesLeftOut) pictures were"
      result.warnings.append("\(pictures) left out")
    }
    if passedOver > 0 {
      let files =
        passedOver == 1 ? "1 file in the archive is not a recipe" : "\(passedOver) files in the archive are not recipes"
      result.warnings.append(files)
    }
    return result
  }

  private mutating func readJSON(_ object: JSONObject) throws {
    if Tandoor.isRecipe(object) {
      try result.append(Tandoor.draft(object))
    } else if Crouton.isRecipe(object) {
      try result.append(Crouton.draft(object), pictures: pictures(object.texts("images")))
    } else if Mela.isRecipe(object) {
      try result.append(Mela.draft(object), pictures: pictures(object.texts("images")))
    } else if Paprika.isRecipe(object) {
      try result.append(Paprika.draft(object), pictures: pictures(Paprika.pictures(object)))
    } else if MealieBackup.isBackup(object) {
      try add(MealieBackup(object))
    } else if let recipe = Mealie.recipe(object) {
      try result.append(recipe.draft)
      result.warnings += recipe.warnings
    } else {
      throw RecipeFileError.noRecipe(found: "JSON without recipe data")
    }
  }
}

// MARK: - Backups

extension AppArchiveReader {
  /// Adds the recipes of a backup that is unpacked, whose pictures are next to its database.
  private mutating func add(_ backup: MealieBackup) throws {
    for recipe in backup.recipes {
      try result.append(recipe.recipe.draft, pictureFiles: recipe.hasPicture ? [recipe.picture] : [])
      result.warnings += recipe.recipe.warnings
    }
  }

  /// Adds the recipes of a backup that is packed, perhaps in a folder, each with the folder of its pictures.
  private mutating func add(_ backup: MealieBackup, in database: String, to folders: inout ArchiveFolders) throws {
    for recipe in backup.recipes {
      folders.add(result.recipes.count, at: ArchiveFolders.path(of: "\(recipe.folder)/", nextTo: database))
      try result.append(recipe.recipe.draft)
      result.warnings += recipe.recipe.warnings
    }
  }
}

// MARK: - Zips

extension AppArchiveReader {
  private static let pictureSuffixes = [".jpg", ".jpeg", ".png", ".webp", ".gif", ".heic", ".avif"]
  private static let programSuffixes = [Paprika.suffix, Mela.suffix, Crouton.suffix, ".json", ".zip"]

  private mutating func read(_ archive: ZipArchive, depth: Int) throws {
    if let name = ArchiveContent.unsupported(archive.entries.map(\.name)) { throw RecipeFileError.unsupported(name) }
    var folders = ArchiveFolders()
    var pictures: [ZipArchive.Entry] = []
    for entry in archive.entries {
      let name = entry.name.lowercased()
      if ArchiveFolders.isOfSystem(entry.name) { continue }
      if Self.pictureSuffixes.contains(where: name.hasSuffix) {
        pictures.append(entry)
      } else if ArchiveFolders.file(of: entry.name) == MealieBackup.fileName,
        let backup = try backup(archive.unpack(entry, &limits))
      {
        try add(backup, in: entry.name, to: &folders)
      } else {
        let first = result.recipes.count
        try read(entry, of: archive, depth: depth + 1)
        for recipe in first..<result.recipes.count {
          folders.add(recipe, at: entry.name)
          result.recipes[recipe].pictureFiles = result.recipes[recipe].pictureFiles.map {
            ArchiveFolders.path(of: $0, nextTo: entry.name)
          }
        }
      }
    }
    let taken = takePictureFiles(pictures, of: archive)
    let named = namedPictures
    for picture in pictures where !taken.contains(picture.name) { take(picture, of: archive, folders, named) }
  }

  private func backup(_ bytes: [UInt8]) throws -> MealieBackup? {
    let object = try AppJSON.object(bytes, in: MealieBackup.fileName)
    return MealieBackup.isBackup(object) ? MealieBackup(object) : nil
  }

  /// Takes the recipes of an entry; one without any is counted.
  private mutating func read(_ entry: ZipArchive.Entry, of archive: ZipArchive, depth: Int) throws {
    let bytes = try archive.unpack(entry, &limits)
    do {
      if Self.programSuffixes.contains(where: entry.name.lowercased().hasSuffix) {
        if try readOfProgram(bytes, named: entry.name, depth: depth) { return }
      }
      let found = try otherFiles(bytes, ArchiveFolders.title(of: entry.name))
      result.recipes += found.recipes
      result.warnings += found.warnings
    } catch RecipeFileError.noRecipe {
      passedOver += 1
    } catch RecipeFileError.unsupported(let name) {
      result.warnings.append("\(entry.name.quoted()) is \(name), which import does not read")
    }
  }

  /// Takes the recipes of a file of a recipe program; `false` if it may be in our own format, such as a list or JSON lines.
  private mutating func readOfProgram(_ bytes: [UInt8], named name: String, depth: Int) throws -> Bool {
    do {
      try read(bytes, named: name.quoted(), depth: depth)
      return true
    } catch RecipeFileError.noRecipe where !ZipArchive.isLikely(bytes) {
      return false
    } catch let error as RecipeFileError {
      guard case .malformed = error, RecipeSigns.areJSON(String(decoding: bytes.prefix(65_536), as: UTF8.self)) else {
        throw error
      }
      return false
    }
  }
}

// MARK: - Pictures

extension AppArchiveReader {
  /// Gives a picture to the recipe that names it or whose folder it is in, unless it is a smaller copy of one.
  private mutating func take(
    _ entry: ZipArchive.Entry, of archive: ZipArchive, _ folders: ArchiveFolders, _ named: [String: [Int]]
  ) {
    if ArchiveFolders.isSmallCopy(entry.name) { return }
    let file = entry.name.split(separator: "/").last.map(String.init) ?? ""
    let recipes = named[file] ?? folders.recipe(of: entry.name).map { [$0] } ?? []
    guard !recipes.isEmpty, let bytes = try? archive.unpack(entry, &limits) else {
      picturesLeftOut += 1
      return
    }
    for recipe in recipes { result.recipes[recipe].pictures.append(bytes) }
  }

  /// Gives the recipes the pictures that they name by their paths, in the order that they name them in.
  ///
  /// - Returns: The names of those pictures.
  private mutating func takePictureFiles(_ pictures: [ZipArchive.Entry], of archive: ZipArchive) -> Set<String> {
    let entries = Dictionary(pictures.map { (ArchiveFolders.plainPath($0.name), $0) }) { first, _ in first }
    var taken: Set<String> = []
    for recipe in result.recipes.indices {
      for file in result.recipes[recipe].pictureFiles {
        guard let entry = entries[file], let bytes = try? archive.unpack(entry, &limits) else {
          picturesLeftOut += 1
          continue
        }
        result.recipes[recipe].pictures.append(bytes)
        taken.insert(entry.name)
      }
      result.recipes[recipe].pictureFiles = []
    }
    return taken
  }

  /// The recipes that name each picture of our own.
  private var namedPictures: [String: [Int]] {
    var recipes: [String: [Int]] = [:]
    for (number, recipe) in result.recipes.enumerated() {
      for name in recipe.draft.imageNames where Picture.isName(name) { recipes[name, default: []].append(number) }
    }
    return recipes
  }

  /// Returns the pictures that are in JSON as base64; what is not a picture is counted as left out.
  private mutating func pictures(_ texts: [String]) -> [[UInt8]] {
    let pictures = texts.compactMap(Base64.bytes)
    picturesLeftOut += texts.count - pictures.count
    return pictures
  }
}

/// Which recipe of an archive a picture belongs to: the only one in the nearest folder around it.
struct ArchiveFolders {
  private var recipes: [Substring: [Int]] = [:]

  mutating func add(_ recipe: Int, at name: String) { recipes[Self.folder(of: name[...]), default: []].append(recipe) }

  /// Returns the number of the recipe; `nil` if there is none or it could be any of several.
  func recipe(of picture: String) -> Int? {
    var folder = Self.folder(of: picture[...])
    while true {
      if let recipes = recipes[folder] { return recipes.count == 1 ? recipes[0] : nil }
      guard !folder.isEmpty else { return nil }
      folder = Self.folder(of: folder)
    }
  }

  /// Returns whether a file's name is one that Nextcloud and Mealie give to a thumbnail next to the picture itself.
  static func isSmallCopy(_ name: String) -> Bool {
    let file = name.split(separator: "/").last?.lowercased() ?? ""
    return ["thumb", "min-original", "tiny-original"].contains(where: file.hasPrefix)
  }

  /// `true` for what a Mac adds to a zip: copies of attributes, and how a folder is shown.
  static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix("__MACOSX/") || file(of: name) == ".DS_Store"
  }

  /// Returns the name of a file without its folder.
  static func file(of name: String) -> String { name.split(separator: "/").last.map(String.init) ?? "" }

  /// Returns the name of a file without its folder and ending.
  static func title(of name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file)
  }

  /// Returns the path of a file in the archive that another file there names.
  static func path(of file: String, nextTo name: String) -> String {
    let folder = folder(of: plainPath(name)[...])
    return folder.isEmpty ? file : "\(folder)/\(file)"
  }

  /// Returns a path with `/` for the `\` that some programs write.
  static func plainPath(_ name: String) -> String { name.replacing("\\", with: "/") }

  private static func folder(of name: Substring) -> Substring {
    name.lastIndex(of: "/").map { name[..<$0] } ?? ""
  }
}
