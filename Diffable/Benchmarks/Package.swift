// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that what is measured is what a user of the product gets.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Diffable", path: "..", traits: ["Codable"])
  ],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "BenchmarkHarness", dependencies: [.target(name: "CMalloc", condition: .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DifferenceBenchmarks",
      dependencies: ["BenchmarkHarness", .product(name: "Diffable", package: "Diffable")]),
    .executableTarget(
      name: "SnapshotBenchmarks",
      dependencies: [
        "BenchmarkHarness", .product(name: "Diffable", package: "Diffable"),
        .product(name: "DiffableObservation", package: "Diffable"),
        .product(name: "DiffableUIKitNames", package: "Diffable"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
