import Hummingbird
import NIOCore

/// What is known of a request while it is answered.
struct RequestState: RequestContext {
  var coreContext: CoreRequestContextStorage

  /// The connection.
  let channel: any Channel

  /// Whether the device that asks may only read.
  var isReadOnly = false

  /// Whether the browser takes the page's address for trustworthy.
  ///
  /// - Source: "Secure Contexts", W3C, section 3.1.
  var isSecure = true

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
