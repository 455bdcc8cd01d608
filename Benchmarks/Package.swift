// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that what is measured is what a user gets, and so that peers to measure against stay out of
// the product's dependencies. Targets that are symbolic links to the product's sources reach what has `package` access.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "recipes", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "BenchmarkHarness", dependencies: [.target(name: "CMalloc", condition: .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DifferenceBenchmarks",
      dependencies: ["BenchmarkHarness", .product(name: "Diffable", package: "recipes")]),
    .executableTarget(
      name: "SnapshotBenchmarks",
      dependencies: ["BenchmarkHarness", .product(name: "Diffable", package: "recipes")]),

    // The thin layer over SQLite
    .systemLibrary(name: "CSQLiteLayer", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "SQLiteLayer", dependencies: ["CSQLiteLayer"]),
    .target(name: "CReference", dependencies: ["CSQLiteLayer"]),
    .executableTarget(
      name: "LayerBenchmarks",
      dependencies: ["BenchmarkHarness", "SQLiteLayer", "CReference", .product(name: "GRDB", package: "GRDB.swift")]),

    // The program as a process
    .executableTarget(name: "MeasureProcess", linkerSettings: [.linkedLibrary("util")]),
    .target(name: "CommandHarness", dependencies: ["BenchmarkHarness", "MeasureProcess"]),
    .executableTarget(name: "CommandBenchmarks", dependencies: ["BenchmarkHarness", "CommandHarness"]),
    .executableTarget(name: "GrowthBenchmarks", dependencies: ["BenchmarkHarness", "CommandHarness"]),
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
