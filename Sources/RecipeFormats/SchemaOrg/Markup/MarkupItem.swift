/// An item while its element is open: what it is, and what is known of it so far.
struct MarkupItem {
  let type: String
  private var values: [String: [JSONValue]] = [:]
  private var order: [String] = []

  init(type: String) { self.type = type }

  mutating func add(_ value: JSONValue, as property: String) {
    if values[property] == nil { order.append(property) }
    values[property, default: []].append(value)
  }

  /// The item as an object of JSON-LD; what was said once is a value, what was said more often a list.
  var object: JSONObject {
    var object = JSONObject()
    object.members.append(.init(key: "@type", value: .string(type)))
    for property in order {
      let said = values[property] ?? []
      object.members.append(.init(key: property, value: said.count == 1 ? said[0] : .array(said)))
    }
    return object
  }
}
