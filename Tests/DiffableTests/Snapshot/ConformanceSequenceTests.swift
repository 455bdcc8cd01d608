import Foundation
import Testing

@testable import Diffable

/// Sequences of calls with the state or the violation that must follow each.
///
/// The file is a fixture; the environment variable `DIFFABLE_SEQUENCES` names another one of the same form.
@Suite struct ConformanceSequenceTests {
  @Test func `every step of every sequence ends in the expected state or violation`() throws {
    let sequences = try Self.sequences()
    try #require(!sequences.isEmpty)
    for (number, sequence) in sequences.enumerated() {
      withoutWarnings {
        switch sequence.type {
        case "snapshot": check(sequence, number, with: SnapshotPlayer(start: sequence.start))
        case "sectionSnapshot": check(sequence, number, with: SectionSnapshotPlayer(start: sequence.start))
        default: Issue.record("sequence \(number) is of unknown type \(sequence.type)")
        }
      }
    }
  }

  private func check(_ sequence: ConformanceSequence, _ number: Int, with start: some ConformancePlayer) {
    var player = start
    for (index, step) in sequence.steps.enumerated() {
      let place: Comment = "sequence \(number), step \(index): \(step.call)"
      do {
        let result = try player.play(step)
        #expect(step.violation == nil, place)
        if let expected = step.result { #expect(result == expected, place) }
      } catch {
        #expect(step.violation == error.description, place)
      }
      #expect(player.state == step.state, place)
      if let visible = step.visible { #expect(player.visible == visible, place) }
    }
  }

  private static func sequences() throws -> [ConformanceSequence] {
    let named = ProcessInfo.processInfo.environment["DIFFABLE_SEQUENCES"].map { URL(filePath: $0) }
    let file = try #require(named ?? Bundle.module.url(forResource: "diffable-sequences", withExtension: "jsonl"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      try JSONDecoder().decode(ConformanceSequence.self, from: Data(line.utf8))
    }
  }
}
