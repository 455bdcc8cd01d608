// swift-tools-version: 6.2

import PackageDescription

// A package of its own, since its sources are compiled for the fuzzer, which counts the ways through them. Targets that
// are made of symbolic links hold as much of the product's sources as is fed with random input.
let package = Package(
  name: "Fuzzing",
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CMd", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .target(name: "RecipeModel", dependencies: ["CMd"]),
    .target(name: "CEmbedded", exclude: ["Data"]),
    .target(name: "RecipeKitchen", dependencies: ["CEmbedded"]),
    .target(name: "RecipeFormats", dependencies: ["RecipeModel", "CZlib"]),
    .target(name: "RecipeStore", dependencies: ["RecipeModel"]),
    .target(name: "recipes", dependencies: ["RecipeStore", "RecipeModel"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CFuzzer", "RecipeModel", "RecipeKitchen", "RecipeFormats", "RecipeStore", "recipes"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6],
  // Which has #embed.
  cLanguageStandard: .gnu2x
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    .unsafeFlags(["-sanitize=fuzzer", "-enable-testing"]),
  ]
}
