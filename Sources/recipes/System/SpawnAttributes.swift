import Glibc

/// How other programs are started.
enum SpawnAttributes {
  /// Calls `body` with attributes that give a program the signals as they usually are: one that is ignored here would
  /// stay ignored there.
  ///
  /// - Source: posix_spawnattr_setsigdefault(3).
  ///
  /// - Parameter blocked: The signals that are blocked there; nil for those that are blocked here.
  static func withUsualSignals<R>(blocking blocked: sigset_t? = nil, _ body: (inout posix_spawnattr_t) -> R) -> R {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGDEF
    if var blocked {
      posix_spawnattr_setsigmask(&attributes, &blocked)
      flags |= POSIX_SPAWN_SETSIGMASK
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return body(&attributes)
  }
}
