// swift-tools-version: 6.2

import PackageDescription

// A package of its own: its target is a symbolic link to the product's sources, which gives access to `package`
// declarations.
let package = Package(
  name: "KitchenBenchmarks",
  targets: [
    .target(name: "RecipeKitchen"),
    .executableTarget(name: "KitchenBenchmarks", dependencies: ["RecipeKitchen"]),
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
