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

extension GivenValue {
  fileprivate var bytes: [UInt8]? {
    switch self {
    case .file(let file): file.bytes
    case .json(let value): value.text.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
    case .word, .field: nil
    }
  }
}
