import Foundation
import RecipeFormats
import RecipeTestSupport
import Testing

@testable import recipes

/// What a release consists of, with a small executable; that two builds give the same bytes is for `make test-release`.
@Suite struct ReleaseTests {
  private let packaging: PackagingBox
  private let folder: String
  private let version = ProgramVersion.current

  init() throws {
    for program in ["dpkg-deb", "python3", "git"] where !FileManager.default.fileExists(atPath: "/usr/bin/\(program)") {
      try Test.cancel("\(program) is not installed")
    }
    packaging = try PackagingBox()
    folder = packaging.box.folder.appending(path: "release").path
  }

  @Test func `a release has sources, built files, a package, what is in them, and their sums`() throws {
    _ = try packaging.output(of: "Release/build", [folder, packaging.executable])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let built = try #require(names.first { $0.hasPrefix("recipes-\(version)-linux-") })
    let package = try #require(names.first { $0.hasSuffix(".deb") })
    #expect(
      names == ["SHA256SUMS", built, "recipes-\(version).spdx.json", "recipes-\(version).tar.gz", package].sorted())
    _ = try packaging.output(of: "/usr/bin/env", ["-C", folder, "sha256sum", "--check", "--strict", "SHA256SUMS"])

    let sources = try listing(of: "recipes-\(version).tar.gz")
    #expect(sources["recipes-\(version)/Package.swift"] == "-rw-r--r--")
    #expect(sources["recipes-\(version)/Package.resolved"] == "-rw-r--r--")
    #expect(!sources.keys.contains { $0.contains("/.build/") || $0.contains("/.git/") })
    let files = try listing(of: built)
    let top = built.replacing(".tar.gz", with: "")
    #expect(files["\(top)/bin/recipes"] == "-rwxr-xr-x")
    #expect(files["\(top)/share/man/man1/recipes-list.1"] == "-rw-r--r--")
    #expect(files["\(top)/share/doc/recipes/LICENSE"] == "-rw-r--r--")
    try expectDocument(names: names.filter { !$0.hasSuffix(".json") && $0 != "SHA256SUMS" })
  }

  /// The modes of the files in a tarball, which are of root, of the version's day, and in the order of their names.
  private func listing(of name: String) throws -> [String: String] {
    let text = try packaging.output(of: "/usr/bin/env", ["TZ=UTC", "tar", "-tvzf", "\(folder)/\(name)"])
    let rows = text.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    }
    #expect(rows.allSatisfy { $0[1] == "root/root" && $0[3] == ProgramVersion.date && $0[4] == "00:00" })
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0[5]), String($0[0])) })
  }

  /// Holds the SPDX document to what was resolved, and to the sums of the files.
  private func expectDocument(names: [String]) throws {
    let text = try String(contentsOfFile: "\(folder)/recipes-\(version).spdx.json", encoding: .utf8)
    let document = try #require(JSONValue(text: text)?.object)
    #expect(document["spdxVersion"]?.text == "SPDX-2.3")
    #expect(document["creationInfo"]?.object?["created"]?.text == "\(ProgramVersion.date)T00:00:00Z")
    let packages = (document["packages"]?.elements ?? []).compactMap(\.object)
    let resolved = try String(contentsOf: PackagingBox.root.appending(path: "Package.resolved"), encoding: .utf8)
    let pins = (JSONValue(text: resolved)?.object?["pins"]?.elements ?? []).compactMap { $0.object?["identity"]?.text }
    #expect(pins.count > 10)
    #expect(Set(pins).isSubset(of: packages.compactMap { $0["name"]?.text }))
    #expect(packages.contains { $0["name"]?.text == "recipes" && $0["versionInfo"]?.text == version })

    let sums = try String(contentsOfFile: "\(folder)/SHA256SUMS", encoding: .utf8)
    let files = (document["files"]?.elements ?? []).compactMap(\.object)
    #expect(files.compactMap { $0["fileName"]?.text }.sorted() == names.map { "./\($0)" }.sorted())
    for file in files {
      let sum = file["checksums"]?.elements?.first?.object?["checksumValue"]?.text ?? ""
      let name = (file["fileName"]?.text ?? "").dropFirst(2)
      #expect(sum.count == 64 && sums.contains("\(sum)  \(name)\n"), "\(name)")
    }
    let identifiers = (packages + files).compactMap { $0["SPDXID"]?.text } + ["SPDXRef-DOCUMENT"]
    #expect(Set(identifiers).count == identifiers.count)
    for relationship in (document["relationships"]?.elements ?? []).compactMap(\.object) {
      #expect(identifiers.contains(relationship["spdxElementId"]?.text ?? ""))
      #expect(identifiers.contains(relationship["relatedSpdxElement"]?.text ?? ""))
    }
  }
}
