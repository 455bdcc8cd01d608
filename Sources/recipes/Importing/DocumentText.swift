import RecipeFormats
import RecipeModel

/// A document or a photograph whose text another program reads, if it is installed: what it is, by the end of its name.
enum DocumentText: String, CaseIterable {
  case docx, odt, epub, rtf
  case pdf
  case jpg, jpeg, png, webp, tif, tiff

  /// - Parameter path: Of a file; nil for any other than these.
  init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// The program, and the package of Debian that has it.
  private var program: (name: String, package: String, words: [String]) {
    switch self {
    case .docx, .odt, .epub, .rtf:
      // It must not open other files, as includes and images would make it.
      ("pandoc", "pandoc", ["--sandbox", "--from", rawValue, "--to", "plain", "--wrap", "none"])
    case .pdf: ("pdftotext", "poppler-utils", ["-enc", "UTF-8", "-nopgbrk", "-", "-"])
    case .jpg, .jpeg, .png, .webp, .tif, .tiff: ("tesseract", "tesseract-ocr", ["stdin", "stdout"])
    }
  }

  /// `true` if it is a picture of the recipe, which the recipe keeps.
  private var isPhotograph: Bool {
    switch self {
    case .docx, .odt, .epub, .rtf, .pdf: false
    case .jpg, .jpeg, .png, .webp, .tif, .tiff: true
    }
  }

  private static let (largestFile, longestText) = (64 << 20, 16 << 20)
  private static let longestTime = Duration.seconds(120)

  /// Returns the text of a document, and the photograph that it is.
  ///
  /// - Throws: `CommandError` where the program is missing, cannot read the document, or finds no text in it.
  /// - Source: pandoc(1), pdftotext(1), tesseract(1).
  func read(
    _ input: Input, _ environment: Environment
  ) throws(CommandError) -> (text: [UInt8], photograph: [UInt8]?) {
    let (name, package, words) = program
    guard Subprocess.isThere(name, in: environment) else {
      throw CommandError("\(name) is needed to read it; install the package \(package)", .noSuchInput)
    }
    let bytes: [UInt8]?
    do throws(SystemError) { bytes = try input.readAll(atMost: Self.largestFile) } catch {
      throw CommandError("\(error.description)", .inputOutput)
    }
    guard let bytes else { throw CommandError("longer than \(Self.largestFile >> 20) MiB", .badInput) }
    let result = try Subprocess(name).run(
      words, input: bytes, longestOutput: Self.longestText, until: .now + Self.longestTime)
    let text = String(decoding: result.output, as: UTF8.self)
    guard result.status == 0, !text.allSatisfy(\.isWhitespace) else {
      throw CommandError(result.status == 0 ? "\(name) finds no text in it" : "\(name) cannot read it", .badInput)
    }
    return (Array(text.utf8), isPhotograph ? bytes : nil)
  }
}
