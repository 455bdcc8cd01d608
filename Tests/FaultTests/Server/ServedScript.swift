import Foundation
import RecipeModel
import RecipeTestSupport
import RecipeVerbs
import Testing

/// Requests that each change something, and what the library is after each; every form of a page is in one of the scripts.
struct ServedScript: Sendable, CustomTestStringConvertible {
  let name: String
  var start = FaultBox.Start.library
  let requests: [ServedRequest]
  var testDescription: String { name }

  /// None has more than a device may send at once.
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
        .init(path: "/collections/3/reorder", body: "item=2&to=bottom"),
      ]),
    ServedScript(
      name: "the shopping list", start: .kitchen,
      requests: [
        .init(path: "/shop/recipes", body: "recipe=7&serves=4"),
        .init(path: "/shop/items", body: "item=2+rolls+of+paper"),
        .init(path: "/shop/tick", body: "tick=aluminum+foil"),
        .init(path: "/shop/tick", body: "untick=aluminum+foil"),
        .init(path: "/shop/reorder", body: "item=aluminum+foil&aisle=Frozen"),
        .init(path: "/shop/reorder", body: "item=mixed+berry&to=bottom"),
        .init(path: "/shop/remove", body: "item=aluminum+foil"),
        .init(path: "/shop/recipes/remove", body: "recipe=3"),
        .init(path: "/shop/clear", body: "all=1"),
      ]),
    ServedScript(
      name: "aisles and log", start: .kitchen,
      requests: [
        .init(path: "/shop/aisles", body: "name=Pets"),
        .init(path: "/shop/aisles/rename", body: "aisle=Pets&name=Cats"),
        .init(path: "/shop/aisles/reorder", body: "item=Cats&to=top"),
        .init(path: "/shop/aisles/delete", body: "aisle=Cats"),
        .init(path: "/recipes/3/rate", body: "stars=4"),
        .init(path: "/recipes/3/cooked", body: "on=2026-11-20&note=Good"),
        .init(path: "/recipes/5/cookings/remove", body: "on=2026-11-21"),
      ]),
    ServedScript(
      name: "the pantry", start: .kitchen,
      requests: [
        .init(path: "/pantry", body: "name=sugar"),
        .init(path: "/pantry", body: "name=eggs&amount=6&until=2026-12-01"),
        .init(path: "/pantry/use", body: "name=cream&amount=50+ml"),
        .init(path: "/pantry/edit", body: "name=eggs&amount=4&until="),
        .init(path: "/pantry/remove", body: "name=salt"),
        .init(path: "/shop/clear", body: "to-pantry=1"),
      ]),
    ServedScript(
      name: "the plan, a picture, and a copy", start: .kitchen,
      requests: [
        .init(path: "/recipes/8/copy", body: ""),
        .init(path: "/plan/meals", body: "note=out&on=2026-11-27"),
        .init(path: "/plan/reorder", body: "item=m1&on=2026-11-27"),
        .init(path: "/plan/reorder", body: "item=m1&before=m4"),
        .init(path: "/plan/remove", body: "item=m2"),
        .init(path: "/plan/copy", body: "from=2026-11-23&to=2026-11-29&onto=2026-11-30"),
        .init(path: "/plan/shop", body: "from=2026-11-23&to=2026-11-29"),
        .upload(Self.picture, as: "picture", to: "/recipes/7/pictures"),
        .init(path: "/recipes/7/pictures/remove", body: "name=\(try! Picture(Array(Self.picture.utf8)).name)"),
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
      let box = try FaultBox(start)
      let served = try Served(box)
      defer { served.kill() }
      return try requests.reduce(into: [box.state]) { states, request in
        let answer = served.send(request)
        try #require(answer?.status == 204, "\(request.path): \(answer?.body ?? "no answer")")
        let (before, after) = (states.last, try box.state)
        let isChanged = before != after
        try #require(isChanged, "\(request.path) \(request.body ?? "")")
        states.append(after)
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

/// The tables of the program, and what is tried of them.
@Suite struct TriedVerbsTests {
  @Test func `no script has more requests than a device may send at once`() {
    let mostWrites = 10
    for script in ServedScript.all { #expect(script.requests.count <= mostWrites, "\(script.name)") }
  }

  @Test func `every form of a page is in a script of requests that a server is killed at`() {
    let sent = ServedScript.all.flatMap(\.requests).map(\.path)
    let untried = VerbTable.forms.filter { form in
      let parts = form.split(separator: "/")
      return !sent.contains { path in
        let given = path.split(separator: "/")
        return given.count == parts.count && zip(given, parts).allSatisfy { $1.hasPrefix("{") || $0 == $1 }
      }
    }
    #expect(untried == [])
  }

  @Test func `every verb of the table is a command that is killed, and that fails, in a release's trials`() {
    let tried = (WritingCommand.usual + WritingCommand.ofReleases).map { $0.words.joined(separator: " ") + " " }
    let untried = VerbTable.all.map { $0.commandName }.filter { name in !tried.contains { $0.hasPrefix(name + " ") } }
    #expect(untried == [])
  }
}
