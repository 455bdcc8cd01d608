/// Makes lines as people write them, the same ones for the same seed.
struct LineGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func line() -> String {
    var line = pick(["", "", "", "about ", "a scant "]) + amount()
    if chance(4) { line += pick([" (" + amount() + ")", "/" + amount(), " plus " + amount()]) }
    line += " " + pick(["", "", "large ", "fresh ", "finely chopped ", "dried "])
    line += pick(["flour", "sugar", "onions", "garlic cloves", "butter", "olive oil", "black pepper", "double cream"])
    if chance(3) {
      line += pick([", chopped", ", plus 1 tbsp for greasing", " (optional)", ", cut into 2cm cubes", ", to taste"])
    }
    return line
  }

  private mutating func amount() -> String {
    number() + pick([" ", "", " "])
      + pick(["g", "kg", "ml", "cup", "cups", "tbsp", "tsp", "oz", "lb", "pinch", "tins"])
  }

  private mutating func number() -> String {
    let whole = "\(1 + next() % 24)"
    let fraction = pick(["1/2", "1/4", "3/4", "1/3", "2/3", "1/8"])
    return pick([
      whole, whole, whole + " " + fraction, fraction, pick(["½", "¼", "⅔", "1½", "2¾"]), whole + ".5", whole + "-30",
      whole + " to 40",
    ])
  }

  private mutating func chance(_ one: Int) -> Bool { next() % one == 0 }

  private mutating func pick(_ texts: [String]) -> String { texts[next() % texts.count] }

  private mutating func next() -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 33)
  }
}
