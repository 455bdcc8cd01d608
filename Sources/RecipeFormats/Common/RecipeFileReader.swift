import RecipeModel

/// Reads the recipes of a file of any format.
///
/// Our own JSON as a stream; a file of another format whole, up to its `longestFile`.
package struct RecipeFileReader: RecipeReader {
  private enum State {
    case unread(ByteSource)
    case streamed(RecipeJSONReader)
    case read([Result<FileRecipe, RecipeFailure>], Remarks)
  }

  private var state: State
  private let name: String

  /// - Parameter name: The file's name without its ending, for the title of a recipe that has none of its own.
  package init(_ source: ByteSource, named name: String = "") {
    state = .unread(source)
    self.name = name
  }

  package var remarks: Remarks {
    switch state {
    case .unread: Remarks()
    case .streamed(let reader): reader.remarks
    case .read(_, let remarks): remarks
    }
  }

  /// - Throws: `RecipeFileError`, or what the source throws.
  package mutating func next() throws -> Result<FileRecipe, RecipeFailure>? {
    if case .unread(let source) = state { state = try begin(source) }
    switch state {
    case .unread: return nil
    case .streamed(var reader):
      // Out of the state while it reads, so that its buffer has one owner and is not copied.
      state = .read([], Remarks())
      defer { state = .streamed(reader) }
      return try reader.next()
    case .read(var results, let remarks):
      let next = results.popLast()
      state = .read(results, remarks)
      return next
    }
  }

  private func begin(_ source: ByteSource) throws -> State {
    let head = try Self.bytes(of: source, atLeast: RecipeFormat.headLength)
    let format = RecipeFormat(head: Array(head.prefix(RecipeFormat.headLength)))
    if format == .json { return .streamed(RecipeJSONReader(source.preceded(by: head))) }
    let bytes = try head + Self.bytes(of: source, atLeast: format.longestFile + 1 - head.count)
    do {
      let result = try read(bytes, as: format)
      var remarks = Remarks()
      for warning in result.warnings { remarks.add(.warning(warning)) }
      return .read(result.recipes.reversed().map { .success($0) }, remarks)
    } catch let failure as RecipeFailure {
      return .read([.failure(failure)], Remarks())
    }
  }

  private func read(_ bytes: [UInt8], as format: RecipeFormat) throws -> ReadResult {
    switch format {
    case .cooklang: try Cooklang.read(bytes, named: name)
    case .recipeMD: try RecipeMD.read(bytes, named: name)
    case .archive: try AppArchive.read(bytes)
    // Our own JSON is streamed; read whole, it would be what else JSON can be.
    case .schemaOrg, .json: try SchemaOrg.read(bytes)
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
