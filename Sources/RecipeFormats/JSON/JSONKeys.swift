/// The keys of a JSON object, found in its first bytes without reading its values.
enum JSONKeys {
  /// Returns the keys of the object that a text begins with, as far as the bytes go; none for anything else.
  static func outermost(of head: [UInt8]) -> Set<String> {
    var keys: Set<String> = []
    var depth = 0
    var index = head.firstIndex { !$0.isJSONSpace } ?? head.count
    guard index < head.count, head[index] == UInt8(ascii: "{") else { return [] }
    while index < head.count {
      switch head[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < head.count, head[index] != UInt8(ascii: "\"") {
          index += head[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let next = head[min(index + 1, head.count)...].first { !$0.isJSONSpace }
        if depth == 1, index < head.count, next == UInt8(ascii: ":") {
          keys.insert(String(decoding: head[start..<index], as: UTF8.self))
        }
      default: break
      }
      if depth == 0 { break }
      index += 1
    }
    return keys
  }
}
