import Foundation
import Testing

/// Counts the trials of one fault and what was lost in them.
///
/// The sums of all are the table that `make faults` prints.
final class Tally {
  private let fault: String
  private let victim: String
  private(set) var trials = 0
  private(set) var losses = 0

  /// - Parameter victim: What of several the fault is tried on; the table has one row for all of them.
  init(_ fault: String, of victim: String = "") {
    self.fault = fault
    self.victim = victim.isEmpty ? "" : " of \(victim)"
  }

  /// Runs one trial.
  ///
  /// - Parameter body: Returns what was lost, a line each.
  func trial(_ name: @autoclosure () -> String, _ body: () throws -> [String]) {
    trials += 1
    let found: [String]
    do { found = try body() } catch { found = ["the trial failed: \(error)"] }
    guard !found.isEmpty else { return }
    losses += 1
    Issue.record("\(fault)\(victim), \(name()): \(found.joined(separator: "; "))")
  }

  /// Puts a number into the table that no trial has counted.
  func count(_ count: Int) {
    trials = count
    finish()
  }

  /// Counts many trials that were made at once.
  func trials(_ count: Int, _ body: () -> [String]) {
    trials += count
    let found = body()
    losses += found.count
    if !found.isEmpty { Issue.record("\(fault)\(victim): \(found.prefix(5).joined(separator: "; "))") }
  }

  /// Puts the sum into the table, if there is to be one.
  func finish(_ test: String? = Test.current?.name) {
    #expect(trials > 0, "no trial of \(fault)")
    guard let path = ProcessInfo.processInfo.environment["FAULT_TABLE"] else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    defer { close(file) }
    let name = (test ?? "").replacing("`", with: "").replacing(#/\(.*\)$/#, with: "")
    let line = "\(fault)\t\(name)\t\(trials)\t\(losses)\n"
    try? FileHandle(fileDescriptor: file).write(contentsOf: Data(line.utf8))
  }
}
