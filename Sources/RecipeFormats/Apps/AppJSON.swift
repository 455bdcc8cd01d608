import FoundationEssentials
import RecipeModel

/// The JSON of other programs: one object per recipe.
enum AppJSON {
  /// The key under which our own fields are in files for other programs.
  private static let exactFields = "recipes"

  /// - Parameter name: What the file is called in a message.
  /// - Throws: `RecipeFileError.malformed`, `.noRecipe` if the file holds anything but an object.
  static func object(_ bytes: [UInt8], in name: String) throws(RecipeFileError) -> JSONObject {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var parser = JSONParser<StrictJSON>(bytes, in: start..<bytes.count)
    let value: JSONValue
    do { value = try parser.document() } catch { throw .malformed(error, in: bytes[start...], of: name) }
    guard let object = value.object else { throw .noRecipe(found: "\(name) with \(value.summary)") }
    return object
  }

  /// Returns an object as a file, with what reading it would change of a draft under a key of our own.
  static func file(
    _ members: [(String, JSONValue)], of draft: RecipeDraft, readBack: (JSONObject) -> RecipeDraft
  ) -> [UInt8] {
    var object = JSONObject(members: members.map { .init(key: $0.0, value: $0.1) })
    let fields = ExactField.changed(from: draft, in: readBack(object))
    if !fields.isEmpty {
      let values = fields.map { ($0.name, $0.json(in: draft)) }
      object.members.append(.init(key: exactFields, value: .object(values)))
    }
    var bytes: [UInt8] = []
    JSONValue.object(object).append(to: &bytes)
    return bytes
  }

  /// The whole stars that a rating comes to, 0 for none and for what is no rating out of five.
  static func stars(_ rating: JSONValue?) -> Int {
    guard case .number(let digits) = rating, let number = Double(digits), (0...5).contains(number) else { return 0 }
    return Int(number.rounded())
  }

  /// Sets the fields of a draft that are under our own key.
  static func takeExactFields(of object: JSONObject, into draft: inout RecipeDraft) {
    for member in object[exactFields]?.object?.members ?? [] {
      ExactField(name: member.key)?.set(member.value, in: &draft)
    }
  }
}

extension JSONObject {
  /// The text of a key; a number as written, "" for anything else.
  func text(_ key: String) -> String {
    switch self[key] {
    case .string(let text): text
    case .number(let digits): digits
    default: ""
    }
  }

  /// The texts of a list, or the names of the objects in it.
  func texts(_ key: String) -> [String] {
    (self[key]?.elements ?? []).compactMap { $0.text ?? $0.object?["name"]?.text }.filter { !$0.isEmpty }
  }

  /// The objects of a list in the order of their key `order`, where they have one.
  func objects(_ key: String) -> [JSONObject] {
    let objects = (self[key]?.elements ?? []).compactMap(\.object)
    let places = objects.enumerated().map { ($1["order"]?.wholeNumber ?? $0, $0) }
    return objects.indices.sorted { places[$0] < places[$1] }.map { objects[$0] }
  }

  func uuid(_ key: String) -> UUID? { UUID(uuidString: text(key)) }

  func isTrue(_ key: String) -> Bool { self[key] == .bool(true) || self[key] == .number("1") }
}

/// A draft built from the file of another program.
///
/// What has no field goes to the notes, texts first, then short facts.
struct AppDraft {
  var draft = RecipeDraft(title: "")
  private var paragraphs: [String] = []
  private var facts: [String] = []

  mutating func addNote(_ text: String) {
    if !text.utf8.allSatisfy(\.isHTMLSpace) { paragraphs.append(text) }
  }

  mutating func addFact(_ label: String, _ text: String) {
    let text = text.onOneLine().trimmed()
    if !text.isEmpty { facts.append("\(label): \(text)") }
  }

  /// Sets a time, or notes the words for it if they state none.
  mutating func setTime(_ field: WritableKeyPath<RecipeDraft, Int>, _ label: String, _ text: String) {
    if let seconds = PageDuration.seconds(text), seconds <= RecipeLimits.seconds {
      draft[keyPath: field] = seconds
    } else {
      addFact(label, text)
    }
  }

  /// Notes a total time that is not the sum of preparation and cooking.
  mutating func setTotalTime(_ text: String) {
    let isSum =
      PageDuration.seconds(text).map { $0 == 0 || $0 == CookingTime.sum(draft.prepTime, draft.cookTime) } ?? false
    if !isSum { addFact("Total time", text) }
  }

  /// The draft with its notes.
  func finished() -> RecipeDraft {
    var draft = draft
    let parts = facts.isEmpty ? paragraphs : paragraphs + [facts.joined(separator: "\n")]
    draft.notes = parts.joined(separator: "\n\n")
    return draft
  }
}
