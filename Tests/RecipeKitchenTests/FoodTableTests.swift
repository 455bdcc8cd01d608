import CEmbedded
import Foundation
import Testing

@testable import RecipeKitchen

/// The files of foods, and the table that is made of them.
@Suite struct FoodTableTests {
  private static let file = FoodFile.shared
  private static let rows = Dictionary(uniqueKeysWithValues: file.rows.map { ($0.key, $0) })

  /// `RECORD_GOLDEN=1` writes it again.
  @Test func `the table in the executable is made of the files`() throws {
    var packer = FoodPacker(Self.file)
    let bytes = packer.packed()
    let carried = UnsafeBufferPointer(start: EmbeddedFile.foods.start, count: EmbeddedFile.foods.count)
    let isSame = carried.elementsEqual(bytes)
    if !isSame, ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      let packed = FoodFile.folder.appending(path: "../Sources/CEmbedded/Data/Food/foods.bin")
      try Data(bytes).write(to: packed)
    }
    #expect(isSame, "the table of foods is older than Facts")
  }

  @Test func `every parent and everything that foods are made of is a food, without circles`() {
    for row in Self.file.rows {
      for column in ["parent", "from"] where !row[column].isEmpty {
        var (seen, next): (Set<String>, String) = ([row.key], row[column])
        while !next.isEmpty, let found = Self.rows[next] {
          guard seen.insert(next).inserted else { break }
          next = found[column]
        }
        #expect(next.isEmpty, "\(row.key): \(column) \(next)")
      }
    }
  }

  @Test(arguments: FoodLanguage.allCases)
  func `no name means two foods in one language`(language: FoodLanguage) {
    let packer = FoodPacker(Self.file)
    var known: [[UInt64]: String] = [:]
    for row in Self.file.rows {
      for name in row.names(in: language) {
        let other = known.updateValue(row.key, forKey: packer.hashes(of: name))
        #expect(other == nil || other == row.key, "\(name)")
      }
    }
  }

  @Test func `every name finds its food`() {
    let packer = FoodPacker(Self.file)
    for (place, row) in Self.file.rows.enumerated() {
      for language in FoodLanguage.allCases {
        for name in row.names(in: language) {
          let words = packer.hashes(of: name)
          let hash = words.dropFirst().reduce(words.first ?? 0, FoodToken.joining)
          #expect(FoodIndex.shared.food(hash, only: language)?.row == UInt16(place), "\(name)")
        }
      }
    }
  }

  @Test func `every aisle, number, and measure is known`() {
    let aisles = Set(Aisle.allCases.map(\.rawValue))
    for row in Self.file.rows {
      #expect(row["aisle"].isEmpty || aisles.contains(row["aisle"]), "\(row.key)")
      for number in [row["sr"], row["sr_cooked"]] where !number.isEmpty {
        #expect(FoodTable.shared.food(numbered: number) != nil, "\(row.key)")
      }
      for measure in row["grams"].split(separator: " ") {
        let parts = measure.split(separator: "=")
        #expect(parts.count == 2 && Double(parts[1].drop { $0 == "~" }).map { $0 > 0 } == true, "\(row.key) \(measure)")
      }
      #expect(!row["aisle"].isEmpty || !row["parent"].isEmpty, "\(row.key) has no aisle")
    }
  }

  @Test func `every way of being sold and every trait is known`() {
    for row in Self.file.rows {
      let sold = row["sold"]
      let isKnown = sold.isEmpty || sold == "bottle" || FoodSale.names[sold] != nil
      #expect(isKnown || FoodSale(kind: .parts, parts: sold) != .loose, "\(row.key): \(sold)")
      #expect(row["traits"].split(separator: " ").allSatisfy { FoodTraits.names.contains(String($0)) }, "\(row.key)")
    }
  }

  @Test func `every class of words is known`() {
    for line in Self.file.words {
      #expect(FoodWordClasses.names.contains(line.name), "\(line.name)")
      let isLanguage = FoodLanguage.allCases.contains { "\($0)" == line.language }
      #expect(line.language.isEmpty || isLanguage, "\(line.language)")
      #expect(!line.words.isEmpty)
    }
  }

  @Test func `grams that are not marked as an estimate are USDA's`() throws {
    var weights: [String: [Double]] = [:]
    for line in try FoodFile.lines("weights-sr.tsv").dropFirst() {
      let columns = line.split(separator: "\t").map(String.init)
      let (amount, grams) = (try #require(Double(columns[1])), try #require(Double(columns[3])))
      weights[columns[0], default: []] += [grams, grams / amount]
    }
    let shares = ["tbsp": 1.0 / 16, "tsp": 1.0 / 48]
    for row in Self.file.rows {
      var source = row
      while source["sr"].isEmpty, let parent = Self.rows[source["parent"]] { source = parent }
      for measure in row["grams"].split(separator: " ") where !measure.contains("~") {
        let parts = measure.split(separator: "=")
        let grams = try #require(Double(parts[1]))
        let isFound = weights[source["sr"], default: []].contains { weight in
          [weight, weight * (shares[String(parts[0])] ?? 1)].contains { abs($0 - grams) <= max(0.02 * grams, 0.06) }
        }
        #expect(isFound, "\(row.key) \(measure)")
      }
    }
  }
}
