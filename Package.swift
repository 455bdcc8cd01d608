// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "recipes",
  products: [
    .executable(name: "recipes", targets: ["recipes"])
  ],
  traits: [
    .trait(
      name: "TLS", description: "Serves the page with a certificate of your own. Takes two more minutes to build.")
  ],
  dependencies: [
    .package(path: "Diffable"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  ],
  targets: [
    // Rung 1
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CMd", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),

    .target(name: "Files"),
    .target(name: "CArguments"),
    .target(name: "CEmbedded", exclude: ["Data"]),

    // Rung 2
    .target(name: "SQLite", dependencies: ["CSQLite", "Files"]),
    .target(name: "RecipeModel", dependencies: ["CMd"]),
    // Optimized in debug builds too: it takes a minute longer to build, and six minutes less to test.
    .target(
      name: "RecipeKitchen", dependencies: ["CEmbedded"],
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(
      name: "Migrations", path: "Migrations",
      resources: [.embedInCode("Steps"), .embedInCode("schema.sql")]),

    // Rung 3
    .target(name: "RecipeFormats", dependencies: ["RecipeModel", "CZlib"]),
    .target(name: "RecipeStore", dependencies: ["Files", "SQLite", "RecipeModel", "RecipeKitchen", "Migrations"]),

    // Rung 4
    .target(
      name: "RecipeViewModels",
      dependencies: [
        "RecipeStore", "RecipeKitchen", "RecipeModel", .product(name: "Diffable", package: "Diffable"),
      ]),

    // Rung 5
    .target(
      name: "RecipeVerbs",
      dependencies: ["RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel"]),

    // Rung 6
    .target(
      name: "RecipeServer",
      dependencies: [
        "RecipeVerbs", "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel", "Files",
        "CEmbedded",
        .product(name: "Diffable", package: "Diffable"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["TLS"])),
      ]),

    // Rung 7
    .executableTarget(
      name: "recipes",
      dependencies: [
        "RecipeServer", "RecipeVerbs", "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen",
        "RecipeModel", "Files", "CArguments", "CEdit",
      ]),

    // Benchmarks of modules; the others are packages of their own.
    .executableTarget(
      name: "KitchenBenchmarks", dependencies: ["RecipeKitchen"], path: "Benchmarks/KitchenBenchmarks",
      // The product has the mathematical functions by what else it links.
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "FormatBenchmarks", dependencies: ["RecipeFormats", "RecipeModel"], path: "Benchmarks/FormatBenchmarks"),

    // Tests
    .target(name: "RecipeTestSupport", path: "Tests/RecipeTestSupport"),
    .target(
      name: "LibraryTestSupport", dependencies: ["RecipeStore", "RecipeModel", "RecipeKitchen"],
      path: "Tests/LibraryTestSupport"),
    .testTarget(name: "FilesTests", dependencies: ["Files", "RecipeTestSupport"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "Files", "RecipeTestSupport"]),
    .testTarget(name: "RecipeModelTests", dependencies: ["RecipeModel"]),
    .testTarget(
      name: "RecipeKitchenTests", dependencies: ["RecipeKitchen", "CEmbedded", "RecipeTestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "RecipeFormatsTests", dependencies: ["RecipeFormats", "RecipeModel", "RecipeTestSupport"]),
    .testTarget(
      name: "RecipeStoreTests",
      dependencies: ["RecipeStore", "RecipeModel", "RecipeKitchen", "SQLite", "Migrations", "RecipeTestSupport"]),
    .testTarget(
      name: "RecipeVerbsTests",
      dependencies: [
        "RecipeVerbs", "RecipeStore", "RecipeFormats", "RecipeModel", "RecipeTestSupport", "LibraryTestSupport",
      ]),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "recipes", "RecipeTestSupport", "RecipeVerbs", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel",
        "SQLite",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "RecipeViewModelsTests",
      dependencies: [
        "RecipeViewModels", "RecipeStore", "RecipeModel", "RecipeKitchen", "SQLite", "RecipeTestSupport",
        .product(name: "Diffable", package: "Diffable"),
      ]),
    .testTarget(
      name: "RecipeServerTests",
      dependencies: [
        "RecipeServer", "RecipeVerbs", "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen",
        "RecipeModel", "SQLite",
        "RecipeTestSupport", "LibraryTestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "PageTests", dependencies: ["recipes", "RecipeTestSupport"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "recipes", "RecipeVerbs", "RecipeTestSupport", "RecipeStore", "RecipeKitchen", "RecipeModel", "SQLite",
      ]),
  ],
  swiftLanguageModes: [.v6],
  // Which has #embed.
  cLanguageStandard: .gnu2x
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
