import Glibc

/// Reads `multipart/form-data`, strictly: what two programs might read in two ways is refused.
///
/// - Source: RFC 7578; RFC 2046, 5.1.1 for the boundary.
enum MultipartForm {
  /// The most bytes of the lines in front of one part.
  private static let longestHead = 8 << 10

  /// - Throws: `FormError`
  static func read(_ body: [UInt8], boundary: String?) throws(FormError) -> FormFields {
    guard let boundary, (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .malformed("it has no boundary") }
    let delimiter = Array("--\(boundary)".utf8)
    var form = FormFields()
    var rest = body[...]
    // What stands before the first boundary is for programs that do not know the format.
    if !rest.starts(with: delimiter) {
      guard rest.drop(through: [0x0D, 0x0A] + delimiter) else { throw .malformed("its boundary is nowhere") }
    } else {
      rest = rest.dropFirst(delimiter.count)
    }
    while !rest.starts(with: "--".utf8) {
      guard form.fields.count + form.files.count < FormFields.mostFields else { throw .tooManyFields }
      try readPart(of: &rest, upTo: [0x0D, 0x0A] + delimiter, into: &form)
    }
    return form
  }

  /// Reads the end of the boundary's line, the part's head, and its content up to the next boundary.
  private static func readPart(
    of rest: inout ArraySlice<UInt8>, upTo delimiter: [UInt8], into form: inout FormFields
  ) throws(FormError) {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.starts(with: [0x0D, 0x0A]) else { throw .malformed("a boundary does not end its line") }
    guard let headEnd = rest.prefix(longestHead).start(of: [0x0D, 0x0A, 0x0D, 0x0A]) else {
      throw .malformed("a part has no end of its head")
    }
    let disposition = try disposition(in: rest[rest.startIndex..<headEnd])
    rest = rest[(headEnd + 4)...]
    guard let end = rest.start(of: delimiter) else { throw .malformed("a part has no end") }
    let content = rest[..<end]
    rest = rest[(end + delimiter.count)...]
    guard let name = disposition["name"].map(unescaped) else { throw .malformed("a part has no name") }
    if let file = disposition["filename"] {
      form.files.append(UploadedFile(field: name, name: lastPart(of: unescaped(file)), bytes: Array(content)))
    } else {
      form.fields.append(.init(name, String(decoding: content, as: UTF8.self)))
    }
  }

  /// The part's `Content-Disposition`; other headers say nothing that counts here.
  private static func disposition(in head: ArraySlice<UInt8>) throws(FormError) -> MediaType {
    let lines = String(decoding: head, as: UTF8.self).unicodeScalars.split(separator: "\r\n".unicodeScalars)
    var found: MediaType?
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed("a part has a line that is no header") }
      guard Substring(line[..<colon]).lowercased() == "content-disposition" else { continue }
      guard found == nil else { throw .malformed("a part has two names") }
      guard let type = MediaType(String(Substring(line[line.index(after: colon)...]))), type.essence == "form-data"
      else {
        throw .malformed("a part is not of a form")
      }
      found = type
    }
    guard let found else { throw .malformed("a part has no name") }
    return found
  }

  /// - Source: HTML Standard, "multipart form data": quotes and line ends in names are escaped so.
  private static func unescaped(_ name: String) -> String {
    name.replacing("%0D%0A", with: "\n").replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing(
      "%22", with: "\"")
  }

  /// The folders before a name are those of another machine.
  private static func lastPart(of name: String) -> String {
    String(name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? "")
  }
}

extension ArraySlice<UInt8> {
  /// Where some bytes begin for the first time, nil if nowhere.
  ///
  /// The C library looks for the first of them, as a file has many megabytes.
  fileprivate func start(of bytes: [UInt8]) -> Int? {
    withUnsafeBytes { buffer in
      guard var place = buffer.baseAddress else { return nil }
      let end = place + buffer.count
      while end - place >= bytes.count, let found = memchr(place, Int32(bytes[0]), end - place - bytes.count + 1) {
        place = UnsafeRawPointer(found)
        if memcmp(place, bytes, bytes.count) == 0 { return startIndex + (place - buffer.baseAddress!) }
        place += 1
      }
      return nil
    }
  }

  /// Drops everything up to the end of some bytes; returns whether they were there.
  fileprivate mutating func drop(through bytes: [UInt8]) -> Bool {
    guard let start = start(of: bytes) else { return false }
    self = self[(start + bytes.count)...]
    return true
  }
}
