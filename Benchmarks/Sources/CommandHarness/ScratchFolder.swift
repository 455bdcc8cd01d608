import Foundation

/// A folder on a disk, not in memory, that is gone when the work is done.
public struct ScratchFolder {
  private let path: String

  /// Makes the folder.
  public init() {
    path = "/var/tmp/recipes-benchmark-\(getpid())"
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Returns the path of a file in it.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes the folder and what is in it.
  public func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
