import Files
import Glibc
import RecipeFormats
import RecipeModel
import RecipeStore

/// The recipes of one file on their way into the library, one at a time.
final class RecipeSource {
  /// The most that is read of one file: 1 GiB.
  private static let longestFile = 1 << 30

  let source: ImportSource
  private let skipsInvalid: Bool
  /// The origin of recipes that do not say it themselves.
  private let address: WebAddress?
  /// The photograph that the recipes were read from, which each of them keeps.
  private let photograph: [UInt8]?
  private var picturesLeftOut: [String] = []
  private var reader: RecipeFileReader
  private var ahead: FileRecipe?

  /// The number of recipes that were left out because of mistakes, and the first of them.
  private(set) var failureCount = 0
  private var failures: [InvalidRecipeError] = []

  /// Opens a source and reads its first recipe, so that a file without recipes is rejected before a database is
  /// created. Pipes are spooled to a temporary file, so that the database is not locked while waiting for input, and the
  /// input need not fit into memory.
  ///
  /// - Parameter onPiece: Called with the number of bytes read, a piece at a time.
  /// - Throws: `ImportError`.
  init(_ source: ImportSource, in session: Session, _ options: ImportOptions, onPiece: @escaping (Int) -> Void) throws {
    self.source = source
    skipsInvalid = options.skipsInvalid
    let opened: OpenedSource
    do throws(CommandError) {
      opened = try source.open(in: session, allowsLocal: options.allowsLocal)
    } catch {
      throw ImportError(source, error)
    }
    var input = opened.input
    address = opened.address
    photograph = opened.photograph
    var left = Self.longestFile
    let bytes = ByteSource {
      let piece = try Self.readPiece(of: input)
      left -= piece.count
      guard left >= 0 else { throw CommandError("longer than \(Self.longestFile >> 30) GiB", .badInput) }
      onPiece(piece.count)
      return piece
    }
    let decoding = PageDecoding(charset: opened.charset, conversion: TextConversion.utf8)
    reader = RecipeFileReader(
      bytes, named: source.title, as: options.format, isNamed: !source.isInFolder, decoding: decoding)
    ahead = try next()
    if !options.isTrial { fetchPicture(by: WebFetch(allowsLocal: options.allowsLocal)) }
    guard !input.isFile else { return }
    do throws(CommandError) {
      input = try input.spooled(upTo: left, in: session.world.environment)
    } catch {
      throw ImportError(source, error)
    }
  }

  private static func readPiece(of input: Input) throws(CommandError) -> [UInt8] {
    do throws(SystemError) {
      return try input.readPiece()
    } catch {
      throw CommandError("\(error.description)", error.number == EISDIR ? .noSuchInput : .inputOutput)
    }
  }

  /// Fetches the picture of a page's recipe, before the database is locked. If that fails, the recipe is imported without
  /// it.
  private func fetchPicture(by fetch: WebFetch) {
    guard let address, let reference = ahead?.pictureAddress, !reference.isEmpty else { return }
    do throws(CommandError) {
      let picture = try fetch.content(at: WebAddress(reference, on: address))
      ahead?.pictures.append(picture.bytes)
    } catch {
      picturesLeftOut.append("the picture was not fetched: \(error.message.plain)")
    }
  }

  /// The format that the source was taken for, by its name for `--format`.
  var formatName: String { reader.formatName }

  /// Returns the next recipe, nil at the end.
  ///
  /// - Throws: `ImportError` for a recipe with a mistake, unless those are left out, and where the file cannot be read
  ///   on.
  func next() throws -> FileRecipe? {
    if let recipe = ahead.take() { return recipe }
    do { return try read() } catch { throw ImportError(source, error) }
  }

  /// Remarks on what was repaired or passed over, a line each, of many the first.
  var remarks: [String] {
    let lines = failures.map { "left out \($0.description)" } + reader.diagnostics.lines + picturesLeftOut
    let unlisted = failureCount - failures.count + max(0, lines.count - Self.mostPrinted)
    return lines.prefix(Self.mostPrinted) + (unlisted > 0 ? ["and \(unlisted) more"] : [])
  }

  /// More lines about one file are not printed.
  private static let mostPrinted = 20

  private func read() throws -> FileRecipe? {
    while let result = try reader.next() {
      switch result {
      case .success(var recipe):
        if recipe.draft.source.isEmpty { recipe.draft.source = address?.text ?? "" }
        if let photograph { recipe.pictures.append(photograph) }
        return recipe
      case .failure(let failure):
        guard skipsInvalid else { throw try refusal(failure) }
        failureCount += 1
        if failures.count < Self.mostPrinted { failures.append(failure) }
      }
    }
    return nil
  }

  /// Names the first mistake and counts the others, having read on to the end.
  private func refusal(_ first: InvalidRecipeError) throws -> CommandError {
    var others = 0
    while let result = try reader.next() { if case .failure = result { others += 1 } }
    let count: StyledText = others == 0 ? "" : " (\(others) more with mistakes)"
    return CommandError("\(first.description)\(count); nothing was imported", .badInput)
  }
}

/// A file whose recipes are staged.
struct StagedFile {
  let source: ImportSource
  /// The format that it was taken for, by its name for `--format`.
  let formatName: String
  /// The number of recipes that were left out because of mistakes.
  let failureCount: Int
  /// Remarks on what was repaired or passed over, a line each.
  let remarks: [String]
  /// The numbers of its recipes.
  let recipes: Range<Int>
  let pictures: FilePictures
  /// Its place in the report.
  let place: Int

  init(_ file: RecipeSource, recipes: Range<Int>, pictures: FilePictures, place: Int) {
    source = file.source
    formatName = file.formatName
    failureCount = file.failureCount
    remarks = file.remarks
    self.recipes = recipes
    self.pictures = pictures
    self.place = place
  }
}

/// The pictures of one file's recipes: those in the file itself, and those next to it that it names.
struct FilePictures {
  private let neighbors: PictureStore?
  private let folder: String?
  private var leftOut = Diagnostics()

  init(nextTo source: ImportSource) {
    neighbors = source.pictures
    folder = source.folder
  }

  /// Returns those pictures that may be stored; of the others it is noted why not.
  mutating func valid(_ pictures: [[UInt8]]) -> [Picture] {
    pictures.compactMap { bytes in
      do throws(PictureError) {
        return try Picture(bytes)
      } catch {
        leftOut.add(.warning("a picture was left out: \(error)"))
        return nil
      }
    }
  }

  /// Returns all pictures of a recipe that may be stored and that the library does not have yet.
  mutating func all(of recipe: StagedRecipe, in library: RecipeStore) -> [Picture] {
    var pictures = recipe.pictures + valid(files(recipe.pictureFiles))
    let names = Set(pictures.map(\.name))
    for name in recipe.draft.imageNames
    where Picture.isName(name) && !names.contains(name) && library.pictures?.picture(named: name) == nil {
      if let picture = neighbors?.picture(named: name) {
        pictures.append(picture)
      } else {
        leftOut.add(Self.missing)
      }
    }
    return pictures
  }

  /// Returns the content of the files next to the source that can be read.
  private mutating func files(_ names: [String]) -> [[UInt8]] {
    names.compactMap { name in
      let bytes = folder.flatMap { RegularFile.content(of: "\($0)/\(name)", upTo: Picture.mostBytes) }
      if bytes == nil { leftOut.add(Self.missing) }
      return bytes
    }
  }

  private static let missing = Diagnostic.warning("a picture is not next to the file")

  var remarks: [String] { leftOut.lines }
}
