/// The name of a setting as it is typed: that of a key, or of the diet of someone else, `diet.anna`.
struct SettingName: Hashable {
  let key: ConfigurationKey
  /// The person whose diet it is; nil for the key itself.
  let person: String?

  init(_ key: ConfigurationKey, of person: String? = nil) {
    self.key = key
    self.person = person
  }

  /// - Throws: `CommandError` for a name that is not one of a setting, with the most similar one.
  init(_ text: String) throws(CommandError) {
    guard text.hasPrefix(Self.diet), case let person = String(text.dropFirst(Self.diet.count)), !person.isEmpty,
      !person.contains(where: { $0.isWhitespace || "=,;".contains($0) })
    else {
      self.init(try ConfigurationKey(named: text))
      return
    }
    self.init(.diet, of: person)
  }

  var text: String { person.map { Self.diet + $0 } ?? key.rawValue }

  private static let diet = "\(ConfigurationKey.diet.rawValue)."
}
