import Foundation
import Testing

/// What the fuzzer begins with, without the fuzzer: here its checks are compiled and run by every test run.
@Suite struct FuzzSeedsTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../Fuzzing/Seeds").standardizedFileURL

  @Test(arguments: FuzzTarget.allCases)
  func `every seed, and every beginning of it, is read or refused`(target: FuzzTarget) throws {
    let seeds = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: target.rawValue), includingPropertiesForKeys: nil)
    try #require(!seeds.isEmpty)
    for seed in seeds {
      let bytes = [UInt8](try Data(contentsOf: seed))
      let step = max(1, bytes.count / 100)
      for length in stride(from: 0, through: bytes.count, by: step) {
        // What holds of input that is taken is a precondition; to refuse it is right as well.
        try? target.run(Array(bytes.prefix(length)))
      }
    }
  }
}
