import Testing

@testable import Diffable

/// An index against a dictionary, with tags that crowd into few buckets and with tags that spread.
struct LinearHashTableTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>, [40, 5_000, UInt32.max])
  func `an index finds what was entered, removed and replaced`(seed: UInt64, highestTag: UInt32) throws {
    var model = IndexModel(seed: seed, highestTag: highestTag)
    for count in [3, 200, 2_500] {
      while model.handles.count < count { try model.insert() }
      try model.check()
    }
    let (copy, handles) = (model.index, model.handles)
    for count in [1_900, 300, 0] {
      while model.handles.count > count { model.remove() }
      try model.check()
    }
    model.index = copy
    model.handles = handles
    try model.check()
  }

  @Test func `a handle is under a tag once, however often it was entered there`() throws {
    var index = LinearHashTable()
    for _ in 0..<3 { _ = index.insert(7, under: 40, unless: { _ in false }) }
    let entered = [40, 41, 40, 41].withUnsafeBufferPointer { tags in
      index.insert(7, under: tags, isReserved: false, unless: { _, _ in false })
    }
    #expect(entered == 4)
    #expect(index.count == 2)
    index.remove(7, under: 40)
    index.remove(7, under: 40)
    #expect(index.count == 1)
    #expect(index.firstHandle(under: 40, where: { _ in true }) == nil)
    #expect(index.firstHandle(under: 41, where: { _ in true }) == 7)
    try index.checkInvariants()
  }
}

private struct IndexModel {
  var index = LinearHashTable()
  /// The tag of each handle.
  var handles: [UInt32: UInt32] = [:]
  private var nextHandle: UInt32 = 0
  private let seed: UInt64
  private let highestTag: UInt32
  private var generator: SeededGenerator

  init(seed: UInt64, highestTag: UInt32) {
    self.seed = seed
    self.highestTag = highestTag
    generator = SeededGenerator(seed: seed)
  }

  /// Enters one handle, or one under many tags, spread over all the bits of a tag or over the highest alone.
  mutating func insert() throws {
    let tags = (0..<[1, 1, 1, 90].randomElement(using: &generator)!).map { _ in
      UInt32.random(in: 0...highestTag, using: &generator) &* (highestTag == .max ? 1 : 0x0101_0000)
    }
    if tags.count == 1 {
      let isEntered = index.insert(nextHandle, under: tags[0], unless: { _ in false })
      try invariant(isEntered, "seed \(seed)")
      handles[nextHandle] = tags[0]
      nextHandle += 1
      return
    }
    let isReserved = index.reserve(tags.count)
    for tag in tags {
      let entered = withUnsafePointer(to: tag) {
        index.insert(
          nextHandle, under: UnsafeBufferPointer(start: $0, count: 1), isReserved: isReserved, unless: { _, _ in false }
        )
      }
      try invariant(entered == 1, "seed \(seed)")
      handles[nextHandle] = tag
      nextHandle += 1
    }
  }

  /// Removes a handle; or gives one another number first.
  mutating func remove() {
    let (handle, tag) = handles.randomElement(using: &generator)!
    handles[handle] = nil
    if Bool.random(using: &generator) {
      index.remove(handle, under: tag)
    } else {
      index.replace(handle, under: tag, with: nextHandle)
      handles[nextHandle] = tag
      nextHandle += 1
    }
  }

  func check() throws {
    try index.checkInvariants()
    #expect(index.count == handles.count, "seed \(seed)")
    for (handle, tag) in handles {
      try invariant(index.firstHandle(under: tag, where: { $0 == handle }) == handle, "seed \(seed)")
    }
    #expect(index.firstHandle(under: 1, where: { $0 == nextHandle }) == nil, "seed \(seed)")
  }
}

extension LinearHashTable {
  /// Requires that each entry is in its page, and that each bucket has counted who passed it by.
  func checkInvariants() throws {
    var entryCount = 0
    for (number, page) in pages.blocks.joined().enumerated() {
      try page.withUnsafeMutablePointers { header, lines in
        let bucketCount = header.pointee.mask + 1
        var passed = [UInt32](repeating: 0, count: bucketCount)
        var countInPage = 0
        for place in 0..<bucketCount {
          let bucket = HashBucket(lines + place)
          countInPage += bucket.count
          for slot in 0..<bucket.count {
            try invariant(pageNumber(for: bucket.tag(at: slot)) == number)
            var bypassed = header.pointee.firstBucket(for: bucket.tag(at: slot))
            while bypassed != place {
              passed[bypassed] += 1
              bypassed = (bypassed + 1) % bucketCount
            }
          }
        }
        try invariant(page.count == countInPage)
        try invariant((0..<bucketCount).map { HashBucket(lines + $0).passedCount } == passed)
        entryCount += countInPage
      }
    }
    try invariant(count == entryCount)
  }
}
