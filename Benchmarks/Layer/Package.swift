// swift-tools-version: 6.2

import PackageDescription

// The thin layer over SQLite, against C and GRDB. A package of its own for the same reason as Formats: its targets are
// symbolic links to the product's sources. GRDB stays out of the product's dependencies.
let package = Package(
  name: "LayerBenchmarks",
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")
  ],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "BenchmarkHarness", dependencies: [.target(name: "CMalloc", condition: .when(platforms: [.linux]))]),
    .target(name: "Files"),
    .target(name: "SQLite", dependencies: ["CSQLite", "Files"]),
    .target(name: "CReference", dependencies: ["CSQLite"]),
    .executableTarget(
      name: "LayerBenchmarks",
      dependencies: ["BenchmarkHarness", "SQLite", "CReference", .product(name: "GRDB", package: "GRDB.swift")]),
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
