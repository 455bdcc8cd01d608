import Glibc

/// Questions to the file system about a path, its kind apart.
package enum FileName {
  /// The path of what a link leads to, or the path itself.
  ///
  /// What the last link of a chain leads to need not exist: the path is then the one at which it would be made.
  package static func resolved(_ path: String) -> String {
    var path = path
    // As many links as Linux follows (path_resolution(7)).
    for _ in 1...40 {
      if let real = realpath(path, nil) {
        defer { free(real) }
        return String(cString: real)
      }
      guard let destination = destination(ofLink: path) else { return path }
      path = destination.hasPrefix("/") ? destination : "\(folder(of: path))/\(destination)"
    }
    return path
  }

  private static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns whether two paths lead to one file.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns whether a path leads to the file that a descriptor is open on.
  package static func leads(_ path: String, to descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    guard stat(path, &named) == 0, fstat(descriptor, &opened) == 0 else { return false }
    return named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
  }

  /// Returns the number of names (hard links) of a path's file; 0 where there is none.
  package static func countOfNames(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  /// The folder that a file is in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of a file in its folder.
  package static func last(of path: String) -> String {
    String(path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...])
  }

  /// The names of what is in a folder, none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  /// Returns the size of a file in bytes, 0 if there is none.
  package static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// When a file was last changed, in seconds since 1970.
  package static func modificationTime(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }
}

/// The kinds of things that a path leads to.
package enum FileKind: Equatable {
  case file, folder, missing
  /// A pipe, a device, a socket, a link where links are not followed.
  case other
  /// Whatever it is, it is in a folder that may not be searched.
  case forbidden

  package init(of path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? Self(status) : Self.withoutStatus
  }

  /// Does not follow a link.
  package init(ofLink path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? Self(status) : Self.withoutStatus
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  private static var withoutStatus: FileKind { errno == EACCES ? .forbidden : .missing }
}
