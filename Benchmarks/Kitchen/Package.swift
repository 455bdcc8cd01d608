// swift-tools-version: 6.2

import PackageDescription

// A package of its own: its targets are symbolic links to the product's sources, which gives access to `package`
// declarations.
let package = Package(
  name: "KitchenBenchmarks",
  targets: [
    .target(name: "CEmbedded", exclude: ["Data"]),
    // The product has the mathematical functions by what else it links.
    .target(name: "RecipeKitchen", dependencies: ["CEmbedded"], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "KitchenBenchmarks", dependencies: ["RecipeKitchen"]),
  ],
  swiftLanguageModes: [.v6],
  // Which has #embed.
  cLanguageStandard: .gnu2x
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
