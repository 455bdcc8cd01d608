import Foundation
import RecipeTestSupport
import Testing

/// Requests that each change something, and what the library is after each; every kind of write is in one of the scripts.
struct ServedScript: Sendable, CustomTestStringConvertible {
  let name: String
  let requests: [ServedRequest]
  var testDescription: String { name }

  /// As many as a device may send at once.
  static let all = [
    ServedScript(
      name: "recipes",
      requests: [
        .init(path: "/recipes/new", body: "title=Bread&ingredients=flour&into=New"),
        .init(path: "/recipes/3/edit", body: "title=Another+title&ingredients=salt&in=Soups"),
        .init(path: "/recipes/favorite", body: "favorite=4&favorite=5"),
        .init(path: "/recipes/7/collections", body: "into=For+guests"),
        .upload(Self.picture, as: "picture", to: "/recipes/7/pictures"),
        .init(path: "/recipes/9/delete", body: ""),
        .upload(#"[{"title": "Rolls"}, {"title": "Cake"}]"#, as: "file", to: "/import"),
        .init(path: "/undo", body: ""),
        .init(path: "/redo", body: ""),
        .init(path: "/history/2/undo", body: ""),
      ]),
    ServedScript(
      name: "orders and collections",
      requests: [
        .init(path: "/lists/all/reorder", body: "item=9&to=top"),
        .init(path: "/lists/favorites/reorder", body: "item=1&to=bottom"),
        .init(path: "/collections", body: "name=Snacks"),
        .init(path: "/sidebar/reorder", body: "item=2&to=top"),
        .init(path: "/collections/1/rename", body: "name=Renamed"),
        .init(path: "/collections", body: "name=Fast&filter=--max-time+30m"),
        .init(path: "/sidebar/expand", body: "collection=1"),
        .init(path: "/sidebar/collapse", body: "collection=1"),
        .init(path: "/collections/2/delete", body: ""),
      ]),
  ]

  /// A WebP of 16 by 16 pixels, as far as a picture is looked at; its bytes are text, as the rest of a request is.
  private static let picture =
    "RIFF\u{1A}\0\0\0WEBPVP8L\u{0D}\0\0\0\u{2F}\u{0F}@\u{03}\0\0\0\0\0\0\0\0\0\0"

  private static let known = Memo<[LibraryState]>()
  private static let verdicts = Verdicts()

  /// The state before the first request, and after each.
  func states() throws -> [LibraryState] {
    try Self.known.value(name) {
      let box = try FaultBox(.library)
      let served = try Served(box)
      defer { served.kill() }
      return try [box.state]
        + requests.map { request in
          let answer = served.send(request)
          try #require(answer?.status == 204, "\(request.path): \(answer?.body ?? "no answer")")
          return try box.state
        }
    }
  }

  /// Returns what is wrong with a library when so many requests have been answered: of those that were sent as well, some
  /// may have been made.
  func losses(in box: FaultBox, answered: Int) throws -> [String] {
    let states = try states()
    return try Self.verdicts.verdict(on: box.path, [name, "\(answered)"]) {
      var losses = try Integrity.problems(of: box.path)
      let doctor = try box.run(["doctor"])
      if doctor.code != 0 { losses.append("doctor: \(doctor.output) \(doctor.messages)") }
      let state = try box.state
      if states[answered...].contains(state) { return losses }
      return losses + ["\(answered) answered, but: \(state.difference(from: states[answered]))"]
    }
  }
}
