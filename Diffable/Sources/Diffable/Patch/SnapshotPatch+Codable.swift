#if Codable
  extension SnapshotPatch: Codable {
    private enum CodingKeys: String, CodingKey {
      case base, result, sectionDeletes, sectionInserts, sectionMoves, itemDeletes, itemInserts, itemMoves
      case sectionReloads, itemReloads, itemReconfigures, sections, items
    }

    /// Reads a patch, whose places are only checked when it is applied.
    ///
    /// - Throws: What the decoder throws, and `DecodingError.dataCorrupted` if a place has not two numbers, a move has not
    ///   two places, or there are not as many identifiers as inserts.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func list<Element: Decodable>(_ key: CodingKeys, of type: Element.Type = Element.self) throws -> [Element] {
        try values.decodeIfPresent([Element].self, forKey: key) ?? []
      }
      func numbers(_ key: CodingKeys, _ count: Int) throws -> [[Int]] {
        let lists = try list(key, of: [Int].self)
        guard lists.allSatisfy({ $0.count == count }) else {
          throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "Not \(count) numbers each")
        }
        return lists
      }
      func places(_ key: CodingKeys) throws -> [DiffableIndexPath] {
        try numbers(key, 2).map { DiffableIndexPath(item: $0[1], section: $0[0]) }
      }
      var difference = DiffableDataSourceSnapshotDifference()
      difference.sectionDeletes = try list(.sectionDeletes)
      difference.sectionInserts = try list(.sectionInserts)
      difference.sectionMoves = try numbers(.sectionMoves, 2).map { DifferenceMove(from: $0[0], to: $0[1]) }
      difference.itemDeletes = try places(.itemDeletes)
      difference.itemInserts = try places(.itemInserts)
      difference.itemMoves = try numbers(.itemMoves, 4).map {
        DifferenceMove(
          from: DiffableIndexPath(item: $0[1], section: $0[0]), to: DiffableIndexPath(item: $0[3], section: $0[2]))
      }
      difference.sectionReloads = try list(.sectionReloads)
      difference.itemReloads = try places(.itemReloads)
      difference.itemReconfigures = try places(.itemReconfigures)
      self.difference = difference
      base = try values.decode(UInt64.self, forKey: .base)
      result = try values.decode(UInt64.self, forKey: .result)
      insertedSectionIdentifiers = try list(.sections)
      insertedItemIdentifiers = try list(.items)
      guard insertedSectionIdentifiers.count == difference.sectionInserts.count,
        insertedItemIdentifiers.count == difference.itemInserts.count
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .items, in: values, debugDescription: "Not as many identifiers as inserts")
      }
    }

    /// Writes the fingerprints, and each list of the difference that is not empty: an offset as a number, a place as a list
    /// of its section and item, a move as a list of both places; then the sections and items that come.
    ///
    /// - Throws: What the encoder throws.
    /// - Complexity: O(*c*) for *c* changes.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      func encode(_ list: [some Encodable], _ key: CodingKeys) throws {
        if !list.isEmpty { try values.encode(list, forKey: key) }
      }
      func encode(_ places: [DiffableIndexPath], _ key: CodingKeys) throws {
        try encode(places.map { [$0.section, $0.item] }, key)
      }
      try values.encode(base, forKey: .base)
      try values.encode(result, forKey: .result)
      try encode(difference.sectionDeletes, .sectionDeletes)
      try encode(difference.sectionInserts, .sectionInserts)
      try encode(difference.sectionMoves.map { [$0.from, $0.to] }, .sectionMoves)
      try encode(difference.itemDeletes, .itemDeletes)
      try encode(difference.itemInserts, .itemInserts)
      try encode(
        difference.itemMoves.map { [$0.from.section, $0.from.item, $0.to.section, $0.to.item] }, .itemMoves)
      try encode(difference.sectionReloads, .sectionReloads)
      try encode(difference.itemReloads, .itemReloads)
      try encode(difference.itemReconfigures, .itemReconfigures)
      try encode(insertedSectionIdentifiers, .sections)
      try encode(insertedItemIdentifiers, .items)
    }
  }
#endif
