import BenchmarkHarness

/// Lists of unique random identifiers and what happens to them.
struct ListEdits {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns an identifier not used before.
  mutating func identifier() -> Int {
    generator.identifier()
  }

  mutating func list(_ count: Int) -> [Int] {
    generator.identifiers(count)
  }

  mutating func deleting(_ count: Int, from list: [Int]) -> [Int] {
    let gone = Set(list.indices.shuffled(using: &generator).prefix(count))
    return list.indices.filter { !gone.contains($0) }.map { list[$0] }
  }

  /// Inserts new identifiers, each at a random place.
  mutating func inserting(_ count: Int, into list: [Int]) -> [Int] {
    scattering(self.list(count), among: list)
  }

  /// Takes out random identifiers and puts each back at another random place.
  mutating func moving(_ count: Int, in list: [Int]) -> [Int] {
    let moved = Set(list.indices.shuffled(using: &generator).prefix(count))
    let staying = list.indices.filter { !moved.contains($0) }.map { list[$0] }
    return scattering(moved.sorted().map { list[$0] }.shuffled(using: &generator), among: staying)
  }

  mutating func shufflingStart(_ count: Int, of list: [Int]) -> [Int] {
    list.prefix(count).shuffled(using: &generator) + list.dropFirst(count)
  }

  /// Replaces about half of the identifiers, each with a new one in its place.
  mutating func replacingHalf(of list: [Int]) -> [Int] {
    list.map { Bool.random(using: &generator) ? identifier() : $0 }
  }

  private mutating func scattering(_ coming: [Int], among list: [Int]) -> [Int] {
    let total = list.count + coming.count
    let places = Set((0..<total).shuffled(using: &generator).prefix(coming.count))
    var coming = coming.makeIterator()
    var staying = list.makeIterator()
    return (0..<total).map { places.contains($0) ? coming.next()! : staying.next()! }
  }
}
