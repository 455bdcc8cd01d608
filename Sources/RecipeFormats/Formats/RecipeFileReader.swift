import RecipeModel

/// Reads the recipes of a file of any format.
///
/// Our own JSON and Meal-Master's files as a stream; a file of another format whole.
package struct RecipeFileReader: RecipeReader {
  private enum State {
    case unread(ByteSource)
    case streamed(any RecipeReader)
    case read([Result<FileRecipe, InvalidRecipeError>], Diagnostics)
  }

  private var state: State
  private let name: String
  private let format: InputFormat
  private let isNamed: Bool
  private let decoding: PageDecoding
  /// The name of the format that the file was taken for; "" until it is read.
  package private(set) var formatName = ""

  /// - Parameters:
  ///   - name: The file's name without its ending, for the title of a recipe that has none of its own.
  ///   - format: The file's format, where the user overrides the detection.
  ///   - isNamed: Whether the user named the file itself; of a folder's files only those are read that are surely recipes.
  ///   - decoding: How a web page becomes text.
  package init(
    _ source: ByteSource, named name: String = "", as format: InputFormat = .auto, isNamed: Bool = true,
    decoding: PageDecoding = PageDecoding()
  ) {
    state = .unread(source)
    self.name = name
    self.format = format
    self.isNamed = isNamed
    self.decoding = decoding
  }

  package var diagnostics: Diagnostics {
    switch state {
    case .unread: Diagnostics()
    case .streamed(let reader): reader.diagnostics
    case .read(_, let diagnostics): diagnostics
    }
  }

  /// - Throws: `RecipeFileError`, or what the source throws.
  package mutating func next() throws -> Result<FileRecipe, InvalidRecipeError>? {
    if case .unread(let source) = state { state = try begin(source) }
    // What is read from is out of the state meanwhile, so that it has one owner and is not copied.
    switch state {
    case .unread: return nil
    case .streamed(var reader):
      state = .read([], Diagnostics())
      defer { state = .streamed(reader) }
      return try reader.next()
    case .read(var results, let diagnostics):
      state = .read([], Diagnostics())
      let next = results.popLast()
      state = .read(results, diagnostics)
      return next
    }
  }

  /// - Parameter isUnpacked: Whether the bytes come out of a packed file; a file packed twice is not unpacked again.
  private mutating func begin(_ source: ByteSource, isUnpacked: Bool = false) throws -> State {
    let head = try Self.bytes(of: source, atLeast: RecipeFormat.headLength)
    let source = source.preceded(by: head)
    if GzipSource.isLikely(head), !isUnpacked { return try unpacked(source) }
    let format = format.format ?? RecipeFormat(head: Array(head.prefix(RecipeFormat.headLength)), isNamed: isNamed)
    formatName = format.name
    switch format {
    case .json: return .streamed(RecipeJSONReader(source))
    case .mealMaster: return .streamed(MealMasterReader(source))
    case .archive:
      return try whole(source, upTo: AppArchive.largestFile) { try AppArchive.read($0, otherFiles: Self.readFile) }
    case .schemaOrg: return try whole(source, upTo: SchemaOrg.largest(head)) { try SchemaOrg.read($0, decoding) }
    case .cooklang: return try whole(source) { try Cooklang.read($0, named: name) }
    case .recipeMD: return try whole(source) { try RecipeMD.read($0, named: name) }
    case .plainText: return try whole(source) { try PlainText.read($0, named: name) }
    case .exchange(let format):
      return try whole(source, upTo: ExchangeFormat.largestFile) { try format.read($0, decoding) }
    case .unsupported(let name): throw RecipeFileError.unsupported(name)
    case .unknown(let found): throw RecipeFileError.noRecipe(found: found)
    }
  }

  private mutating func unpacked(_ source: ByteSource) throws -> State {
    let gzip = try GzipSource(source)
    let bytes = ByteSource {
      do { return try gzip.next() } catch let error as ArchiveError {
        throw RecipeFileError.cannotUnpack(error.description)
      }
    }
    return try begin(bytes, isUnpacked: true)
  }

  /// Reads a file that is in an archive as one of a folder.
  private static func readFile(_ bytes: [UInt8], named name: String) throws -> ReadResult {
    var reader = RecipeFileReader(ByteSource(bytes), named: name, isNamed: false)
    var result = ReadResult(drafts: [])
    while let recipe = try reader.next() { result.recipes.append(try recipe.get()) }
    result.warnings = reader.diagnostics.lines
    return result
  }

  /// Reads a file in one piece; one byte beyond its limit is enough for its reader to refuse it.
  private func whole(
    _ source: ByteSource, upTo limit: Int = TextFile.largest, by read: ([UInt8]) throws -> ReadResult
  ) throws -> State {
    do {
      let result = try read(Self.bytes(of: source, atLeast: limit + 1))
      var diagnostics = Diagnostics()
      for warning in result.warnings { diagnostics.add(.warning(warning)) }
      return .read(result.recipes.reversed().map { .success($0) }, diagnostics)
    } catch let failure as InvalidRecipeError {
      return .read([.failure(failure)], Diagnostics())
    }
  }

  /// Returns what comes next, enough of it unless the source ends.
  private static func bytes(of source: ByteSource, atLeast count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece = try source.next()
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
