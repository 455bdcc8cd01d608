/// An array in blocks, which copies share until one of them writes to a block.
///
/// A copy of an array of a thousand references counts each of them. A copy of this counts its blocks, and its first
/// change copies one of them. The benchmark "one edit applied with a view" shows what that brings.
@usableFromInline
struct BlockArray<Element> {
  @usableFromInline typealias Block = ContiguousArray<Element>

  @usableFromInline var blocks: ContiguousArray<Block> = []
  @usableFromInline var count = 0

  /// Smaller blocks for elements that are counted one by one when a block is copied.
  @inlinable static var blockBits: Int { _isPOD(Element.self) ? 8 : 5 }
  @inlinable static var offsetMask: Int { 1 &<< blockBits &- 1 }

  @inlinable init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  @inlinable var indices: Range<Int> { 0..<count }

  @inlinable
  subscript(position: Int) -> Element {
    @inline(__always) get { blocks[position &>> Self.blockBits][position & Self.offsetMask] }
    @inline(__always) _modify { yield &blocks[position &>> Self.blockBits][position & Self.offsetMask] }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if count & Self.offsetMask == 0 { blocks.append([]) }
    blocks[blocks.count &- 1].append(element)
    count &+= 1
  }
}

extension BlockArray: Sendable where Element: Sendable {}
