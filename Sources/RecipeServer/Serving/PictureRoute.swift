import HTTPTypes
import Hummingbird
import NIOCore
import RecipeModel
import RecipeStore

/// `GET /pictures/<name>`: a stored picture.
///
/// The name is the hash of the picture, so it leads to nothing else, and browsers may keep it for ever.
struct PictureRoute: Sendable {
  let pictures: PictureStore

  func add(to router: Router<RequestState>) {
    router.get("/pictures/:name") { _, context in
      guard let name = context.parameters.get("name"), Picture.isName(name), let picture = pictures.picture(named: name)
      else { throw HTTPError(.notFound) }
      // Not for shared caches, since only paired devices may have it.
      return Response(
        status: .ok,
        headers: [.contentType: picture.kind.mediaType, .cacheControl: "private, max-age=31536000, immutable"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
  }
}

extension Picture.Kind {
  fileprivate var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .webp: "image/webp"
    }
  }
}
