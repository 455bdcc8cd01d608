// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "recipes",
  products: [
    .executable(name: "recipes", targets: ["recipes"]),
    .library(name: "Diffable", targets: ["Diffable"]),
    .library(name: "DiffableObservation", targets: ["DiffableObservation"]),
    .library(name: "DiffableUIKitNames", targets: ["DiffableUIKitNames"]),
  ],
  traits: [
    .trait(
      name: "TLS", description: "Serves the page with a certificate of your own. Takes two more minutes to build."),
    .trait(name: "Codable", description: "Makes the snapshots of Diffable Codable."),
  ],
  dependencies: [
    // Its English is rewritten in `recipes`, which another minor version could change.
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  ],
  targets: [
    // Rung 1
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),

    .target(name: "Files"),
    .target(name: "CArguments"),

    // Rung 2
    .target(name: "SQLite", dependencies: ["CSQLite", "Files"]),
    .target(name: "Diffable"),
    .target(name: "DiffableObservation", dependencies: ["Diffable"]),
    .target(name: "DiffableUIKitNames", dependencies: ["Diffable"]),
    .target(name: "RecipeModel"),
    .target(name: "RecipeKitchen"),
    .target(
      name: "Migrations", path: "Migrations",
      resources: [
        .embedInCode("v001_create_recipes.sql"), .embedInCode("v002_remember_expansion.sql"),
        .embedInCode("v003_keep_counts.sql"), .embedInCode("v004_keep_history.sql"),
        .embedInCode("v005_keep_hashes.sql"), .embedInCode("v006_count_recents.sql"),
        .embedInCode("v007_order_full_text.sql"), .embedInCode("v008_order_collections.sql"),
        .embedInCode("v009_save_filters.sql"), .embedInCode("v010_shop.sql"), .embedInCode("v011_log_cookings.sql"),
        .embedInCode("v012_cook.sql"),
        .embedInCode("v013_plan_meals.sql"), .embedInCode("v014_find_links.sql"), .embedInCode("v015_name_foods.sql"),
        .embedInCode("schema.sql"),
      ]),

    // Rung 3
    .target(name: "RecipeFormats", dependencies: ["RecipeModel", "CZlib"]),
    .target(name: "RecipeStore", dependencies: ["Files", "SQLite", "RecipeModel", "RecipeKitchen", "Migrations"]),

    // Rung 4
    .target(name: "RecipeViewModels", dependencies: ["RecipeStore", "RecipeKitchen", "RecipeModel", "Diffable"]),

    // Rung 5
    .target(
      name: "RecipeServer",
      dependencies: [
        "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel", "Diffable", "Files",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["TLS"])),
      ]),

    // Rung 6
    .executableTarget(
      name: "recipes",
      dependencies: [
        "RecipeServer", "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel", "Files",
        "CArguments",
        "CEdit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Examples of Diffable, run by the tests
    .executableTarget(name: "EmojiExplorer", dependencies: ["Diffable"], path: "Examples/EmojiExplorer"),
    .executableTarget(name: "SpeakersList", dependencies: ["Diffable"], path: "Examples/SpeakersList"),
    .executableTarget(name: "TerminalList", dependencies: ["Diffable"], path: "Examples/TerminalList"),
    .executableTarget(name: "RemoteView", dependencies: ["Diffable"], path: "Examples/RemoteView"),
    .executableTarget(name: "ReorderableList", dependencies: ["Diffable"], path: "Examples/ReorderableList"),
    .executableTarget(name: "DeparturesBoard", dependencies: ["Diffable"], path: "Examples/DeparturesBoard"),

    // Tests
    .target(name: "RecipeTestSupport", path: "Tests/RecipeTestSupport"),
    .testTarget(name: "FilesTests", dependencies: ["Files", "RecipeTestSupport"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "Files", "RecipeTestSupport"]),
    .testTarget(
      name: "DiffableTests", dependencies: ["Diffable"],
      resources: [.copy("Fixtures/diffable-sequences.jsonl")]),
    .testTarget(name: "DiffableClientTests", dependencies: ["Diffable", "DiffableObservation"]),
    .testTarget(
      name: "DiffableSwift5Tests", dependencies: ["Diffable"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "DiffableUIKitNamesTests", dependencies: ["Diffable", "DiffableUIKitNames"]),
    .testTarget(name: "RecipeModelTests", dependencies: ["RecipeModel"]),
    .testTarget(
      name: "RecipeKitchenTests", dependencies: ["RecipeKitchen", "RecipeTestSupport"], resources: [.copy("Fixtures")]),
    .testTarget(name: "RecipeFormatsTests", dependencies: ["RecipeFormats", "RecipeModel", "RecipeTestSupport"]),
    .testTarget(
      name: "RecipeStoreTests",
      dependencies: ["RecipeStore", "RecipeModel", "RecipeKitchen", "SQLite", "Migrations", "RecipeTestSupport"]),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["recipes", "RecipeTestSupport", "RecipeStore", "RecipeFormats", "RecipeModel", "SQLite"],
      exclude: ["Golden"]),
    .testTarget(
      name: "RecipeViewModelsTests",
      dependencies: [
        "RecipeViewModels", "RecipeStore", "RecipeModel", "RecipeKitchen", "Diffable", "SQLite", "RecipeTestSupport",
      ]),
    .testTarget(
      name: "RecipeServerTests",
      dependencies: [
        "RecipeServer", "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel", "SQLite",
        "RecipeTestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "PageTests", dependencies: ["recipes", "RecipeTestSupport"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Diffable", "DeparturesBoard", "EmojiExplorer", "RemoteView", "ReorderableList", "SpeakersList", "TerminalList",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "FaultTests", dependencies: ["recipes", "RecipeTestSupport", "RecipeStore", "RecipeModel", "SQLite"]),
  ],
  swiftLanguageModes: [.v6]
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
