import RecipeFormats
import RecipeModel
import RecipeServer
import RecipeStore
import RecipeVerbs

struct ListDevices: Command {
  static let name = "serve devices"
  static let declaration = Declaration<Self>(
    "List the devices that are paired.",
    usage: ["recipes serve devices"],
    text: """
      A device is seen when it asks for something; that is noted once an hour.

      In a pipe: number, "read" or "write", when it was paired, name, when it was last seen, with tabs between.
      """,
    examples: [
      "recipes serve devices",
      "recipes serve devices --json",
    ])

  func run(in session: Session) throws {
    let devices = try DeviceList.of(session) { try $0.devices() }
    if devices.isEmpty, !session.settings.isJSON {
      throw CommandError("no device is paired; to pair one: recipes serve", .nothing)
    }
    try session.printer.print(devices.map(PairedDevice.init))
  }
}

struct ForgetDevice: Command {
  static let name = "serve forget"
  static let declaration = Declaration<Self>(
    "Forget a device, so that it must be paired again.",
    usage: ["recipes serve forget DEVICE"],
    text: """
      A server that runs knows it at once.
      """,
    examples: [
      "recipes serve forget 2"
    ],
    parameters: [
      .word(
        \.device, "device", .number("device", 1...Int.max, noun: "a device", advice: "use its number"),
        "The number of the device, from `recipes serve devices`.")
    ])

  var device = 0

  func run(in session: Session) throws {
    guard let forgotten = try DeviceList.of(session, { try $0.forget(device) }) else {
      throw CommandError("there is no device \(device); see: recipes serve devices", .nothing)
    }
    session.note("Forgot \(forgotten.id)  \(forgotten.name)")
  }
}

extension DeviceList {
  /// Uses the list of the devices of a session's library.
  fileprivate static func of<R>(_ session: Session, _ body: (DeviceList) throws -> R) throws -> R {
    let list = DeviceList(besides: try session.library.location().forStore.path)
    do {
      return try body(list)
    } catch let error as DeviceListError {
      throw CommandError("\(error.description)", .badDatabase)
    }
  }
}

private struct PairedDevice: Printable {
  let device: Device

  static func lines(of values: [Self], fitting width: Int) -> [StyledText] {
    Table(
      columns: [
        .init(alignment: .trailing), .init(style: .title, isFlexible: true), .init(),
        .init(style: .faint, dispensability: 2), .init(style: .faint, dispensability: 1),
      ],
      rows: values.map { shown in
        [
          SafeText(line: "\(shown.device.id)"), SafeText(line: shown.device.name),
          SafeText(line: shown.device.isReadOnly ? "reads" : "reads and writes"),
          SafeText(line: "paired \(PrintedTime(shown.device.added).localDay)"),
          SafeText(line: shown.device.lastSeen.map { "seen \(PrintedTime($0).localDay)" } ?? "never seen"),
        ]
      }
    ).lines(fitting: width)
  }

  var fieldRows: [[String]] {
    [
      [
        "\(device.id)", device.isReadOnly ? "read" : "write", PrintedTime(device.added).local, device.name,
        device.lastSeen.map { PrintedTime($0).local } ?? "",
      ]
    ]
  }

  var json: JSONValue {
    .object([
      ("device", .integer(device.id)), ("name", .string(device.name)), ("isReadOnly", .bool(device.isReadOnly)),
      ("paired", .string(PrintedTime(device.added).iso8601)),
      ("lastSeen", device.lastSeen.map { .string(PrintedTime($0).iso8601) } ?? .null),
    ])
  }
}
