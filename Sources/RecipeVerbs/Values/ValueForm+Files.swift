import FoundationEssentials
import RecipeFormats
import RecipeModel

extension ValueForm where Value == Picture {
  /// A picture: a file from a page or a program, in JSON its bytes in base64.
  static var picture: ValueForm {
    ValueForm("picture", .text(atLeast: 1)) { given throws(InvalidValue) in
      guard let bytes = given.bytes else { throw InvalidValue(refusal: "choose a picture first") }
      do throws(PictureError) {
        return try Picture(handedIn: bytes)
      } catch {
        throw InvalidValue(error)
      }
    } json: {
      .string(Data($0.bytes).base64EncodedString())
    } word: { picture, _ in
      picture.name
    }
  }
}

extension ValueForm where Value == GivenFile {
  /// A file from a page or a program, in JSON its text.
  static var file: ValueForm {
    ValueForm("file", .text(atLeast: 1)) { given throws(InvalidValue) in
      switch given {
      case .file(let file): return file
      case .json(.string(let text)): return GivenFile("", Array(text.utf8))
      case .word, .field, .json: throw InvalidValue()
      }
    } json: {
      .string(String(decoding: $0.bytes, as: UTF8.self))
    } word: { file, _ in
      file.name
    }
  }
}

extension ValueForm where Value == String {
  /// The source of an import; in the history the whole of it.
  static var source: ValueForm {
    var form = address.called("file")
    form.files = []
    return form
  }

  /// The address of a page; in the history the whole of it.
  static var address: ValueForm {
    ValueForm("address", .text(atLeast: 1)) { given throws(InvalidValue) in
      guard let text = given.text else { throw InvalidValue() }
      return if case .field = given { text.trimmed() } else { text }
    } json: {
      .string($0)
    } word: { text, _ in
      text.onOneLine()
    }
  }
}

extension GivenValue {
  fileprivate var bytes: [UInt8]? {
    switch self {
    case .file(let file): file.bytes
    case .json(let value): value.text.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
    case .word, .field: nil
    }
  }
}
