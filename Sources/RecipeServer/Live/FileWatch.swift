import Glibc
import NIOCore
import NIOPosix
import RecipeStore

/// Notices changes of a database and of its list of devices by other programs as soon as they are made.
///
/// SQLite deletes the journal at the moment of commit. The watch looks at the folder and opens no file of the database:
/// closing one would drop SQLite's locks on it.
///
/// - Source: sqlite.org/atomiccommit.html, section 3.11; inotify(7).
struct FileWatch: Sendable {
  /// An element whenever something may have changed; several that no one has taken yet are one.
  let changes: AsyncStream<Void>

  /// Begins to watch; where the system cannot watch the folder, no change is noticed.
  init(of location: StoreLocation) async {
    let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    changes = stream
    let (folder, name) = Self.split(location.path)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    let events = UInt32(IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
    guard inotify_add_watch(descriptor, folder, events) >= 0 else {
      close(descriptor)
      return
    }
    let reader = EventReader(names: [name, name + "-journal", name + ".devices"], input: input)
    let channel = try? await NIOPipeBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(reader) }
      }
      .takingOwnershipOfDescriptor(input: descriptor).get()
    input.onTermination = { _ in channel?.close(promise: nil) }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}

/// Reads what the system tells about a folder, and passes on what is about some of its files.
private final class EventReader: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let names: Set<String>
  private let input: AsyncStream<Void>.Continuation

  init(names: Set<String>, input: AsyncStream<Void>.Continuation) {
    (self.names, self.input) = (names, input)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = unwrapInboundIn(data)
    // struct inotify_event: watch, mask, cookie, and the length of the name, which NULs follow.
    while buffer.readBytes(length: 12) != nil, let length = buffer.readInteger(endianness: .host, as: UInt32.self),
      let name = buffer.readBytes(length: Int(length))
    {
      if names.contains(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)) { input.yield() }
    }
  }
}
