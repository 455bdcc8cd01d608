import Hummingbird
import NIOCore

/// The state of a request while it is answered.
struct RequestState: RequestContext {
  var coreContext: CoreRequestContextStorage

  /// The connection.
  let channel: any Channel

  /// The device that asks; nil where none is needed.
  var device: Device?

  /// Where the request came from, without a port; what a proxy on this machine says, if that is believed.
  var address = ""

  /// `true` if the browser spoke https, to this server or to a proxy.
  var isHTTPS = false

  /// The origin of this server's pages as the browser has it, `http://kitchen.local:8080`.
  var origin = ""

  /// `true` if the device that asks may only read.
  var isReadOnly = false

  /// `true` if the browser takes the page's address for trustworthy.
  ///
  /// - Source: "Secure Contexts", W3C, section 3.1.
  var isSecure = true

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
