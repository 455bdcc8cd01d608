import HTTPTypes
import Hummingbird

extension Router {
  /// Lets every path that has a route answer all other methods with 405, and say which ones it takes.
  ///
  /// - Source: RFC 9110, 15.5.6 and 10.2.1.
  func refuseOtherMethods() {
    for (path, routes) in Dictionary(grouping: routes, by: \.path.description) {
      var allowed = Set(routes.map(\.method))
      if allowed.contains(.get) { allowed.insert(.head) }
      let names = allowed.map(\.rawValue).sorted().joined(separator: ", ")
      for method in Self.methods where !allowed.contains(method) {
        on(RouterPath(path), method: method) { _, _ -> Response in
          throw HTTPError(.methodNotAllowed, headers: [.allow: names], message: "this place takes only \(names)")
        }
      }
    }
  }

  /// - Source: RFC 9110, section 9; RFC 5789; QUERY is that of draft-ietf-httpbis-safe-method-w-body.
  private static var methods: [HTTPRequest.Method] {
    [.get, .post, .put, .patch, .delete, .options, .trace, .connect] + [.init("QUERY")].compactMap(\.self)
  }
}
