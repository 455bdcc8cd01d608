#if Codable
  /// 64 bits of the sections and items of a snapshot in their order, the same in every process and on every platform.
  ///
  /// `Hasher` cannot make them, since it is seeded in each process. Integers and strings are read as they are; all other
  /// identifiers as they encode themselves. Marks do not count.
  ///
  /// - Source: The folded multiplication is that of wyhash (Wang Yi, 2019), with a factor from D. E. Knuth, The Art of
  ///   Computer Programming 3, 6.4.
  @usableFromInline
  struct SnapshotFingerprint {
    @usableFromInline var value: UInt64 = 0

    @inlinable
    init<SectionIdentifier: Encodable, ItemIdentifier: Encodable>(
      of snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
    ) {
      let storage = snapshot.checked.storage
      for position in 0..<storage.sectionCount {
        combine(storage.sections.identifiers[position])
        combine(word: UInt64(storage.itemCount(inSectionAt: position)))
        storage.forEachRun(inSectionAt: position) { run in
          for item in run { combine(item) }
        }
      }
    }

    @inlinable @inline(__always)
    mutating func combine(word: UInt64) {
      let (high, low) = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      value = (high ^ low) &+ 0x9E37_79B9_7F4A_7C15
    }

    @inlinable @inline(__always)
    mutating func combine<Value: Encodable>(_ value: Value) {
      if let word = IdentifierHash.word(of: value) {
        combine(word: word)
      } else if Value.self == String.self, let text = value as? String {
        combine(text: text)
      } else {
        combine(encoded: value)
      }
    }

    /// Reads an integer of up to 128 bits, its sign included.
    mutating func combine(integer: some BinaryInteger) {
      combine(word: UInt64(truncatingIfNeeded: integer))
      if integer.bitWidth > 64 { combine(word: UInt64(truncatingIfNeeded: integer >> 64)) }
    }

    @usableFromInline
    mutating func combine(text: String) {
      var text = text
      text.withUTF8 { bytes in
        var word: UInt64 = 0
        for (offset, byte) in bytes.enumerated() {
          word = word << 8 | UInt64(byte)
          if offset % 8 == 7 { combine(word: word) }
        }
        combine(word: word)
        combine(word: UInt64(bytes.count))
      }
    }

    /// Reads what a value encodes; one that cannot be encoded counts as what it has encoded so far.
    @usableFromInline
    mutating func combine(encoded value: some Encodable) {
      let encoder = FingerprintEncoder(self)
      try? encoder.encode(value, depth: 0)
      self = encoder.fingerprint
    }
  }

  /// Adds the words and texts that a value encodes to a fingerprint, each with the depth at which it stands.
  private final class FingerprintEncoder: Encoder {
    var fingerprint: SnapshotFingerprint
    private var depth = 0

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ fingerprint: SnapshotFingerprint) {
      self.fingerprint = fingerprint
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      KeyedEncodingContainer(FingerprintContainer<Key>(encoder: self, depth: depth))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      FingerprintContainer<FingerprintKey>(encoder: self, depth: depth)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
      FingerprintContainer<FingerprintKey>(encoder: self, depth: depth)
    }

    func encode(_ value: some Encodable, depth: Int) throws {
      fingerprint.combine(word: UInt64(depth))
      switch value {
      case let integer as any BinaryInteger: fingerprint.combine(integer: integer)
      case let text as String: fingerprint.combine(text: text)
      case let flag as Bool: fingerprint.combine(word: flag ? 1 : 0)
      case let number as Double: fingerprint.combine(word: number.bitPattern)
      case let number as Float: fingerprint.combine(word: UInt64(number.bitPattern))
      default:
        self.depth = depth + 1
        defer { self.depth = depth }
        try value.encode(to: self)
      }
    }
  }

  /// All three kinds of containers: what is encoded is only read in its order.
  private struct FingerprintContainer<Key: CodingKey>:
    KeyedEncodingContainerProtocol, UnkeyedEncodingContainer, SingleValueEncodingContainer
  {
    let encoder: FingerprintEncoder
    let depth: Int
    var count = 0

    var codingPath: [any CodingKey] { [] }

    init(encoder: FingerprintEncoder, depth: Int) {
      self.encoder = encoder
      self.depth = depth
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
      count += 1
      try encoder.encode(value, depth: depth)
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      encoder.fingerprint.combine(text: key.stringValue)
      try encode(value)
    }

    mutating func encodeNil() throws { try encode(false) }

    mutating func encodeNil(forKey key: Key) throws { try encode(false, forKey: key) }

    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type)
      -> KeyedEncodingContainer<NestedKey>
    {
      KeyedEncodingContainer(FingerprintContainer<NestedKey>(encoder: encoder, depth: depth + 1))
    }

    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key)
      -> KeyedEncodingContainer<NestedKey>
    {
      encoder.fingerprint.combine(text: key.stringValue)
      return nestedContainer(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      FingerprintContainer<FingerprintKey>(encoder: encoder, depth: depth + 1)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder.fingerprint.combine(text: key.stringValue)
      return nestedUnkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder }

    mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
  }

  /// A key for containers without keys.
  private enum FingerprintKey: CodingKey {}
#endif
