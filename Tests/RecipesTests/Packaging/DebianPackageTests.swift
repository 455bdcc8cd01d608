import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// The scripts that make packages, with a small executable instead of that of a release.
struct PackagingBox {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  let box: TestBox
  /// A script that runs the executable of the tests.
  let executable: String

  init() throws {
    box = try TestBox()
    box.environment["TMPDIR"] = box.folder.path
    executable = try box.write("#!/bin/sh\nexec '\(Binary.path)' \"$@\"\n", to: "recipes")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable)
  }

  /// Runs a script of `Packaging`, or a program of the system.
  func run(_ program: String, _ words: [String]) throws -> Binary.Result {
    let path = program.hasPrefix("/") ? program : Self.root.appending(path: "Packaging/\(program)").path
    return try Binary(box: box, path: path).run(words)
  }

  /// Runs a script that has to succeed, and returns what it prints.
  func output(of program: String, _ words: [String]) throws -> String {
    let run = try run(program, words)
    try #require(run.code == 0 && run.messages.isEmpty, "\(program): \(run.code) \(run.output)\(run.messages)")
    return run.output
  }
}

/// The Debian package, but for what only a release build and a fresh Debian show: `make test-deb`.
@Suite struct DebianPackageTests {
  private let packaging: PackagingBox

  init() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-deb") else {
      try Test.cancel("dpkg-deb is not installed")
    }
    packaging = try PackagingBox()
  }

  /// Makes the package, and returns its path.
  private func build(into folder: String) throws -> String {
    let folder = packaging.box.folder.appending(path: folder).path
    // What a program prints has `BOX` instead of the folder of the test.
    let name = try packaging.output(of: "Debian/build", [packaging.executable, folder]).split(separator: "/").last
    return try "\(folder)/\(#require(name).dropLast())"
  }

  @Test func `the version has one place, which the scripts read`() throws {
    #expect(try packaging.output(of: "version", []) == "\(ProgramVersion.current)\n")
    #expect(try packaging.output(of: "version", ["date"]) == "\(ProgramVersion.date)\n")
    #expect(try packaging.run("version", ["number"]).code == 64)
  }

  @Test
  func `the package has each file where Debian looks for it, with its sum, and the same bytes when it is made again`()
    throws
  {
    let package = try build(into: "first")
    #expect(package.hasSuffix("/first/recipes_\(ProgramVersion.current)_amd64.deb") || package.hasSuffix("_arm64.deb"))
    let listing = try packaging.output(of: "/usr/bin/dpkg-deb", ["--contents", package])
    let rows = listing.split(separator: "\n").map { $0.split(separator: " ") }
    let modes = Dictionary(rows.map { (String($0[5].dropFirst()), String($0[0])) }) { mode, _ in mode }
    #expect(modes["/usr/bin/recipes"] == "-rwxr-xr-x")
    #expect(rows.allSatisfy { $0[1] == "root/root" })
    let expected = [
      "bash-completion/completions/recipes", "zsh/vendor-completions/_recipes",
      "fish/vendor_completions.d/recipes.fish",
      "doc/recipes/copyright", "doc/recipes/changelog.gz", "doc/recipes/changelog.Debian.gz",
    ]
    for path in expected.map({ "/usr/share/\($0)" }) + ["/usr/lib/systemd/user/recipes.service"] {
      #expect(modes[path] == "-rw-r--r--", "\(path)")
    }
    for page in Manual(of: Recipes.self).pages {
      #expect(modes["/usr/share/man/man1/\(page.fileName).gz"] == "-rw-r--r--", "\(page.fileName)")
    }
    #expect(modes.filter { $0.value.hasPrefix("-") && $0.value != "-rw-r--r--" }.keys.sorted() == ["/usr/bin/recipes"])
    try expectFieldsAndSums(of: package)
    let again = try build(into: "a-longer-name")
    #expect(try Data(contentsOf: URL(filePath: package)) == Data(contentsOf: URL(filePath: again)))
  }

  private func expectFieldsAndSums(of package: String) throws {
    let fields = try packaging.output(of: "/usr/bin/dpkg-deb", ["--field", package])
    #expect(fields.hasPrefix("Package: recipes\nVersion: \(ProgramVersion.current)\nArchitecture: "))
    #expect(!fields.contains("\nDepends:") && fields.contains("\nSection: utils\nPriority: optional\n"))
    let root = packaging.box.folder.appending(path: "root").path
    _ = try packaging.output(of: "/usr/bin/dpkg-deb", ["--raw-extract", package, root])
    let sums = try String(contentsOfFile: "\(root)/DEBIAN/md5sums", encoding: .utf8).split(separator: "\n")
    let files = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/usr").filter { path in
      try FileManager.default.attributesOfItem(atPath: "\(root)/usr/\(path)")[.type] as? FileAttributeType
        == .typeRegular
    }
    #expect(Set(sums.map { String($0.dropFirst(34)) }) == Set(files.map { "usr/\($0)" }))
    let check = try packaging.output(
      of: "/usr/bin/env", ["-C", root, "md5sum", "--check", "--quiet", "\(root)/DEBIAN/md5sums"])
    #expect(check.isEmpty)
  }
}
