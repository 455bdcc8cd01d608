import RecipeModel

/// What a form sends: fields with text, in their order, any name more than once; and files.
package struct FormFields: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var fields: [Field] = []
  package var files: [UploadedFile] = []

  package init(_ fields: [(String, String)] = [], files: [UploadedFile] = []) {
    self.fields = fields.map { Field($0.0, $0.1) }
    self.files = files
  }

  /// The first value of a field; nil if there is none.
  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// All values of a field, in their order.
  package func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The files that were chosen, in their order; a field that was left empty is sent without a name or bytes.
  package var chosenFiles: [UploadedFile] { files.filter { !($0.name.isEmpty && $0.bytes.isEmpty) } }

  /// More fields than any form of ours has.
  static let mostFields = 1000
}

/// A file that comes with a form.
package struct UploadedFile: Equatable, Sendable {
  /// The name of the form's field.
  package var field: String
  /// The name that the person gave it, without folders; never a path of this machine.
  package var name: String
  package var bytes: [UInt8]

  package init(field: String, name: String, bytes: [UInt8]) {
    self.field = field
    self.name = name
    self.bytes = bytes
  }
}

/// Why the body of a request is not a form.
package enum FormError: Error, Equatable, Sendable {
  case tooManyFields
  /// Of `multipart/form-data`; what is wrong, for the end of a sentence.
  case malformed(String)
  /// The body's kind, as `Content-Type` has it; nil where there is none.
  case unsupportedType(String?)
}

extension FormError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooManyFields: "the form has more than \(FormFields.mostFields) fields"
    case .malformed(let what): "the form is malformed: \(what)"
    case .unsupportedType(let type?): "a form cannot be sent as \(type.quoted(limit: 80))"
    case .unsupportedType(nil): "the request does not say what its body is"
    }
  }
}

extension FormFields {
  /// Reads a body of the kind that `Content-Type` names. No body at all is a form without fields.
  ///
  /// - Throws: `FormError`
  package init(_ body: [UInt8], contentType: String?) throws(FormError) {
    let type = MediaType(contentType ?? "")
    switch type?.essence {
    case "application/x-www-form-urlencoded": self = try FormFields(urlEncoded: body)
    case "multipart/form-data": self = try MultipartForm.read(body, boundary: type?["boundary"])
    default:
      guard body.isEmpty else { throw .unsupportedType(contentType) }
      self.init()
    }
  }

  /// Reads `application/x-www-form-urlencoded`, which has no mistakes: any bytes are a form.
  ///
  /// - Throws: `FormError.tooManyFields`
  /// - Source: URL Standard, 5.1, "application/x-www-form-urlencoded parsing".
  package init(urlEncoded bytes: some Collection<UInt8>) throws(FormError) {
    self.init()
    for sequence in bytes.split(separator: UInt8(ascii: "&")) {
      guard fields.count < Self.mostFields else { throw .tooManyFields }
      let name = sequence.prefix { $0 != UInt8(ascii: "=") }
      let value = sequence.dropFirst(name.count + 1)
      fields.append(Field(Self.text(name), Self.text(value)))
    }
  }

  /// A percent sign without two hexadecimal digits stands for itself; what is not UTF-8 becomes U+FFFD.
  private static func text(_ encoded: some Collection<UInt8>) -> String {
    var decoded: [UInt8] = []
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexadecimalDigit,
        let low = rest.dropFirst().first?.hexadecimalDigit
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
