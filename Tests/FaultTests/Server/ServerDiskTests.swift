import Foundation
import RecipeTestSupport
import Testing

/// A server whose disk is full: what does not fit is refused with a sentence, and reading goes on.
@Suite struct ServerDiskTests {
  private static let requests = [
    ServedRequest(path: "/recipes/new", body: "title=Bread&notes=\(String(repeating: "notes%0A", count: 3_000))"),
    ServedRequest.upload("[\(recipes.joined(separator: ","))]", as: "file", to: "/import"),
    ServedRequest(path: "/lists/all/reorder", body: "item=9&to=top"),
  ]

  private static let recipes = (1...200).map { #"{"title": "Recipe \#($0)", "notes": "long enough"}"# }

  @Test(.enabled(if: SmallDisk.canMount, "needs root, and leave to mount"))
  func `a server on a full disk refuses what does not fit, and goes on`() throws {
    let tally = Tally("full disk of a server")
    let disk = try SmallDisk(kibibytes: 4_096)
    for number in 0..<Trials.serverDisks {
      let box = try FaultBox(.library, in: disk.folder)
      // Another server for each few requests: a device may change something ten times in a second.
      let served = try Served(box)
      defer { served.kill() }
      let left = number * 128 / Trials.serverDisks
      for request in Self.requests {
        tally.trial("\(left) KiB left, \(request.path)") {
          let before = try box.state
          let filling = try Filling(of: disk, leaving: left << 10)
          let answer = served.send(request)
          let list = served.get("/lists/all")
          filling.remove()
          return try (list?.status == 200 ? [] : ["the list is not shown"])
            + Self.losses(answer, isChanged: box.state != before) + Integrity.problems(of: box.path)
        }
      }
    }
    tally.finish()
  }

  private static func losses(_ answer: RawResponse?, isChanged: Bool) -> [String] {
    switch answer?.status {
    case 204: isChanged ? [] : ["answered with success, and nothing is there"]
    case 507:
      (answer?.body.contains("disk is full") == true ? [] : ["without a sentence: \(answer?.body ?? "")"])
        + (isChanged ? ["refused, and something is there"] : [])
    default: ["answered with \(answer?.description ?? "nothing")"]
    }
  }
}

/// A file that leaves so many bytes of a disk.
private struct Filling {
  private let path: String

  init(of disk: SmallDisk, leaving left: Int) throws {
    path = disk.folder.appending(path: "filling").path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw SystemFailure() }
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: 4_096)
    var size = 0
    while case let count = write(descriptor, zeros, zeros.count), count > 0 { size += count }
    ftruncate(descriptor, max(0, size - left))
  }

  func remove() { unlink(path) }
}
