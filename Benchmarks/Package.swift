// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that what is measured is what a user gets, and so that peers to measure against stay out of
// the product's dependencies.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "recipes", path: "..")
  ],
  targets: [
    .target(name: "BenchmarkHarness"),
    .executableTarget(
      name: "DifferenceBenchmarks",
      dependencies: ["BenchmarkHarness", .product(name: "Diffable", package: "recipes")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
