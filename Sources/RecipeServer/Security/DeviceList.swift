package import Files
import Glibc
import RecipeFormats

/// The devices that may open a library, in a file next to the database: `recipes.sqlite.devices`.
///
/// Only hashes of their secrets are in it. It is its owner's alone, always whole, and no part of a backup. Several
/// processes may change it: each does so under a lock, and reads it again before.
package struct DeviceList: Sendable {
  /// The file.
  package let path: String

  /// - Parameter database: The path of the library's database.
  package init(besides database: String) { path = "\(FileName.resolved(database)).devices" }

  /// All devices, in the order in which they were paired.
  ///
  /// - Throws: `DeviceListError` for a file that cannot be read, or is something else: no device is admitted then.
  package func devices() throws(DeviceListError) -> [Device] {
    if FileKind(ofLink: path) == .missing { return [] }
    guard let bytes = RegularFile.content(of: path, upTo: Self.mostBytes) else { throw .unreadable(path) }
    guard let json = JSONValue(text: String(decoding: bytes, as: UTF8.self)), let elements = json.elements else {
      throw .damaged(path)
    }
    let devices = elements.compactMap(Device.init)
    guard devices.count == elements.count else { throw .damaged(path) }
    return devices
  }

  /// Adds a device with the number after the highest. Of more than a hundred the oldest is forgotten.
  ///
  /// - Parameters:
  ///   - tokenHash: `SecretToken.hash` of what the device will send.
  ///   - now: In seconds since 1970.
  package func add(name: String, isReadOnly: Bool, tokenHash: String, now: Int) throws(DeviceListError) -> Device {
    try change { devices in
      let id = (devices.map(\.id).max() ?? 0) + 1
      let device = Device(id: id, name: name, isReadOnly: isReadOnly, added: now, tokenHash: tokenHash)
      devices.append(device)
      if devices.count > Self.mostDevices { devices.removeFirst(devices.count - Self.mostDevices) }
      return device
    }
  }

  /// Forgets a device, which must be paired again to open the library; nil if there is none of that number.
  @discardableResult
  package func forget(_ id: Device.ID) throws(DeviceListError) -> Device? {
    try change { devices in
      devices.firstIndex { $0.id == id }.map { devices.remove(at: $0) }
    }
  }

  /// Notes when devices were last seen, in seconds since 1970; those that were forgotten meanwhile stay forgotten.
  func noteSeen(_ times: [Device.ID: Int]) throws(DeviceListError) {
    try change { devices in
      for place in devices.indices {
        if let time = times[devices[place].id] { devices[place].lastSeen = time }
      }
    }
  }

  /// What changes when the file does, at the cost of one look at it: for those that keep what they read.
  package var mark: DeviceListMark {
    var status = stat()
    guard lstat(path, &status) == 0 else { return DeviceListMark(inode: 0, seconds: 0, nanoseconds: 0, size: 0) }
    return DeviceListMark(
      inode: UInt64(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int(status.st_size))
  }

  /// More than any kitchen has.
  private static let mostDevices = 100
  private static let mostBytes = 1 << 20
}

package struct DeviceListMark: Hashable, Sendable {
  let inode: UInt64
  let seconds: Int
  let nanoseconds: Int
  let size: Int
}

extension DeviceList {
  private func change<R>(_ body: (inout [Device]) -> R) throws(DeviceListError) -> R {
    // The folder is locked, since the file itself is replaced.
    let folder = open(FileName.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .unwritable(FileError(at: path)) }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0, errno == EINTR {}
    var devices = try devices()
    let before = devices
    let result = body(&devices)
    if devices != before { try write(devices) }
    return result
  }

  private func write(_ devices: [Device]) throws(DeviceListError) {
    var bytes: [UInt8] = []
    JSONValue.array(devices.map(\.json)).append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    do {
      try PartialFile.write(path, access: .owner, isReplacing: true) { file in try file.write(bytes) }
    } catch {
      throw .unwritable(error as? FileError ?? FileError(EIO, at: path))
    }
  }
}

/// Why the list of devices could not be used.
package enum DeviceListError: Error, Hashable {
  case unreadable(String)
  case damaged(String)
  case unwritable(FileError)
}

extension DeviceListError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read the list of devices: \(path)"
    case .damaged(let path): "the list of devices is damaged; delete it, and pair the devices again: \(path)"
    case .unwritable(let error): "cannot write the list of devices: \(error.path): \(error.reason)"
    }
  }
}
