/// A device that may open the library.
package struct DeviceRow: Sendable {
  /// What the form sends to forget it.
  package var id: String
  package var name: String
  package var isReadOnly: Bool
  /// `true` if it is the one that asks.
  package var isThis: Bool
  /// The day it was last seen, such as `2026-11-21`, if it was.
  package var lastSeen: String?

  package init(id: String, name: String, isReadOnly: Bool, isThis: Bool, lastSeen: String? = nil) {
    self.id = id
    self.name = name
    self.isReadOnly = isReadOnly
    self.isThis = isThis
    self.lastSeen = lastSeen
  }
}

/// `/devices`: who may open the library.
package struct DevicesPage: Page {
  private let devices: [DeviceRow]
  let frame: PageFrame

  package init(_ devices: [DeviceRow], in frame: PageFrame) {
    (self.devices, self.frame) = (devices, frame)
  }

  package var markup: Markup {
    document(
      "Devices", .wide, at: .elsewhere,
      main(
        """
        \(pageHead("Devices", back: .home))
        <p class="dim">These may open the library. To add one, run <b>recipes serve</b>: it prints a link and a QR code.</p>
        \(Self.insecureNote, if: !frame.isSecure)
        <ul class="log">
        \(devices.map { device($0) })</ul>
        """))
  }

  private static let insecureNote: Markup = """
    <p class="note">This page came over plain http: it cannot keep the screen on while you cook, nor show recipes without a \
    connection.</p>
    """

  private func device(_ device: DeviceRow) -> Markup {
    let seen: Markup? = device.lastSeen.map { "last seen on <time>\($0)</time>" }
    let rights: Markup = device.isReadOnly ? "may read" : "may read and change"
    let forget: Markup = """
      <form method="post" action="\(Link.forgetDevice)"><input type="hidden" name="device" value="\(exact: device.id)">\
      <button class="btn bare" aria-label="Forget \(device.name)">Forget</button></form>
      """
    return """
      <li><div><p><b><bdi>\(device.name)</bdi></b>\(" · this one", if: device.isThis)</p>\
      <small>\(rights)\(" · ", if: seen != nil)\(seen)</small></div>\(forget, if: !frame.isReadOnly)</li>

      """
  }
}
