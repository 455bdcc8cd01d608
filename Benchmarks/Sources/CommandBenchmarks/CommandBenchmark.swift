import BenchmarkHarness
import CommandHarness

/// Measures commands, cold and as whole processes, next to other programs.
struct CommandBenchmark {
  /// Only commands whose names are chosen are measured.
  let isChosen: (String) -> Bool

  func table(of tasks: [Task], rounds: Int) -> TextTable {
    var table = TextTable(
      "commands, times in ms", "recipes", "peer", "", "ratio", "at most", "met", "peak MB", "at most", "met")
    for task in tasks where isChosen(task.command.name) { table.append(row(task, rounds: rounds)) }
    return table
  }

  private func row(_ task: Task, rounds: Int) -> [String] {
    let costs = CommandComparison(rounds: rounds).costs(of: [task.command] + (task.peer.map { [$0] } ?? []))
    let (ours, other) = (costs[0], costs.dropFirst().first)
    let limit = task.limit?.time(nextTo: other?.time)
    let megabytes = Double(ours.peak) / 1_000_000
    return [
      task.command.name, ours.time.millisecondsText, task.peer?.name ?? "", other?.time.millisecondsText ?? "",
      other.map { (ours.time / $0.time).figure } ?? "", limit?.millisecondsText ?? "",
      limit.map { ours.time <= $0 ? "yes" : "NO" } ?? "",
      megabytes.figure, "\(task.mostMemory)", megabytes <= Double(task.mostMemory) ? "yes" : "NO",
    ]
  }
}

extension Duration {
  fileprivate var millisecondsText: String { (self / .milliseconds(1)).figure }
}
