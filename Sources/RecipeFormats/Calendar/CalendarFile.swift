/// Writes events of whole days as an iCalendar file.
///
/// - Source: RFC 5545: lines end with CRLF and are folded at 75 octets (3.1); texts are escaped (3.3.11).
package struct CalendarFile {
  package struct Event: Equatable, Sendable {
    /// The name that tells it from all others, for ever.
    package let uid: String
    /// `2026-11-27`.
    package let day: String
    package let summary: String

    package init(uid: String, day: String, summary: String) {
      self.uid = uid
      self.day = day
      self.summary = summary
    }
  }

  private var bytes: [UInt8] = []

  /// - Parameter moment: When the file is made, such as `2026-11-21T12:00:00Z`.
  package static func bytes(of events: [Event], at moment: String) -> [UInt8] {
    var file = CalendarFile()
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//recipes//meal plan//EN"] { file.append(line) }
    for event in events {
      file.append("BEGIN:VEVENT")
      file.append("UID:\(escaped(event.uid))")
      file.append("DTSTAMP:\(compact(moment))")
      file.append("DTSTART;VALUE=DATE:\(compact(event.day))")
      file.append("SUMMARY:\(escaped(event.summary))")
      file.append("TRANSP:TRANSPARENT")
      file.append("END:VEVENT")
    }
    file.append("END:VCALENDAR")
    return file.bytes
  }

  private static func compact(_ time: String) -> String { time.filter { $0 != "-" && $0 != ":" } }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Adds a line; one that is longer than 75 octets goes on after a line end and a space, between characters.
  private mutating func append(_ line: String) {
    let longest = 75
    var length = 0
    for scalar in line.unicodeScalars {
      let units = Array(UTF8.encode(scalar)!)
      if length + units.count > longest {
        bytes += "\r\n ".utf8
        length = 1
      }
      bytes += units
      length += units.count
    }
    bytes += "\r\n".utf8
  }
}
