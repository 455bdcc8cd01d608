extension Page {
  /// `/import`: recipes from a web page or from a file.
  ///
  /// - Parameters:
  ///   - address: As it was typed.
  ///   - fault: Why nothing was imported.
  package static func importing(address: String = "", fault: String? = nil, in frame: PageFrame) -> Markup {
    document(
      "Import", .wide, at: .add, in: frame,
      main(
        """
        \(pageHead("Import", back: .home))
        <p>A web page with a recipe, a file, or the export of another program: what it is, is seen from what is in it.</p>
        \(fault.map { "<p class=\"fault\" role=\"alert\">Nothing was imported: \($0)</p>" })
        <form class="flow" method="post" action="\(Link.importing)" enctype="multipart/form-data">
        \(field(
          FormField(
            name: "address", label: "Address of a page", value: address, hint: "https://", hasFocus: fault != nil)))
        <div class="asks"><label class="label" for="file">Or a file</label>\
        <input class="field" type="file" id="file" name="file"></div>
        \(field(FormField(name: "into", label: "Put all of them into a collection", value: "")))
        <p class="bar"><button class="btn go">Import</button><span class="dim">One undo takes all of them out again.</span></p>
        </form>
        """))
  }
}
