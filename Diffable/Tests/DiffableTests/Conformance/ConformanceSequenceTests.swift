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
        case "snapshot": check(sequence, number, on: DiffableDataSourceSnapshot<String, String>.self)
        case "sectionSnapshot": check(sequence, number, on: DiffableDataSourceSectionSnapshot<String>.self)
        default: Issue.record("sequence \(number) is of unknown type \(sequence.type)")
        }
      }
    }
  }

  /// The models are held to the same, so that what agrees with them in other tests agrees with the sequences.
  @Test func `every step of every sequence ends so on the models as well`() throws {
    for (number, sequence) in try Self.sequences().enumerated() {
      switch sequence.type {
      case "snapshot": check(sequence, number, on: SnapshotModel<String>.self)
      default: check(sequence, number, on: OutlineModel<String>.self)
      }
    }
  }

  private func check<Subject: ConformanceSubject>(
    _ sequence: ConformanceSequence, _ number: Int, on _: Subject.Type
  ) {
    var subject = Subject(start: sequence.start)
    for (index, step) in sequence.steps.enumerated() {
      let place: Comment = "sequence \(number), step \(index): \(step.call)"
      do {
        let result = try subject.play(step)
        #expect(step.violation == nil, place)
        if let expected = step.result { #expect(result == expected, place) }
      } catch {
        #expect(step.violation == "\(error)", place)
      }
      #expect(subject.state == step.state, place)
      if let visible = step.visible { #expect(subject.visible == visible, place) }
    }
  }

  private static func sequences() throws -> [ConformanceSequence] {
    let named = ProcessInfo.processInfo.environment["DIFFABLE_SEQUENCES"].map { URL(filePath: $0) }
    let fixture = Bundle.module.url(forResource: "diffable-sequences", withExtension: "jsonl")
    return try String(contentsOf: #require(named ?? fixture), encoding: .utf8).split(separator: "\n").map { line in
      try JSONDecoder().decode(ConformanceSequence.self, from: Data(line.utf8))
    }
  }
}
