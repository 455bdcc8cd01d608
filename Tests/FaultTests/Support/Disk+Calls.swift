extension Disk {
  /// Does what a call did; one that failed did nothing.
  mutating func apply(_ call: SystemCall) {
    guard call.result >= 0, let path = call.paths.first(where: { $0.hasPrefix("/") }) else { return }
    switch call.name {
    case "openat":
      let path = String(decoding: call.text(at: 1), as: UTF8.self)
      if call.has("O_CREAT"), names[path] == nil { create(path, isFolder: false) }
      if call.has("O_TRUNC") { resize(path, to: 0) }
    case "mkdir": create(path, isFolder: true)
    case "pwrite64": write(call.text(at: 1).prefix(call.result), to: path, at: call.number(at: 3))
    case "write": names[path].map { write(call.text(at: 1).prefix(call.result), to: path, at: files[$0].size) }
    case "ftruncate": resize(path, to: call.number(at: 1))
    case "fsync", "fdatasync": if !ignoresSyncs { sync(path) }
    case "unlink": change([(path, nil)])
    case "link": change([(String(decoding: call.text(at: 1), as: UTF8.self), names[path])])
    case "rename": change([(path, nil), (String(decoding: call.text(at: 1), as: UTF8.self), names[path])])
    default: preconditionFailure("a recorded call that the disk does not know: \(call.name)")
    }
  }

  private mutating func create(_ path: String, isFolder: Bool) {
    files.append(File(isFolder: isFolder))
    change([(path, files.count - 1)])
  }

  private mutating func change(_ changes: [(path: String, file: Int?)]) {
    for (path, file) in changes { names[path] = file }
    pendingNames.append(NameChange(names: changes))
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>, to path: String, at offset: Int) {
    guard let file = names[path] else { return }
    files[file].pending.append(.bytes(Array(bytes), at: offset))
    files[file].size = max(files[file].size, offset + bytes.count)
  }

  private mutating func resize(_ path: String, to size: Int) {
    guard let file = names[path] else { return }
    files[file].pending.append(.size(size))
    files[file].size = size
  }

  private mutating func sync(_ path: String) {
    if let file = names[path], !files[file].isFolder {
      files[file].sync()
    } else {
      for change in pendingNames where change.concerns(path) { change.apply(to: &durableNames) }
      pendingNames.removeAll { $0.concerns(path) }
    }
  }
}
