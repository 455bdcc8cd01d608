import Glibc
import NIOCore

/// The addresses of this machine that only its own network can reach.
package enum PrivateAddresses {
  /// Those of all interfaces, IPv4 first.
  package static func all() -> [String] {
    let addresses = ((try? System.enumerateDevices()) ?? []).compactMap { $0.address?.ipAddress }.filter(isPrivate)
    return addresses.filter { !$0.contains(":") } + addresses.filter { $0.contains(":") }
  }

  /// Those that only this machine can reach; without IPv6, one.
  package static var loopback: [String] {
    let hasIPv6 = ((try? System.enumerateDevices()) ?? []).contains { $0.address?.ipAddress == "::1" }
    return hasIPv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"]
  }

  /// The name of this machine in the house, by multicast DNS (RFC 6762); nil if it has none.
  package static var localName: String? {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return nil }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let first = name.prefix { $0 != "." }.lowercased()
    return HostRule.isName(first) ? "\(first).local" : nil
  }

  /// - Source: RFC 1918, 3; RFC 4193, 3.1.
  package static func isPrivate(_ address: String) -> Bool {
    if address.contains(":") { return address.lowercased().hasPrefix("fd") && address.prefix { $0 != ":" }.count == 4 }
    let parts = address.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, parts.allSatisfy({ $0 != nil }), let first = parts[0], let second = parts[1] else {
      return false
    }
    return first == 10 || first == 172 && (16...31).contains(second) || first == 192 && second == 168
  }
}
