import Foundation
import RecipeTestSupport

/// A file system in memory that holds so much and no more, which only root can make.
final class SmallDisk {
  static let canMount: Bool = (try? SmallDisk(kibibytes: 64)) != nil

  let folder: URL

  init(kibibytes: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recipes-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    guard mount("none", folder.path, "tmpfs", 0, "size=\(kibibytes)k") == 0 else {
      let failure = SystemFailure()
      try FileManager.default.removeItem(at: folder)
      throw failure
    }
  }

  deinit {
    umount2(folder.path, Int32(MNT_DETACH))
    rmdir(folder.path)
  }
}
