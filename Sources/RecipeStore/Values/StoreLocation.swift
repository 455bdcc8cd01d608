/// The place of a store's database.
package enum StoreLocation: Hashable, Sendable {
  /// In memory, gone with the store.
  case memory

  /// In memory and, where it is large, in a file without a name; gone with the store.
  case temporary

  /// In a file. The default file is the one used when no other is named: it and its folder are made when needed,
  /// while a file that was named is made only by writing, and its folder never.
  case file(String, isDefault: Bool)

  /// The path as people write it.
  package var path: String {
    switch self {
    case .memory: ":memory:"
    case .temporary: ""
    case .file(let path, _): path
    }
  }

  /// `true` if somebody has named the file.
  var isNamedFile: Bool {
    switch self {
    case .file(_, isDefault: false): true
    case .memory, .temporary, .file: false
    }
  }
}

/// The purposes for which a store is opened.
package enum StoreAccess: Hashable, Sendable {
  /// To look without a trace: nothing is made, and a database that would have to be migrated is refused.
  case peeking

  /// To look once: a file that cannot be written will do, and an empty one is left as it is.
  case reading

  /// To stay and see what changes, and perhaps to change it: as `reading`, but an empty file becomes a database.
  case staying

  /// To change what is there: a file that was named is not made.
  case changing

  /// To write what may be the first there is.
  case writing
}
