import Files
import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeServer

@Suite struct DeviceListTests {
  private let folder: TemporaryFolder
  private let list: DeviceList
  private let hash = String(repeating: "0f", count: 32)

  init() throws {
    folder = try TemporaryFolder()
    list = DeviceList(besides: folder.path("recipes.sqlite"))
  }

  @Test func `devices are added, listed, and forgotten`() throws {
    #expect(try list.devices() == [])
    let phone = try list.add(name: "Phone", isReadOnly: false, tokenHash: hash, now: 100)
    let tablet = try list.add(name: "Tablet", isReadOnly: true, tokenHash: hash, now: 200)
    #expect(phone == Device(id: 1, name: "Phone", isReadOnly: false, added: 100, tokenHash: hash))
    #expect(try list.devices() == [phone, tablet])
    #expect(try list.forget(1) == phone)
    #expect(try list.forget(1) == nil)
    #expect(try list.devices() == [tablet])
    #expect(try list.add(name: "", isReadOnly: false, tokenHash: hash, now: 300).id == 3)
  }

  @Test func `the file is next to the database, its owner's alone, and nothing else is left`() throws {
    _ = try list.add(name: "Phone", isReadOnly: false, tokenHash: hash, now: 100)
    _ = try list.add(name: "Phone", isReadOnly: false, tokenHash: hash, now: 100)
    #expect(try folder.names == ["recipes.sqlite.devices"])
    #expect(try folder.permissions(of: "recipes.sqlite.devices") == 0o600)
  }

  @Test(arguments: [
    ("Phone", "Phone"), ("", "A device"), (" \n\t ", "A device"), ("\u{1B}[2JPhone", "[2JPhone"),
    ("a\nb", "a b"), ("\u{202E}enohP", "enohP"), (String(repeating: "x", count: 99), String(repeating: "x", count: 60)),
    ("Küche 👩‍🍳", "Küche 👩‍🍳"),
  ])
  func `a name is one line that is safe to show`(given: String, shown: String) throws {
    #expect(try list.add(name: given, isReadOnly: false, tokenHash: hash, now: 0).name == shown)
    #expect(try list.devices().map(\.name) == [shown])
  }

  @Test(arguments: [
    "", "{}", "[{}]", "[1]", "[{\"id\":1,\"name\":\"a\",\"isReadOnly\":0,\"added\":1,\"tokenHash\":\"\"}]", "\0",
  ])
  func `a damaged list admits no device and is not written over`(text: String) throws {
    try folder.write(Data(text.utf8), to: "recipes.sqlite.devices")
    #expect(throws: DeviceListError.damaged(list.path)) { try list.devices() }
    #expect(throws: DeviceListError.damaged(list.path)) {
      try list.add(name: "Phone", isReadOnly: false, tokenHash: hash, now: 0)
    }
    #expect(try folder.contents(of: "recipes.sqlite.devices") == Data(text.utf8))
  }

  @Test func `a pipe or a folder in the list's place is not waited for`() throws {
    mkfifo(list.path, 0o600)
    #expect(throws: DeviceListError.unreadable(list.path)) { try list.devices() }
    unlink(list.path)
    mkdir(list.path, 0o700)
    #expect(throws: DeviceListError.unreadable(list.path)) { try list.devices() }
  }

  @Test func `a list that cannot be written stays as it was`() throws {
    _ = try list.add(name: "Phone", isReadOnly: false, tokenHash: hash, now: 0)
    let before = try folder.contents(of: "recipes.sqlite.devices")
    try FileManager.default.removeItem(atPath: folder.path("recipes.sqlite.devices"))
    let missing = DeviceList(besides: folder.path("missing/recipes.sqlite"))
    #expect(throws: DeviceListError.self) { try missing.add(name: "a", isReadOnly: false, tokenHash: hash, now: 0) }
    try folder.write(before, to: "recipes.sqlite.devices")
    #expect(try list.devices().count == 1)
  }

  @Test func `many who pair at once are all listed`() async throws {
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask { [list, hash] in
          _ = try? list.add(name: "Phone \(number)", isReadOnly: false, tokenHash: hash, now: 0)
        }
      }
    }
    let devices = try list.devices()
    #expect(Set(devices.map(\.name)).count == 20)
    #expect(devices.map(\.id) == Array(1...20))
  }

  @Test func `of more than a hundred the oldest is forgotten`() throws {
    for _ in 1...101 { _ = try list.add(name: "Phone", isReadOnly: false, tokenHash: hash, now: 0) }
    #expect(try list.devices().map(\.id) == Array(2...101))
  }

  @Test func `its mark changes with the file`() throws {
    let empty = list.mark
    _ = try list.add(name: "Phone", isReadOnly: false, tokenHash: hash, now: 0)
    let one = list.mark
    #expect(one != empty && one == list.mark)
    try list.forget(1)
    #expect(list.mark != one)
  }
}
