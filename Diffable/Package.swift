// swift-tools-version: 6.2
// The lowest version that knows `nonisolated(nonsending)`, by which an `apply` stays on its caller's actor.

import PackageDescription

let package = Package(
  name: "Diffable",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Diffable", targets: ["Diffable"]),
    .library(name: "DiffableObservation", targets: ["DiffableObservation"]),
    .library(name: "DiffableUIKitNames", targets: ["DiffableUIKitNames"]),
  ],
  traits: [
    .trait(name: "Codable", description: "Makes snapshots and section snapshots Codable, and adds SnapshotPatch."),
    .trait(name: "Foundation", description: "Makes the IndexPath of DiffableUIKitNames that of Foundation."),
  ],
  targets: [
    .target(name: "Diffable"),
    .target(name: "DiffableObservation", dependencies: ["Diffable"]),
    .target(name: "DiffableUIKitNames", dependencies: ["Diffable"]),

    // Run by the tests
    .executableTarget(name: "DeparturesBoard", dependencies: ["Diffable"], path: "Examples/DeparturesBoard"),
    .executableTarget(name: "EmojiExplorer", dependencies: ["Diffable"], path: "Examples/EmojiExplorer"),
    .executableTarget(name: "KeyedChildren", dependencies: ["Diffable"], path: "Examples/KeyedChildren"),
    .executableTarget(name: "RemoteView", dependencies: ["Diffable"], path: "Examples/RemoteView"),
    .executableTarget(name: "ReorderableList", dependencies: ["Diffable"], path: "Examples/ReorderableList"),
    .executableTarget(name: "SpeakersList", dependencies: ["Diffable"], path: "Examples/SpeakersList"),
    .executableTarget(name: "TerminalList", dependencies: ["Diffable"], path: "Examples/TerminalList"),

    .testTarget(
      name: "DiffableTests", dependencies: ["Diffable"],
      resources: [.copy("Fixtures/diffable-sequences.jsonl")]),
    .testTarget(name: "DiffableClientTests", dependencies: ["Diffable", "DiffableObservation"]),
    .testTarget(
      name: "DiffableSwift5Tests", dependencies: ["Diffable"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DiffableMainActorTests", dependencies: ["Diffable"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "DiffableUIKitNamesTests", dependencies: ["Diffable", "DiffableUIKitNames"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Diffable", "DeparturesBoard", "EmojiExplorer", "KeyedChildren", "RemoteView", "ReorderableList",
        "SpeakersList", "TerminalList",
      ],
      exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
