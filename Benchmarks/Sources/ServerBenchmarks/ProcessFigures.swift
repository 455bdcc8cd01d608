import Foundation

/// What the system says of another process.
struct ProcessFigures {
  let process: pid_t

  /// The time that its threads have run, in nanoseconds.
  ///
  /// - Source: proc(5), /proc/pid/task/tid/schedstat.
  var time: Int {
    let threads = try! FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    return threads.reduce(0) { $0 + (Int(text("task/\($1)/schedstat").split(separator: " ").first ?? "") ?? 0) }
  }

  /// Its own memory, in bytes.
  ///
  /// - Source: proc(5), /proc/pid/smaps_rollup.
  var memory: Int {
    text("smaps_rollup").split(separator: "\n").reduce(0) { sum, line in
      line.hasPrefix("Private_Dirty:") ? sum + 1_024 * (Int(line.split(separator: " ")[1]) ?? 0) : sum
    }
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)) ?? ""
  }
}
