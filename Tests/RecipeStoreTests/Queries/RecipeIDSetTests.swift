import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite struct RecipeIDSetTests {
  @Test func `a set of recipes is a set`() {
    var generator = SeededGenerator(seed: 20_261_122)
    let candidates = Array(-70...200) + [.min, .min + 1, -(1 << 40), 1 << 40, (1 << 40) + 1, .max - 1, .max]
    for round in 0..<50 {
      var set = RecipeIDSet()
      var expected: Set<Int> = []
      for _ in 0..<300 {
        let id = candidates.randomElement(using: &generator)!
        if Int.random(in: 0..<3, using: &generator) == 0 {
          set.remove(id)
          expected.remove(id)
        } else {
          #expect(set.insert(id) == expected.insert(id).inserted, "round \(round), \(id)")
        }
      }
      #expect(candidates.filter(set.contains) == candidates.filter(expected.contains), "round \(round)")
      #expect(candidates.filter(RecipeIDSet(expected).contains) == candidates.filter(expected.contains))
    }
  }
}
