import RecipeServer

extension OutsidePrograms {
  /// The programs that imports of the command line use; the page fetches from the public network alone.
  static let ofThisMachine = OutsidePrograms(
    fetch: { address, page in
      do throws(CommandError) {
        let found = try WebFetch(allowsLocal: false).content(at: WebAddress(address, seenFrom: page))
        return FetchedPage(bytes: found.bytes, charset: found.charset, address: found.address.text)
      } catch {
        throw Refusal(422, error.message.plain, field: "address")
      }
    },
    convert: { bytes, encoding in
      do {
        return try TextConversion.utf8(bytes, encoding)
      } catch let error as CommandError {
        throw Refusal(422, error.message.plain, field: "address")
      }
    })
}

extension WebAddress {
  /// - Parameter page: The page that the address was found on; nil for one that was typed.
  fileprivate init(_ address: String, seenFrom page: String?) throws(CommandError) {
    if let page { try self.init(address, on: WebAddress(page)) } else { try self.init(address) }
  }
}
