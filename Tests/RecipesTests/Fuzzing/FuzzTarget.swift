import RecipeFormats
import RecipeModel

@testable import RecipeKitchen
@testable import RecipeStore
@testable import recipes

/// What is fed with random bytes; each must come back, and what it says must hold.
enum FuzzTarget: String, CaseIterable {
  case json, page, cooklang, recipeMD, mealMaster, plainText, archive, file, template, order, words, terminal, kitchen

  /// - Throws: What a reader says of input that it refuses.
  func run(_ bytes: [UInt8]) throws {
    switch self {
    case .json: try Self.readAll(RecipeJSONReader(Self.source(of: bytes)))
    case .page: _ = try SchemaOrg.read(bytes)
    case .cooklang: _ = try Cooklang.read(bytes)
    case .recipeMD: _ = try RecipeMD.read(bytes)
    case .mealMaster: try Self.readAll(MealMasterReader(Self.source(of: bytes)))
    case .plainText: _ = try PlainText.read(bytes)
    case .archive: _ = try AppArchive.read(bytes)
    case .file: try Self.readAll(RecipeFileReader(Self.source(of: bytes), named: "soup"))
    case .template: try Self.checkTemplate(String(decoding: bytes, as: UTF8.self))
    case .order: try Self.readOrder(bytes)
    case .words: Self.checkWords(String(decoding: bytes, as: UTF8.self))
    case .terminal: Self.checkSafeText(String(decoding: bytes, as: UTF8.self))
    case .kitchen: Self.checkKitchen(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func source(of bytes: [UInt8]) -> ByteSource {
    var rest = bytes[...]
    return ByteSource {
      // Small pieces, so that whatever spans two of them is met.
      defer { rest = rest.dropFirst(7) }
      return Array(rest.prefix(7))
    }
  }

  private static func readAll(_ reader: some RecipeReader) throws {
    var reader = reader
    while try reader.next() != nil {}
  }

  private static func readOrder(_ bytes: [UInt8]) throws {
    var reader = OrderReader(known: [1, 2, 3, 10])
    try reader.append(bytes)
    _ = try reader.finish()
  }

  /// What was read and is written comes back as it was.
  private static func checkTemplate(_ text: String) throws {
    guard let draft = try? RecipeTemplate.read(text).normalized() else { return }
    let again = try RecipeTemplate.read(RecipeTemplate.write(draft)).normalized()
    precondition(again == draft, "\(draft) became \(again)")
  }

  /// Nothing that was typed gets out of its quotes.
  private static func checkWords(_ text: String) {
    for query in [FullTextQuery(text).text, FullTextQuery(text).textInIngredients] {
      let quotes = query.unicodeScalars.count { $0 == "\"" }
      precondition(quotes.isMultiple(of: 2), query)
      precondition(!query.unicodeScalars.contains("\0"), query)
    }
  }

  /// Safe text is safe, and stays as it is.
  private static func checkSafeText(_ text: String) {
    for safe in [SafeText(line: text), SafeText(lines: text)] {
      precondition(SafeText(lines: safe.string) == safe)
      var marks = 0
      for scalar in safe.string.unicodeScalars {
        switch scalar.value {
        case 0x0A: break
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069:
          preconditionFailure("U+\(String(scalar.value, radix: 16))")
        default: break
        }
        marks = scalar.properties.generalCategory == .nonspacingMark ? marks + 1 : 0
        precondition(marks <= SafeText.mostMarks)
      }
    }
    precondition(!SafeText(line: text).string.unicodeScalars.contains("\n"))
  }

  /// Spans of amounts and timers are in the text and do not overlap; what is in a system stays in it.
  private static func checkKitchen(_ text: String) {
    let line = IngredientLine.parse(text)
    precondition(line == IngredientLine.parse(text))
    precondition(line.scaled(by: .one).text == text)
    var end = 0
    let spans = line.amounts.flatMap { [$0.lowSpan, $0.highSpan, $0.unitSpan].compactMap(\.self) }
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      precondition(span.lowerBound >= end && span.upperBound <= text.utf8.count && !span.isEmpty, text)
      end = span.upperBound
    }
    for factor in [Rational(2), Rational(1, over: 3), Rational(1000)] { _ = line.scaled(by: factor) }
    for system in MeasurementSystem.allCases {
      let converter = Converter(to: system)
      _ = converter.convert(ingredient: text)
      _ = converter.convert(direction: text)
    }
    for timer in TextTimer.find(in: text) {
      precondition(1...86_400 ~= timer.seconds.upperBound && timer.span.upperBound <= text.utf8.count, text)
    }
  }
}
