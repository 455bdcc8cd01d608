import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// What other programs turn into text before it is imported, with programs of the tests' own in their place.
@Suite struct DocumentTests {
  private let box: TestBox
  private static let soup = "Leek soup\n\nIngredients\n\n- 2 leeks\n- 1 l stock\n\nMethod\n\nSlice the leeks.\n"

  init() throws {
    box = try TestBox()
  }

  private func path(_ name: String) -> String { box.folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: box.folder.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: box.folder.appending(path: name))
  }

  /// Makes a program. Another process writes it: what one here has open for writing, none that is started meanwhile can run.
  private func make(_ name: String, _ script: String) throws {
    let maker = Process()
    maker.executableURL = URL(filePath: "/bin/sh")
    maker.arguments = [
      "-c", #"mkdir -p "${2%/*}" && printf '%s' "$1" > "$2" && chmod 755 "$2""#, "sh", script, path("bin/\(name)"),
    ]
    try maker.run()
    maker.waitUntilExit()
    #expect(maker.terminationStatus == 0)
  }

  /// The real executable, with a folder of programs in front.
  private func run(_ words: [String], programs: [String: String], environment: [String: String] = [:]) throws
    -> Binary.Result
  {
    for (name, script) in programs { try make(name, "#!/bin/sh\n\(script)\n") }
    try write("", to: "bin/none")
    let binaryBox = try Box()
    var variables = ["PATH=\(path("bin"))"]
    variables += environment.map { "\($0)=\($1)" }
    return try Binary(box: binaryBox, launcher: ["/usr/bin/env"] + variables).run(words)
  }

  @Test(arguments: [
    ("soup.docx", "pandoc", "--sandbox --from docx --to plain --wrap none"),
    ("soup.ODT", "pandoc", "--sandbox --from odt --to plain --wrap none"),
    ("soup.epub", "pandoc", "--sandbox --from epub --to plain --wrap none"),
    ("soup.rtf", "pandoc", "--sandbox --from rtf --to plain --wrap none"),
    ("soup.pdf", "pdftotext", "-enc UTF-8 -nopgbrk - -"), ("soup.jpeg", "tesseract", "stdin stdout"),
  ])
  func `a document is sent to its program, and the text is imported`(
    file: String, program: String, words: String
  ) throws {
    try write(Self.soup, to: file)
    let result = try run(
      ["import", path(file), "--dry-run"],
      programs: [program: #"[ "$*" = "\#(words)" ] || exit 3; exec /bin/cat"#])
    #expect(result.code == 0, "\(result.messages)")
    #expect(result.output.contains("1 would be added"))
    #expect(result.output.contains("Leek soup"))
  }

  /// Imports a photograph into a library, and runs more commands there.
  private func results(
    ofImporting picture: Data, named name: String, then commands: [[String]]
  ) throws -> [Binary.Result] {
    try picture.write(to: box.folder.appending(path: name))
    try write(Self.soup, to: "read")
    try make("tesseract", "#!/bin/sh\n/bin/cat > /dev/null\nexec /bin/cat \(path("read"))\n")
    let binary = Binary(box: try Box(), launcher: ["/usr/bin/env", "PATH=\(path("bin"))"])
    return try ([["import", path(name)]] + commands).map { try binary.run($0) }
  }

  @Test func `a photograph is the picture of its recipe, and goes with the import when that is undone`() throws {
    let results = try results(
      ofImporting: SamplePicture.data, named: "soup.png", then: [["export"], ["undo"], ["list"], ["redo"], ["export"]])
    #expect(results.map(\.code) == [0, 0, 0, 0, 0, 0])
    #expect(results[0].messages == "")
    #expect(results[1].output.contains(SamplePicture.name))
    #expect(results[3].output == "")
    #expect(results[5].output == results[1].output)
  }

  @Test(
    arguments: [
      (Data("II*\0".utf8), "it is not a JPEG, PNG, or WebP picture"),
      (SamplePicture.data.prefix(20), "it is damaged"),
      (SamplePicture.data + Data(count: 10 << 20), "it is longer than 10 MiB"),
    ] as [(Data, String)])
  func `a photograph that cannot be kept is reported, and its text is imported`(
    picture: Data, reason: String
  ) throws {
    let results = try results(ofImporting: picture, named: "soup.tif", then: [["export"]])
    #expect(results[0].code == 0)
    #expect(results[0].messages == "\(path("soup.tif")) (text): a picture was left out: \(reason)\n")
    #expect(results[1].output.contains("Leek soup") && !results[1].output.contains(".png"))
  }

  @Test(
    arguments: [
      ("soup.docx", "pandoc is needed to read it; install the package pandoc", 66, [:]),
      ("soup.pdf", "pdftotext is needed to read it; install the package poppler-utils", 66, [:]),
      ("soup.png", "tesseract is needed to read it; install the package tesseract-ocr", 66, [:]),
      ("soup.pdf", "pdftotext cannot read it", 65, ["pdftotext": "exit 1"]),
      ("soup.png", "tesseract finds no text in it", 65, ["tesseract": "echo"]),
    ] as [(String, String, Int32, [String: String])])
  func `a document that cannot be read says why, and nothing is imported`(
    file: String, reason: String, code: Int32, programs: [String: String]
  ) throws {
    try write("?", to: file)
    let result = try run(["import", path(file)], programs: programs)
    #expect(result.code == code)
    #expect(result.messages == "recipes: \(path(file)): \(reason)\n")
  }

  @Test func `documents in a folder are not sent to other programs`() throws {
    try write("%PDF-1.4", to: "box/soup.pdf")
    try write(Self.soup, to: "box/soup.txt")
    let result = try run(
      ["import", path("box"), "--dry-run"], programs: ["pdftotext": "touch \(path("ran")); echo soup"])
    #expect(result.code == 0, "\(result.messages)")
    #expect(!FileManager.default.fileExists(atPath: path("ran")))
    #expect(result.messages.contains("soup.pdf"))
  }

  @Test(arguments: [
    (["WAYLAND_DISPLAY": "w"], "wl-paste", "--no-newline"), (["DISPLAY": ":0"], "xclip", "-selection clipboard -out"),
    (["DISPLAY": ":0"], "xsel", "--clipboard --output"),
  ])
  func `what was copied is imported`(environment: [String: String], program: String, words: String) throws {
    try write(Self.soup, to: "copied")
    let result = try run(
      ["import", "--clipboard", "--dry-run"],
      programs: [program: #"[ "$*" = "\#(words)" ] || exit 3; exec /bin/cat \#(path("copied"))"#],
      environment: environment)
    #expect(result.code == 0, "\(result.messages)")
    #expect(result.output.contains("Leek soup"))
  }

  @Test(
    arguments: [
      ([:], "there is no clipboard here; name a file, or - for standard input", 66, [:]),
      (["DISPLAY": ":0"], "xclip is needed to paste; install the package xclip", 66, [:]),
      (["WAYLAND_DISPLAY": "w"], "wl-paste is needed to paste; install the package wl-clipboard", 66, [:]),
      (["DISPLAY": ":0"], "the clipboard has no text", 65, ["xsel": "exit 0"]),
    ] as [([String: String], String, Int32, [String: String])])
  func `a clipboard that cannot be read says why`(
    environment: [String: String], reason: String, code: Int32, programs: [String: String]
  ) throws {
    let result = try run(["import", "--clipboard"], programs: programs, environment: environment)
    #expect(result.messages == "recipes: the clipboard: \(reason)\n")
    #expect(result.code == code)
  }

  @Test func `a list of addresses is read, and each page is named that cannot be fetched`() throws {
    try write("# my pages\n\nhttps://localhost/soup\r\n  https://127.0.0.1/toast\n", to: "list")
    let result = box.run(["import", "--addresses", path("list")])
    #expect(result.status != .done)
    for page in ["https://localhost/soup", "https://127.0.0.1/toast"] { #expect(result.messages.contains(page)) }
    #expect(result.messages.contains("2 of 2 files"))
  }

  @Test(arguments: [
    ("https://example.org/soup\nsoup.json\n", "BOX/list: line 2 is not the address of a page: \"soup.json\"", 65),
    ("# nothing\n", "BOX/list: no address in it", 65),
  ])
  func `a list with anything else is refused`(text: String, message: String, code: Int) throws {
    try write(text, to: "list")
    let result = box.run(["import", "--addresses", path("list")])
    #expect(result.messages == "recipes: \(message)\n")
    #expect(result.status == .badInput)
  }
}
