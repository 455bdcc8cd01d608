// swift-tools-version: 6.2

import PackageDescription

// The program as a process. A package of its own, so that what is measured is what a user of the product gets.
let package = Package(
  name: "Benchmarks",
  targets: [
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "BenchmarkHarness", dependencies: [.target(name: "CMalloc", condition: .when(platforms: [.linux]))]),
    .executableTarget(name: "MeasureProcess", linkerSettings: [.linkedLibrary("util")]),
    .target(name: "CommandHarness", dependencies: ["BenchmarkHarness", "MeasureProcess"]),
    .executableTarget(name: "CommandBenchmarks", dependencies: ["BenchmarkHarness", "CommandHarness"]),
    .executableTarget(name: "GrowthBenchmarks", dependencies: ["BenchmarkHarness", "CommandHarness"]),
    .executableTarget(name: "ServerBenchmarks", dependencies: ["BenchmarkHarness", "CommandHarness"]),
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
