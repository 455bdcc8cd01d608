// With the trait `Codable` alone, so that others need not carry the code.
#if Codable
  extension DiffableDataSourceSectionSnapshot: Codable where ItemIdentifierType: Codable {
    private enum CodingKeys: String, CodingKey { case rows }

    private struct Row: Codable {
      let item: ItemIdentifierType
      let level: Int
      let isExpanded: Bool
    }

    /// Reads an outline: its items in depth-first order, each with its level and whether it is expanded.
    ///
    /// - Throws: What the decoder throws, and `DecodingError.dataCorrupted` if an item is repeated, or is more than one
    ///   level below the one before it.
    /// - Complexity: O(*n*) on average for *n* items.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let rows = try values.decode([Row].self, forKey: .rows)
      var deepest = 0
      for row in rows {
        guard 0...deepest ~= row.level else {
          throw DecodingError.dataCorruptedError(
            forKey: .rows, in: values, debugDescription: "'\(row.item)' has the level \(row.level), but no parent")
        }
        deepest = row.level + 1
      }
      self.init()
      guard
        checked.storage.insert(
          rows.map { OutlineRow(item: $0.item, level: $0.level, isExpanded: $0.isExpanded) }, at: nil, under: nil)
      else {
        throw DecodingError.dataCorruptedError(forKey: .rows, in: values, debugDescription: "An item is repeated")
      }
    }

    /// Writes the items in depth-first order, hidden ones included, each with its level and whether it is expanded.
    ///
    /// - Throws: What the encoder throws.
    /// - Complexity: O(*n*) for *n* items.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let rows = checked.storage.allRows.map { Row(item: $0.item, level: $0.level, isExpanded: $0.isExpanded) }
      try values.encode(rows, forKey: .rows)
    }
  }
#endif
