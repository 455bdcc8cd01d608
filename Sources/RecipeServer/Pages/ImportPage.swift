/// `/import`: recipes from a web page or from a file.
///
/// - Parameters:
///   - address: As it was typed, or as another page gave it.
///   - fault: Why nothing was imported.
///   - origin: Where the bookmark leads to, `http://kitchen.local:8080`.
package struct ImportPage: Page {
  private let address: String
  private let fault: String?
  private let origin: String
  let frame: PageFrame

  package init(address: String = "", fault: String? = nil, origin: String, in frame: PageFrame) {
    (self.address, self.fault, self.origin, self.frame) = (address, fault, origin, frame)
  }

  package var markup: Markup {
    document(
      "Import", .wide, at: .add,
      main(
        """
        \(pageHead("Import", back: .home))
        <p>A web page with a recipe, a file, or the export of another program: what it is, is seen from what is in it.</p>
        \(fault.map { "<p class=\"fault\" role=\"alert\">Nothing was imported: \($0)</p>" })
        <form class="flow" method="post" action="\(Link.importing)" enctype="multipart/form-data">
        \(field(
          FormField(
            name: "address", label: "Address of a page", value: address, hint: "https://",
            hasFocus: fault != nil || !address.isEmpty)))
        <div class="asks"><label class="label" for="file">Or a file</label>\
        <input class="field" type="file" id="file" name="file"></div>
        \(field(FormField(name: "into", label: "Put all of them into a collection", value: "")))
        <p class="bar"><button class="btn go">Import</button><span class="dim">One undo takes all of them out again.</span></p>
        </form>
        \(bookmark(origin))
        """))
  }

  /// A bookmark that opens this page with the address of the page that is read, in whatever window.
  private func bookmark(_ origin: String) -> Markup {
    let script =
      "javascript:void(location.href='\(origin)\(Link.importing.text)?address='+encodeURIComponent(location.href))"
    return """
      <section><h2>From any page</h2>
      <p>Drag this to the bookmarks of your browser: <a class="btn" href="\(script)">Import the recipe</a></p>
      <p class="dim">Where you find a recipe, that bookmark comes back here with its address.</p></section>
      """
  }
}
