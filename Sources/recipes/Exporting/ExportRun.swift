import Files
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// One run of `export`: recipes of the library in one format.
final class ExportRun {
  private let ids: [Recipe.ID]
  private let store: RecipeStore
  private let format: OutputFormat
  private let session: Session
  private let amounts: AmountRequest
  private let units: MeasurementSystem?
  private let progress: Progress
  private var picturesLeftOut = 0
  private var variantsLeftOut = 0
  private let written = WrittenFiles()
  private var count = 0
  private var length = 0

  /// - Throws: `CommandError` if a recipe cannot be scaled as asked for, before anything is written.
  init(
    _ ids: [Recipe.ID], of store: RecipeStore, as format: OutputFormat, _ amounts: AmountRequest = AmountRequest(),
    in session: Session
  ) throws {
    self.ids = ids
    self.store = store
    self.format = format
    self.session = session
    self.amounts = amounts
    units = try amounts.shownUnits(in: session.world.environment, configured: session.configuredUnits)
    progress = session.progress(of: "recipes")
    if amounts.size != nil {
      try store.forEachRecipe(with: ids) { _ = try AdaptedRecipe($0, amounts, units) }
    }
  }

  /// Writes to standard output.
  func print() throws {
    if !format.isText, session.world.output.isTerminal {
      throw CommandError("\(format.name) is not for a terminal; use --output FILE", .usage)
    }
    try checkIsOneRecipe("use --output FOLDER")
    try write(to: session.world.output, pictures: nil)
  }

  /// Writes one file.
  func writeFile(_ path: String, replacing: Bool) throws {
    try checkIsOneRecipe("name a folder, not a file that ends in \(format.fileExtension)")
    try checkMayWrite(path, replacing: replacing)
    do {
      try written.write(path, isReplacing: replacing) { output in
        try write(to: output, pictures: PictureStore(besides: path))
      }
    } catch {
      throw written.undo(after: error)
    }
  }

  /// Writes a file for each recipe into a folder, which is made if it is not there.
  func writeFolder(_ folder: String, replacing: Bool) throws {
    try LibraryFiles(of: store.location).checkMayWrite(folder, isFolder: true)
    var paths: [Recipe.ID: String] = [:]
    var names = FileNames()
    try forEach { recipe in
      let path = "\(folder)/\(names.next(for: recipe.title))\(format.fileExtension)"
      try checkMayWrite(path, replacing: replacing)
      paths[recipe.id] = path
    }
    do {
      try written.makeFolder(folder)
      try forEach { recipe in
        guard let path = paths[recipe.id] else { return }
        var writer = format.makeWriter()
        try written.write(path, isReplacing: replacing) { output in
          try append(recipe, with: &writer, to: output, pictures: PictureStore(besides: path))
          try writer.finish { part in try write(to: output) { $0 += part } }
        }
      }
    } catch {
      throw written.undo(after: error)
    }
  }

  /// Says what was written where, and what is not in it.
  func report(_ place: ExportTarget.Place) throws {
    if let (path, isFolder) = place.target {
      let recipes =
        try ids.count == 1
        ? store.listRow(with: ids[0]).map(StyledText.name) ?? ""
        : StyledText.count(ids.count, "recipe", "recipes")
      let count: StyledText = isFolder ? ", \(.count(ids.count, "file", "files"))" : ""
      session.note("Exported \(recipes) to \(path) (\(format.title)\(count))")
      if isFolder, ids.count > 1 { session.note("Files in a folder have no order; JSON keeps the order of the list.") }
    }
    tellOfLength()
    tellOfPictures()
    tellOfVariants()
  }
}

extension ExportRun {
  private func write(to output: Output, pictures: PictureStore?) throws {
    var writer = format.makeWriter()
    try forEach { try append($0, with: &writer, to: output, pictures: pictures) }
    try writer.finish { part in try write(to: output) { $0 += part } }
  }

  /// Appends bytes, on a terminal only what it may be sent.
  private func write(to output: Output, _ append: (inout [UInt8]) throws(RecipeFileError) -> Void) throws {
    guard output.isTerminal else {
      return try output.write { bytes throws(RecipeFileError) in
        let before = bytes.count
        try append(&bytes)
        length += bytes.count - before
      }
    }
    var bytes: [UInt8] = []
    try append(&bytes)
    try output.write(SafeText(lines: String(decoding: bytes, as: UTF8.self)).string.utf8)
  }

  /// - Parameter pictures: Where pictures go that the format has no room for; nil where that is nowhere.
  private func append(
    _ recipe: Recipe, with writer: inout any RecipeWriter, to output: Output, pictures: PictureStore?
  ) throws {
    let adapted = try AdaptedRecipe(recipe, amounts, units)
    if let note = adapted.note { session.note(note) }
    var file = FileRecipe(try store.exportedDraft(of: adapted.recipe))
    let names = recipe.imageNames.filter(Picture.isName)
    if format.holdsPictures {
      file.pictures = names.compactMap { store.pictures?.picture(named: $0)?.bytes }
      picturesLeftOut += names.count - file.pictures.count
    } else if let library = store.pictures, let pictures, format.namesPictures {
      written.willAddPictures(to: pictures)
      picturesLeftOut += try pictures.add(names, from: library).count
    } else {
      picturesLeftOut += names.count
    }
    if recipe.variantOf != nil, !format.linksVariants { variantsLeftOut += 1 }
    try write(to: output) { bytes throws(RecipeFileError) in try writer.append(file, to: &bytes) }
  }

  /// Calls `body` with recipe after recipe, until a signal asks to end.
  private func forEach(_ body: (Recipe) throws -> Void) throws {
    defer { progress.end() }
    count = 0
    try store.forEachRecipe(with: ids) { recipe in
      try body(recipe)
      count += 1
      progress.fraction = Double(count) / Double(ids.count)
      // Not between the lines of what is printed.
      if !session.world.output.isTerminal { progress.advance() }
    }
  }

  private func checkIsOneRecipe(_ advice: StyledText) throws(CommandError) {
    guard !format.holdsManyRecipes, ids.count != 1 else { return }
    throw CommandError("\(format.name) holds one recipe per file, and there are \(ids.count); \(advice)", .usage)
  }

  private func checkMayWrite(_ path: String, replacing: Bool) throws(CommandError) {
    do throws(RecipeStoreError) {
      try LibraryFiles(of: store.location).checkMayWrite(path)
    } catch {
      throw CommandError(error)
    }
    if FileKind(of: path) == .file, !replacing { throw CommandError.exists(path) }
  }

  private func tellOfLength() {
    guard let longest = format.longestReadBack, length > longest else { return }
    session.tell(
      """
      \("warning:", .warning) longer than the \(longest / 1_048_576) MiB that import reads back; export fewer recipes \
      at a time, or as json
      """)
  }

  private func tellOfPictures() {
    guard picturesLeftOut > 0 else { return }
    let pictures = StyledText.count(picturesLeftOut, "picture is", "pictures are")
    session.tell("\("warning:", .warning) \(pictures) missing from the export")
  }

  private func tellOfVariants() {
    guard variantsLeftOut > 0 else { return }
    let links = StyledText.count(
      variantsLeftOut, "link from a variant to its original", "links from variants to their originals")
    session.tell("\("warning:", .warning) left out: \(links); JSON keeps them")
  }
}

extension OutputFormat {
  /// `true` if the names of pictures are in a file, so that they can be stored next to it and found again.
  fileprivate var namesPictures: Bool {
    switch self {
    case .json, .jsonLines, .schemaOrg, .cooklang, .recipeMD, .mealMaster, .text: true
    case .paprika, .mela, .markdown, .html, .csv: false
    }
  }
}

extension ExportTarget.Place {
  /// The file or folder, by the name that is shown, and whether it gets a file for each recipe; nil for standard output.
  fileprivate var target: (path: String, isFolder: Bool)? {
    switch self {
    case .standardOutput: nil
    case .file(let path): (path, false)
    case .folder(let path): ("\(path)/", true)
    }
  }
}
