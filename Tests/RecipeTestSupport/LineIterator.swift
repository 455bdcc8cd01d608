package import Foundation

/// The lines of a pipe as they come, each without its end.
package struct LineIterator: IteratorProtocol {
  private let handle: FileHandle
  private var pending = Data()

  package init(_ handle: FileHandle) {
    self.handle = handle
  }

  package mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[pending.startIndex..<end], as: UTF8.self)
        pending = Data(pending[pending.index(after: end)...])
        return line
      }
      let more = handle.availableData
      if more.isEmpty { return nil }
      pending += more
    }
  }
}
