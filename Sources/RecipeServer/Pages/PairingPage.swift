/// `/pair`: asks a device for its name.
///
/// - Parameters:
///   - token: As it came in the link.
///   - name: What the device may be called.
///   - mayWrite: Whether the link gives more than reading.
///   - fault: Why it was not paired.
package struct PairingPage: Page {
  private let token: String
  private let name: String
  private let mayWrite: Bool
  private let fault: String?
  let frame: PageFrame

  package init(token: String, name: String, mayWrite: Bool, fault: String? = nil, in frame: PageFrame) {
    (self.token, self.name, self.mayWrite, self.fault, self.frame) = (token, name, mayWrite, fault, frame)
  }

  package var markup: Markup {
    document(
      "Pair this device", .alone, at: .elsewhere,
      main(
        """
        <div class="flow">\(drawing("welcome"))<h1>Pair this device</h1>
        <p>This browser may then open the recipe box, until you forget it there.</p>
        <form class="flow" method="post" action="\(Link.pairing)"><input type="hidden" name="token" value="\(exact: token)">
        \(field(
          FormField(name: "name", label: "Name of this device", value: name, fault: fault, isRequired: true)))
        \(Self.rights, if: mayWrite)
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
