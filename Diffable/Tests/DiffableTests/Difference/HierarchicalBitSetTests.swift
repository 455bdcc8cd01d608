import Testing

@testable import Diffable

/// A set of offsets against a sorted array of them.
@Suite struct HierarchicalBitSetTests {
  /// Up to one, two and three layers; the set is filled from the back, so that whole ranges of it become empty again.
  @Test(arguments: [1, 64, 65, 4_096, 4_097, 300_000])
  func `an offset replaces the next greater one`(end: Int) {
    for seed in UInt64(1)...4 {
      var generator = SeededGenerator(seed: seed)
      let set = HierarchicalBitSet(end: end)
      defer { set.deallocate() }
      var model: [Int] = []
      for step in 0..<200 {
        let latest = max(1, end - end / 200 * step)
        let start = Int.random(in: 0..<latest, using: &generator)
        let count = step % 3 == 0 ? 1 : Int.random(in: 1...min(3_000, end - start), using: &generator)
        let offsets = start..<(start + count)
        let place = model.place(of: start)
        if place == model.place(of: offsets.upperBound) {
          if count == 1 { set.insertReplacing(start) } else { set.insertReplacing(offsets) }
          model.replaceSubrange(place..<min(place + count, model.count), with: offsets)
        }
        let asked = Int.random(in: 0..<end, using: &generator)
        let next = model.place(of: asked)
        let (before, from) = (set.offset(before: asked), set.offset(from: asked))
        #expect(before == (next > 0 ? model[next - 1] : -1), "seed \(seed), step \(step)")
        #expect(from == (next < model.count ? model[next] : -1), "seed \(seed), step \(step)")
      }
    }
  }
}

extension [Int] {
  /// The number of ascending numbers that are less than one.
  fileprivate func place(of number: Int) -> Int {
    var places = 0..<count
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places = self[middle] < number ? (middle + 1)..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }
}
