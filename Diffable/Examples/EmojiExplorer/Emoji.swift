/// A character with a name, as the explorer shows it.
struct Emoji: Hashable {
  let text: String
  let name: String
}

/// A named group of emojis.
struct Category: Hashable {
  let name: String
  let emojis: [Emoji]

  init(_ name: String, _ emojis: KeyValuePairs<String, String>) {
    self.name = name
    self.emojis = emojis.map { Emoji(text: $0.key, name: $0.value) }
  }
}

extension Category {
  static let recents = Category(
    "Recents",
    [
      "🫖": "teapot", "🦉": "owl", "⛵️": "sailing boat", "🎻": "violin", "🧭": "compass", "🥨": "pretzel",
      "🌙": "crescent moon", "🪁": "kite",
    ])

  static let all: [Category] = [
    Category("Smileys", ["😴": "asleep", "🤠": "cowboy", "🫠": "melting"]),
    Category("Nature", ["🦉": "owl", "🌵": "cactus", "🐙": "octopus"]),
    Category("Food", ["🥨": "pretzel", "🍐": "pear", "🫖": "teapot"]),
    Category("Activities", ["🪁": "kite", "🎻": "violin", "🎳": "bowling"]),
    Category("Travel", ["⛵️": "sailing boat", "🚲": "bicycle", "🗿": "stone head"]),
    Category("Objects", ["🧭": "compass", "🔭": "telescope", "🪑": "chair"]),
    Category("Symbols", ["♻️": "recycling", "♟️": "pawn", "🔆": "brightness"]),
  ]
}
