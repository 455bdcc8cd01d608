import Glibc

/// How other programs are started.
enum SpawnAttributes {
  /// Calls `body` with attributes that give a program the signals as they usually are: one that is ignored here would
  /// stay ignored there.
  ///
  /// - Source: posix_spawnattr_setsigdefault(3).
  static func withUsualSignals<R>(_ body: (inout posix_spawnattr_t) -> R) -> R {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return body(&attributes)
  }
}
