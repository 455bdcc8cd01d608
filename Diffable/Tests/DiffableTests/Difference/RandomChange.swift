/// The ways in which a list usually changes, each made from a seed.
enum RandomChange: CaseIterable {
  case insertAtFront, moveOne, deleteOne, swapEnds
  case scattered, shuffledStart, rotation, blockMoved
  case mostFilteredOut, halfFilteredOut, halfReplaced, heavyChurn
  case shuffle, reverse, replaceAll, blocksShuffled

  func applied(to old: [Int], using generator: inout SeededGenerator) -> [Int] {
    switch self {
    case .insertAtFront: [fresh(&generator)] + old
    case .moveOne: moving(1, old, &generator)
    case .deleteOne: Array(old.dropLast())
    case .swapEnds: Array(old.suffix(1) + old.dropFirst().dropLast() + old.prefix(old.count > 1 ? 1 : 0))
    case .scattered: scattered(old, each: max(1, old.count / 50), &generator)
    case .shuffledStart:
      scattered(
        old.prefix(old.count / 20).shuffled(using: &generator) + old.dropFirst(old.count / 20), each: 4, &generator)
    case .rotation: Array(old.dropFirst(old.count / 3) + old.prefix(old.count / 3))
    case .blockMoved: Array(old.dropFirst(2).prefix(old.count / 2) + old.prefix(2) + old.dropFirst(2 + old.count / 2))
    case .mostFilteredOut: old.filter { _ in Int.random(in: 0..<33, using: &generator) == 0 }
    case .halfFilteredOut: old.filter { _ in Bool.random(using: &generator) }
    case .halfReplaced: old.map { Bool.random(using: &generator) ? fresh(&generator) : $0 }
    case .heavyChurn: heavilyChurned(old, &generator)
    case .shuffle: old.shuffled(using: &generator)
    case .reverse: old.reversed()
    case .replaceAll: old.map { _ in fresh(&generator) }
    case .blocksShuffled:
      stride(from: 0, to: old.count, by: 9).shuffled(using: &generator).flatMap { old[$0...].prefix(9) }
    }
  }

  private func fresh(_ generator: inout SeededGenerator) -> Int {
    // Far from the small numbers that some tests use as identifiers.
    Int(truncatingIfNeeded: generator.next() >> 33) + 1_000_000
  }

  private func moving(_ count: Int, _ old: [Int], _ generator: inout SeededGenerator) -> [Int] {
    var new = old
    for _ in 0..<count where !new.isEmpty {
      let moved = new.remove(at: .random(in: new.indices, using: &generator))
      new.insert(moved, at: .random(in: 0...new.count, using: &generator))
    }
    return new
  }

  private func scattered(_ old: [Int], each count: Int, _ generator: inout SeededGenerator) -> [Int] {
    var new = moving(count, old, &generator)
    for _ in 0..<count {
      if !new.isEmpty { new.remove(at: .random(in: new.indices, using: &generator)) }
      new.insert(fresh(&generator), at: .random(in: 0...new.count, using: &generator))
    }
    return new
  }

  private func heavilyChurned(_ old: [Int], _ generator: inout SeededGenerator) -> [Int] {
    let tenths = 3 * old.count / 10
    var new = old.filter { _ in Int.random(in: 0..<10, using: &generator) >= 3 }
    new = moving(3 * new.count / 10, new, &generator)
    for _ in 0..<tenths { new.insert(fresh(&generator), at: .random(in: 0...new.count, using: &generator)) }
    return new
  }
}
