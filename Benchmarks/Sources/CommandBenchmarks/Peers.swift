import BenchmarkHarness
import CommandHarness
import Foundation

/// The other programs that commands are compared with.
struct Peers {
  /// A static C program that prints a line and ends.
  let hello: String
  private let sqlite: String
  private let taskwarrior: String?
  private let taskFolder: String

  init(in folder: ScratchFolder) {
    guard let compiler = Shell.path(of: "cc"), let sqlite = Shell.path(of: "sqlite3") else {
      fatalError("a C compiler and the sqlite3 shell are needed")
    }
    self.sqlite = sqlite
    hello = folder.path("hello")
    let source = folder.path("hello.c")
    try! "#include <stdio.h>\nint main(void) { return puts(\"hello\") < 0; }\n"
      .write(toFile: source, atomically: true, encoding: .utf8)
    Shell.output(of: [compiler, "-O2", "-static", "-o", hello, source])
    taskwarrior = Shell.path(of: "task")
    taskFolder = folder.path("tasks")
    if let taskwarrior { makeTasks(taskwarrior, in: folder) }
  }

  /// The words that run SQL in the `sqlite3` shell.
  func sqlite(_ database: String, _ sql: String) -> [String] {
    [sqlite, "-batch", "-tabs", database, sql]
  }

  /// The words that change one of 10,000 tasks, nil where taskwarrior is not installed.
  func changeTask(_ round: Int) -> [String]? {
    taskwarrior.map { [$0] + options + ["12", "modify", "priority:\(["H", "L"][round % 2])"] }
  }

  private var options: [String] {
    ["rc:\(taskFolder)/taskrc", "rc.data.location=\(taskFolder)", "rc.confirmation=off", "rc.bulk=0", "rc.gc=off"]
  }

  private func makeTasks(_ program: String, in folder: ScratchFolder) {
    try! FileManager.default.createDirectory(atPath: taskFolder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: "\(taskFolder)/taskrc", contents: nil)
    let titles = RecipeGenerator(seed: 1, accentInterval: 0).prefix(10_000).map(\.title)
    let tasks = folder.path("tasks.json")
    let lines = titles.map { "{\"description\": \"\($0)\", \"status\": \"pending\"}" }
    try! "[\(lines.joined(separator: ",\n"))]".write(toFile: tasks, atomically: true, encoding: .utf8)
    Shell.output(of: [program] + options + ["import", tasks])
  }
}
