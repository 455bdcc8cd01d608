import Foundation
import RecipeTestSupport

extension Binary {
  /// `true` if the executable can be run as a user with fewer privileges than this process.
  static let canBeUnprivileged: Bool = {
    guard getuid() == 0, let box = try? TestBox(), let unprivileged = try? unprivileged(in: box) else { return false }
    return (try? unprivileged.run(["--version"]).code) == 0
  }()

  /// The executable, copied to where others may run it, run as a user without privileges.
  static func unprivileged(in box: TestBox) throws -> Binary {
    let copy = box.folder.appending(path: "recipes")
    // By another process: while this one has a file open to write, a child that it starts meanwhile has it open as well,
    // and what is open to be written cannot be run.
    try Process.run(URL(filePath: "/bin/cp"), arguments: [Binary.path, copy.path]).waitUntilExit()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: box.folder.path)
    let launcher = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return Binary(box: box, launcher: launcher, path: copy.path)
  }
}
