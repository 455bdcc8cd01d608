import Glibc

/// An address in numbers, of either version of the protocol.
struct NetworkAddress: Equatable {
  /// Four bytes or sixteen.
  private let bytes: [UInt8]

  /// Reads an address in its usual form.
  init?(_ text: String) {
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      if inet_pton(family, text, &bytes) == 1 {
        self.bytes = bytes
        return
      }
    }
    return nil
  }

  var isVersion6: Bool { bytes.count == 16 }

  var text: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(isVersion6 ? AF_INET6 : AF_INET, bytes, &text, socklen_t(text.count))
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// `true` if the address is that of a host that everybody can reach: not this computer, not this network, not many.
  ///
  /// - Source: IANA IPv4 and IPv6 Special-Purpose Address Registries.
  var isPublic: Bool {
    if isVersion6 {
      return isIn("2000::", 3) && !Self.special6.contains { isIn($0.0, $0.1) }
    }
    return !Self.special4.contains { isIn($0.0, $0.1) }
  }

  private static let special4 = [
    ("0.0.0.0", 8), ("10.0.0.0", 8), ("100.64.0.0", 10), ("127.0.0.0", 8), ("169.254.0.0", 16), ("172.16.0.0", 12),
    ("192.0.0.0", 24), ("192.0.2.0", 24), ("192.88.99.0", 24), ("192.168.0.0", 16), ("198.18.0.0", 15),
    ("198.51.100.0", 24), ("203.0.113.0", 24), ("224.0.0.0", 4), ("240.0.0.0", 4),
  ]

  /// Of what is handed out to everybody: protocols with an address of version 4 inside, and documentation.
  private static let special6 = [("2001::", 23), ("2001:db8::", 32), ("2002::", 16), ("3fff::", 20)]

  private func isIn(_ network: String, _ bits: Int) -> Bool {
    guard let network = NetworkAddress(network), network.bytes.count == bytes.count else { return false }
    return (0..<bits).allSatisfy { bit in
      (bytes[bit / 8] ^ network.bytes[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }
}
