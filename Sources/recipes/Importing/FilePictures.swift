import RecipeFormats
import RecipeModel
import RecipeStore

/// The pictures of one file's recipes: those in the file itself, and those beside it that it names.
struct FilePictures {
  /// The recipe whose pictures are asked for.
  var last: FileRecipe?

  private let beside: PictureStore?
  private var leftOut = Diagnostics()

  init(beside source: ImportSource) {
    beside = source.pictures
  }

  /// Returns the pictures of the last recipe that may be stored; of the others it is noted why not.
  mutating func ofLast(in library: RecipeStore) -> [Picture] {
    guard let last else { return [] }
    var pictures: [Picture] = []
    for bytes in last.pictures {
      do throws(PictureViolation) {
        pictures.append(try Picture(bytes))
      } catch {
        leftOut.add(.warning("a picture was left out: \(error)"))
      }
    }
    let names = Set(pictures.map(\.name))
    for name in last.draft.imageNames
    where Picture.isName(name) && !names.contains(name) && library.pictures?.picture(named: name) == nil {
      if let picture = beside?.picture(named: name) {
        pictures.append(picture)
      } else {
        leftOut.add(.warning("a picture that is named is not beside the file"))
      }
    }
    return pictures
  }

  var remarks: [String] { leftOut.lines }
}
