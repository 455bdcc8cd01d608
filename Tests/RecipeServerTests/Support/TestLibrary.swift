import Foundation
import RecipeModel
import RecipeStore
import RecipeTestSupport

@testable import RecipeServer

/// A library that pages show, and another program that changes it.
struct TestLibrary {
  let folder: TemporaryFolder
  let location: StoreLocation
  let theirs: RecipeStore
  let live: LiveLibrary

  static let now = 1_795_000_000

  /// - Parameter fill: Makes what is there before pages are shown.
  init(fill: (RecipeStore) throws -> Void) async throws {
    folder = try TemporaryFolder()
    location = .file(folder.path("recipes.sqlite"), isDefault: false)
    theirs = try RecipeStore(at: location, environment: StoreEnvironment(now: { Self.now }))
    try fill(theirs)
    live = try await LiveLibrary(opening: { [location] in
      try RecipeStore(
        at: location, environment: StoreEnvironment(now: { Self.now }, busyTimeout: LiveLibrary.busyTimeout))
    })
  }
}

/// A page's memory of a topic: the rows of each section, kept up by events alone.
struct RowsOnPage: Equatable {
  /// A row's key and its markup.
  struct Row: Equatable {
    let key: String
    let markup: String
  }

  var sections: [String: [Row]] = [:]

  /// Reads the rows that a page shows, one to a line, in the sections that they stand in; those of the only list have
  /// no name.
  ///
  /// - Parameter isSide: Whether to read the list that is next to every page, instead of the page's own.
  init(page: String, isSide: Bool = false) {
    var named = ""
    for line in page.split(separator: "\n") {
      if let name = line.attribute("data-section") { named = name }
      guard line.hasPrefix("<li id=\""), let key = line.attribute("id"), key.hasPrefix("s-") == isSide else {
        continue
      }
      sections[named, default: []].append(Row(key: key, markup: String(line)))
    }
  }

  /// Applies a batch as the script does: what left and what moved goes, then everything comes to its place.
  mutating func apply(_ batch: [String: Any]) {
    let name = batch["s"] as? String ?? ""
    var rows = sections[name] ?? []
    let moved = (batch["m"] as? [[Any]] ?? []).map { move in
      (rows.first { $0.key == move[0] as! String } ?? Row(key: "?", markup: ""), move[1] as! Int)
    }
    let gone = Set(batch["d"] as? [String] ?? []).union(moved.map(\.0.key))
    rows.removeAll { gone.contains($0.key) }
    let inserted = (batch["i"] as? [[Any]] ?? []).map { (Self.row($0), $0[1] as! Int) }
    for (row, place) in (moved + inserted).sorted(by: { $0.1 < $1.1 }) { rows.insert(row, at: min(place, rows.count)) }
    for change in batch["c"] as? [[Any]] ?? [] {
      // A place that is not there shows up as a difference.
      let place = change[1] as! Int
      if rows.indices.contains(place) { rows[place] = Self.row(change) } else { rows.append(Self.row(change)) }
    }
    sections[name] = rows.isEmpty ? nil : rows
  }

  private static func row(_ parts: [Any]) -> Row {
    Row(key: parts[0] as! String, markup: (parts[2] as! String).trimmingCharacters(in: .newlines))
  }
}

extension StringProtocol {
  /// The value of an attribute, where it first occurs.
  fileprivate func attribute(_ name: String) -> String? {
    guard let start = range(of: " \(name)=\"") else { return nil }
    return String(self[start.upperBound...].prefix { $0 != "\"" })
  }
}

/// Reads a queue of events up to a sentence that is said after them.
struct EventReader {
  private var pieces: AsyncStream<String>.Iterator

  init(_ queue: EventQueue) {
    pieces = queue.pieces.makeAsyncIterator()
  }

  struct Event {
    let id: String?
    let name: String
    let data: [String: Any]
  }

  /// The events before the sentence.
  mutating func events(until sentence: String) async throws -> [Event] {
    var events: [Event] = []
    while let piece = await pieces.next() {
      guard let event = try Self.event(piece) else { continue }
      if event.name == "say", event.data["text"] as? String == sentence { break }
      events.append(event)
    }
    return events
  }

  private static func event(_ text: String) throws -> Event? {
    var fields: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix(":") {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    guard let name = fields["event"], name != "alive", let data = fields["data"] else { return nil }
    let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as! [String: Any]
    return Event(id: fields["id"], name: name, data: json)
  }
}
