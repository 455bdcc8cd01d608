// With the trait `Codable` alone, so that others need not carry the code.
#if Codable
  extension DiffableDataSourceSnapshot: Codable where SectionIdentifierType: Codable, ItemIdentifierType: Codable {
    private enum CodingKeys: String, CodingKey { case sections }

    private struct Section: Codable {
      let section: SectionIdentifierType
      let items: [ItemIdentifierType]
    }

    /// Reads a snapshot: a list of sections, each with its items.
    ///
    /// - Throws: What the decoder throws, and `DecodingError.dataCorrupted` if a section or an item is repeated.
    /// - Complexity: O(*n*) on average for *n* sections and items.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let sections = try values.decode([Section].self, forKey: .sections)
      self.init()
      do {
        try checked.appendSections(sections.map(\.section))
        var seen: Set<ItemIdentifierType> = []
        for section in sections {
          for item in section.items where !seen.insert(item).inserted { throw DiffableViolation.repeatedItems([item]) }
          try checked.appendItems(section.items, toSection: section.section)
        }
      } catch {
        throw DecodingError.dataCorruptedError(forKey: .sections, in: values, debugDescription: "\(error)")
      }
    }

    /// Writes a list of sections, each with its items. Marks are not written.
    ///
    /// - Throws: What the encoder throws.
    /// - Complexity: O(*n*) for *n* sections and items.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let sections = sectionIdentifiers.map { Section(section: $0, items: itemIdentifiers(inSection: $0)) }
      try values.encode(sections, forKey: .sections)
    }
  }
#endif
