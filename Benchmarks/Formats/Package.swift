// swift-tools-version: 6.2

import PackageDescription

// A package of its own: its targets are symbolic links to the product's sources, which gives access to `package`
// declarations, and a package graph has each target's name once.
let package = Package(
  name: "FormatBenchmarks",
  targets: [
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CMd", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .target(name: "RecipeModel", dependencies: ["CMd"]),
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
