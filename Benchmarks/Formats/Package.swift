// swift-tools-version: 6.2

import PackageDescription

// Beside the other benchmarks, because its targets have the names of the product's: they are symbolic links to its
// sources, which is the way to what has `package` access.
let package = Package(
  name: "FormatBenchmarks",
  targets: [
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "RecipeModel"),
    .target(name: "RecipeFormats", dependencies: ["RecipeModel", "CZlib"]),
    .executableTarget(name: "FormatBenchmarks", dependencies: ["RecipeFormats", "RecipeModel"]),
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
