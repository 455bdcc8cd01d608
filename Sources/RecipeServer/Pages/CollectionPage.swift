package import RecipeStore
import RecipeViewModels

/// `/collections/7/edit`: another name for a collection, or its end.
package struct CollectionPage: Page {
  private let collection: RecipeCollection
  private let fault: String?
  let frame: PageFrame

  package init(_ collection: RecipeCollection, fault: String? = nil, in frame: PageFrame) {
    (self.collection, self.fault, self.frame) = (collection, fault, frame)
  }

  package var markup: Markup {
    let here = ShownList.collection(collection.id)
    return document(
      collection.name, .wide, at: .list(here),
      main(
        """
        \(pageHead("Collection", back: .list(here)))
        <form class="flow" method="post" action="\(Link.renameCollection(collection.id))">
        \(field(.init(name: "name", label: "Name", value: collection.name, fault: fault, isRequired: true)))
        <p><button class="btn go">Rename</button></p></form>
        <form class="flow" method="post" action="\(Link.deleteCollection(collection.id))">
        <p class="dim">Deleting a collection deletes no recipe. The history can bring it back.</p>
        <p><button class="btn">\(icon("trash"))Delete the collection</button></p></form>
        """))
  }
}
