import Glibc

/// How much memory the process has had at most.
enum ProcessMemory {
  /// - Source: getrusage(2), whose `ru_maxrss` is in kilobytes.
  static var mostMegabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1000
  }
}
