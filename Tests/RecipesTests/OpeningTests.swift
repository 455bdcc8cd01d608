import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// Other programs that show the page of a recipe, or print it.
@Suite struct OpeningTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
  }

  /// Makes programs that note their arguments in the file `asked`, and a PATH on which there are no others but the shell's.
  private func makePrograms(_ bodies: [String: String]) throws {
    let folder = box.folder.appending(path: "bin").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for tool in ["sh", "echo", "cp", "cat"] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(tool)", withDestinationPath: "/bin/\(tool)")
    }
    for (name, body) in bodies {
      let text = try box.write(
        "#!/bin/sh\necho \(name) \"$@\" >> '\(box.folder.path)/asked'\n\(body)\n", to: "\(name).sh")
      // By another process: while this one has a file open to write, a child that it starts meanwhile has it open as well,
      // and what is open to be written cannot be run.
      try Process.run(
        URL(filePath: "/bin/sh"),
        arguments: ["-c", "cp \"$1\" \"$2\"; chmod +x \"$2\"", "sh", text, "\(folder)/\(name)"]
      ).waitUntilExit()
    }
    box.environment["PATH"] = folder
  }

  private var asked: String? {
    (try? String(contentsOf: box.folder.appending(path: "asked"), encoding: .utf8)).map(box.box.masked)
  }

  @Test func `in a shell a number opens the page of a recipe, and a name a list`() {
    for (line, message) in [
      ("open 5", "recipe 5 has no web page"), ("open 1 --json", "recipe 1 has no web page; its source is \"my aunt\""),
      ("open Suops", "no collection is called \"Suops\"; did you mean \"Soups\"?"),
    ] {
      #expect(box.run(["shell"], input: "\(line)\n").messages == "recipes: line 1: \(message)\n")
    }
    box.run(["collections", "add", "2026"])
    #expect(box.run(["shell"], input: "open 2026\n") == TestBox.Result())
  }

  @Test func `a recipe's page is opened by the browser that is named, without a shell`() throws {
    try makePrograms(["browser": "", "xdg-open": ""])
    box.run(["edit", "1", "--source", "seen at https://example.org/soup?a=$(id)&b;c 'today'"])
    box.environment["BROWSER"] = "missing:browser --new-window"
    #expect(try binary.run(["open", "tomato"]) == .init())
    #expect(asked == "browser --new-window https://example.org/soup?a=$(id)&b;c\n")
  }

  @Test func `a browser takes the address where its command says`() throws {
    try makePrograms(["browser": ""])
    box.run(["edit", "1", "--source", "https://example.org/soup"])
    box.environment["BROWSER"] = "browser %s --quiet"
    #expect(try binary.run(["open", "1"]) == .init())
    #expect(asked == "browser https://example.org/soup --quiet\n")
  }

  @Test func `the system's own program opens the page where no browser is named`() throws {
    try makePrograms(["xdg-open": "exit 3", "open": ""])
    box.run(["edit", "1", "--source", "https://example.org/soup"])
    #expect(try binary.run(["open", "1"]) == .init())
    #expect(asked == "xdg-open https://example.org/soup\nopen https://example.org/soup\n")
  }

  @Test func `without a browser the address is printed`() throws {
    try makePrograms([:])
    box.run(["edit", "1", "--source", "https://example.org/soup"])
    #expect(try binary.run(["open", "1"]) == .init(output: "https://example.org/soup\n"))
  }

  @Test func `a recipe is printed as PDF`() throws {
    try makePrograms(["weasyprint": "cp \"$1\" \"$2\"", "lp": "cp \"$1\" '\(box.folder.path)/printed'"])
    let result = try binary.run(["print", "1", "2"])
    #expect(result == .init(output: "Printed 1  Tomato soup\nPrinted 2  Onion tart\n"))
    let printed = try String(contentsOf: box.folder.appending(path: "printed"), encoding: .utf8)
    #expect(printed.contains("<title>") && printed.contains("Tomato soup") && printed.contains("Onion tart"))
    #expect(asked?.contains("lp BOX/recipes-") == true)
    let left = try FileManager.default.contentsOfDirectory(atPath: box.folder.path).filter { $0.hasPrefix("recipes-") }
    #expect(left == [])
  }

  @Test(arguments: [
    [:], ["lp": ""], ["weasyprint": "cp \"$1\" \"$2\"", "lp": "exit 1"], ["weasyprint": "exit 1", "lp": ""],
  ])
  func `a page that cannot be printed is written to a file`(programs: [String: String]) throws {
    try makePrograms(programs)
    let folder = box.folder.appending(path: "here")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let wrapper = try box.makeScript("here.sh", "cd '\(folder.path)' && exec \"$@\"").split(separator: " ").map(
      String.init)
    let inFolder = Binary(box: box, launcher: ["/bin/sh", wrapper[1]])
    for name in ["tomato-soup.html", "tomato-soup-2.html"] {
      #expect(try inFolder.run(["print", "1"]) == .init(output: "Wrote \(name); print it from a browser\n"))
      #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8).contains("Tomato soup"))
    }
  }
}
