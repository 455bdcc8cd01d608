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

extension Page {
  /// `/devices`: who may open the library.
  package static func devices(_ devices: [DeviceRow], in frame: PageFrame) -> Markup {
    document(
      "Devices", .wide, at: .elsewhere, in: frame,
      main(
        """
        \(pageHead("Devices", back: .home))
        <p class="dim">These may open the library. To add one, run <b>recipes serve</b>: it prints a link and a QR code.</p>
        \(insecureNote, if: !frame.isSecure)
        <ul class="log">
        \(devices.map { device($0, in: frame) })</ul>
        """))
  }

  private static let insecureNote: Markup = """
    <p class="note">This page came over plain http: it cannot keep the screen on while you cook, nor show recipes without a \
    connection.</p>
    """

  private static func device(_ device: DeviceRow, in frame: PageFrame) -> Markup {
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

  /// `/pair`: asks a device for its name.
  ///
  /// - Parameters:
  ///   - token: As it came in the link.
  ///   - name: What the device may be called.
  ///   - mayWrite: Whether the link gives more than reading.
  ///   - fault: Why it was not paired.
  package static func pair(
    token: String, name: String, mayWrite: Bool, fault: String? = nil, in frame: PageFrame
  ) -> Markup {
    document(
      "Pair this device", .alone, at: .elsewhere, in: frame,
      main(
        """
        <div class="flow">\(drawing("welcome"))<h1>Pair this device</h1>
        <p>This browser may then open the recipe box, until you forget it there.</p>
        <form class="flow" method="post" action="\(Link.pairing)"><input type="hidden" name="token" value="\(exact: token)">
        \(field(
          FormField(name: "name", label: "Name of this device", value: name, fault: fault, isRequired: true)))
        \(rights, if: mayWrite)
        <button class="btn go">Pair</button></form>
        <p class="dim">The link works once, for 10 minutes. Did it run out? <b>recipes serve</b> prints a new one.</p></div>
        """))
  }

  private static let rights: Markup = """
    <fieldset><legend>It may</legend>\
    <label class="tick"><input type="radio" name="may" value="write" checked><span>read and change</span></label>\
    <label class="tick"><input type="radio" name="may" value="read"><span>only read</span></label></fieldset>
    """
}
