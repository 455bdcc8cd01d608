import Foundation
import RecipeTestSupport

/// A real file system of which a copy can be had as it is at one moment, which is what a power cut then would leave.
///
/// It is ext4 in a file on XFS, which copies files by sharing their blocks: at once, between two writes. What programs
/// have written and the kernel has not yet passed on is in no copy. Only root can make one.
///
/// - Source: ioctl_ficlone(2), on clones being atomic.
final class CuttableDisk {
  /// Where programs write.
  let folder: URL
  private let base: URL
  private var image: URL { base.appending(path: "images/disk") }
  private var found: URL { base.appending(path: "found") }

  init() throws {
    base = URL.memory.appending(path: "recipes-cuts-\(UUID().uuidString)")
    folder = base.appending(path: "disk")
    let images = base.appending(path: "images")
    for folder in [images, folder, found] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let file = base.appending(path: "images.xfs")
    // XFS is made no smaller than 300 MiB.
    try Self.make(file, mebibytes: 320, by: ["mkfs.xfs", "-q", "-m", "reflink=1"])
    try Self.mount(file, at: images)
    try Self.make(image, mebibytes: 16, by: ["mkfs.ext4", "-q", "-F"])
    try Self.mount(image, at: folder)
  }

  deinit {
    umount2(folder.path, Int32(MNT_DETACH))
    umount2(base.appending(path: "images").path, Int32(MNT_DETACH))
    try? FileManager.default.removeItem(at: base)
  }

  static let isAvailable = (try? CuttableDisk()) != nil

  /// Makes everything durable that there is.
  func settle() throws {
    try Self.run(["sync", "--file-system", folder.path])
  }

  /// Cuts the power; the disk goes on as if it had not been.
  ///
  /// - Parameter body: Given the path at which a file is found again.
  func cutPower<Result>(_ file: String, _ body: (String) throws -> Result) throws -> Result {
    let copy = image.path + "-\(UUID().uuidString)"
    try clone(to: copy)
    defer { unlink(copy) }
    try Self.mount(URL(filePath: copy), at: found)
    // A process that still has a file of it open does not block this.
    defer { umount2(found.path, Int32(MNT_DETACH)) }
    return try body(found.path + file.dropFirst(folder.path.count))
  }

  private func clone(to copy: String) throws {
    let descriptors = (open(image.path, O_RDONLY), open(copy, O_WRONLY | O_CREAT | O_EXCL, 0o600))
    defer {
      close(descriptors.0)
      close(descriptors.1)
    }
    // FICLONE of linux/fs.h, a macro.
    guard ioctl(descriptors.1, 0x4004_9409, descriptors.0) == 0 else { throw SystemFailure() }
  }

  private static func make(_ file: URL, mebibytes: UInt64, by program: [String]) throws {
    try Data().write(to: file)
    try FileHandle(forWritingTo: file).truncate(atOffset: mebibytes << 20)
    try run(program + [file.path])
  }

  private static func mount(_ file: URL, at folder: URL) throws {
    try run(["mount", "-o", "loop", file.path, folder.path])
  }

  private static func run(_ words: [String]) throws {
    let null = FileHandle.nullDevice.fileDescriptor
    let environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    let code = try Child(["/usr/bin/env"] + words, environment: environment, streams: [null, null, null]).wait()
    guard code == 0 else { throw SystemFailure(number: ENOTSUP) }
  }
}
