import RecipeFormats
import RecipeModel
import RecipeVerbs
import Testing

@testable import RecipeServer

@Suite struct DeclaredFormTests {
  static let refused: [(path: String, captured: [String: String], fields: [(String, String)], refusal: Refusal)] = [
    ("/recipes/favorite", [:], [], Refusal(400, "use favorite or unfavorite")),
    (
      "/recipes/favorite", [:], [("favorite", "12"), ("favorite", "x")],
      Refusal(400, "favorite must be a whole number from 1 to 2147483647", field: "favorite")
    ),
    ("/import", [:], [], Refusal(400, "name the address of a page, or choose a file", field: "address")),
    (
      "/import", [:], [("address", " "), ("into", "A")],
      Refusal(400, "name the address of a page, or choose a file", field: "address")
    ),
    ("/recipes/{recipe}/edit", ["recipe": "012"], [], Refusal(404, "there is no such place")),
    ("/recipes/{recipe}/delete", ["recipe": "x"], [], Refusal(404, "there is no such place")),
    (
      "/recipes/{recipe}/delete", ["recipe": "99999999999999999999"], [], Refusal(404, "there is no such place")
    ),
    (
      "/recipes/{recipe}/collections", ["recipe": "12"], [],
      Refusal(400, "from which collection? use take NAME")
    ),
    (
      "/recipes/{recipe}/collections", ["recipe": "12"], [("put", "Soups")],
      Refusal(400, #""Soups" is not the number of a collection"#, field: "put")
    ),
    (
      "/recipes/{recipe}/cooked", ["recipe": "12"], [("on", "yesterday")],
      Refusal(400, #""yesterday" is not a day; give a date such as 2026-11-27"#, field: "on")
    ),
    (
      "/recipes/{recipe}/cooked", ["recipe": "12"], [("stars", "6")],
      Refusal(400, "stars must be a whole number from 0 to 5", field: "stars")
    ),
    (
      "/recipes/{recipe}/pictures", ["recipe": "12"], [("picture", "text")],
      Refusal(400, "choose a picture first", field: "picture")
    ),
    (
      "/recipes/{recipe}/pictures/remove", ["recipe": "12"], [], Refusal(400, "name is missing", field: "name")
    ),
    ("/recipes/{recipe}/rate", ["recipe": "12"], [], Refusal(400, "stars is missing", field: "stars")),
    (
      "/recipes/{recipe}/rate", ["recipe": "12"], [("stars", "-1")],
      Refusal(400, "stars must be a whole number from 1 to 5", field: "stars")
    ),
    (
      "/recipes/{recipe}/cookings/remove", ["recipe": "12"], [("number", "r7")],
      Refusal(400, "number must be a whole number from 1 to 2147483647", field: "number")
    ),
    ("/lists/all/reorder", [:], [("item", "12")], Refusal(400, "where to? use before, after, or to")),
    ("/lists/all/reorder", [:], [("before", "12")], Refusal(400, "item is missing", field: "item")),
    (
      "/lists/all/reorder", [:], [("item", "12"), ("to", "3")],
      Refusal(400, "to must be one of top, bottom", field: "to")
    ),
    (
      "/lists/all/reorder", [:], [("item", "12"), ("to", "top"), ("before", "3")],
      Refusal(400, "use one of before, after, and to")
    ),
    (
      "/lists/all/reorder", [:], [("item", "c12"), ("to", "top")],
      Refusal(400, "item must be a whole number from 1 to 2147483647", field: "item")
    ),
    ("/collections", [:], [], Refusal(400, "name is missing", field: "name")),
    (
      "/collections/{collection}/rename", ["collection": "7"], [], Refusal(400, "name is missing", field: "name")
    ),
    ("/sidebar/expand", [:], [], Refusal(400, "collection is missing", field: "collection")),
    (
      "/sidebar/collapse", [:], [("collection", "Soups")],
      Refusal(400, #""Soups" is not the number of a collection"#, field: "collection")
    ),
    ("/history/{step}/undo", ["step": "+1"], [], Refusal(404, "there is no such place")),
    ("/history/{step}/undo", ["step": "012"], [], Refusal(404, "there is no such place")),
    ("/shop/recipes", [:], [], Refusal(400, "what? name a recipe, or something to buy")),
    (
      "/shop/recipes", [:], [("recipe", "soup")],
      Refusal(400, "recipe must be a whole number from 1 to 2147483647", field: "recipe")
    ),
    (
      "/shop/recipes", [:], [("recipe", "1"), ("serves", "8"), ("scale", "3")],
      Refusal(400, "give serves or scale, not both")
    ),
    ("/shop/items", [:], [], Refusal(400, "what? name a recipe, or something to buy")),
    ("/shop/tick", [:], [], Refusal(400, "use tick or untick")),
    ("/shop/tick", [:], [("tick", "onion"), ("untick", "leek")], Refusal(400, "use tick or untick")),
    ("/shop/tick", [:], [("untick", "onion"), ("need", "2")], Refusal(400, "use tick or untick")),
    (
      "/shop/tick", [:], [("tick", "a"), ("tick", "b"), ("need", "2")],
      Refusal(400, "use need once for each tick")
    ),
    ("/shop/tick", [:], [("tick", "a"), ("need", "")], Refusal(400, "need is not an amount", field: "need")),
    ("/shop/tick", [:], [("tick", "a"), ("need", "2\n3")], Refusal(400, "need is not an amount", field: "need")),
    ("/shop/remove", [:], [], Refusal(400, "what? name a recipe, or an entry of the list")),
    ("/shop/reorder", [:], [("item", "onion")], Refusal(400, "aisle is missing", field: "aisle")),
    ("/shop/reorder", [:], [("to", "top")], Refusal(400, "item is missing", field: "item")),
    (
      "/shop/reorder", [:], [("item", "onion"), ("aisle", "Frozen"), ("to", "top")],
      Refusal(400, "use aisle or before")
    ),
    ("/plan/meals", [:], [("on", "")], Refusal(400, "what? name recipes, or use note")),
    (
      "/plan/meals", [:], [("note", "a"), ("on", "friday")],
      Refusal(400, #""friday" is not a day; give a date such as 2026-11-27"#, field: "on")
    ),
    (
      "/plan/meals", [:], [("note", "a"), ("on", ""), ("every", "1")],
      Refusal(400, "some day cannot come every week; choose a day")
    ),
    (
      "/plan/meals", [:], [("recipe", "1"), ("serves", "8"), ("scale", "3"), ("on", "")],
      Refusal(400, "give serves or scale, not both")
    ),
    (
      "/plan/reorder", [:], [("item", "12"), ("on", "")],
      Refusal(400, #""12" is not a meal"#, field: "item")
    ),
    ("/plan/reorder", [:], [("item", "m12")], Refusal(400, "where to? use on or meal")),
    (
      "/plan/reorder", [:], [("item", "m12"), ("before", "m1"), ("to", "top")],
      Refusal(400, "use one of before, after, and to")
    ),
    ("/plan/remove", [:], [], Refusal(400, "item is missing", field: "item")),
    (
      "/plan/copy", [:], [("from", "2026-11-16"), ("to", "2026-11-22"), ("onto", "")],
      Refusal(400, #""" is not a day; give a date such as 2026-11-27"#, field: "onto")
    ),
    (
      "/plan/shop", [:], [("from", "2026-11-22"), ("to", "2026-11-16")],
      Refusal(400, "give up to 366 days, the first one first")
    ),
    ("/shop/aisles/rename", [:], [("aisle", "Pets")], Refusal(400, "name is missing", field: "name")),
    (
      "/shop/aisles/reorder", [:], [("item", "Pets"), ("to", "3")],
      Refusal(400, "to must be one of top, bottom", field: "to")
    ),
    (
      "/shop/aisles/reorder", [:], [("item", "Pets"), ("to", "top"), ("before", "Cats")],
      Refusal(400, "use one of before, after, and to")
    ),
  ]

  @Test(arguments: refused)
  func `a form that cannot be read is refused, with the field at fault`(
    path: String, captured: [String: String], fields: [(String, String)], refusal: Refusal
  ) {
    let form = DeclaredForm.all.first { $0.path == path }
    let error = #expect(throws: Refusal.self) { _ = try form?.verb(captured, FormFields(fields)) }
    #expect(error == refusal)
  }

  @Test(
    arguments: [
      ("/recipes/favorite", ["favorite": "12"], #"{"verb":"favorite","recipe":[12]}"#),
      (
        "/recipes/new", ["title": "Pie", "prep": "10m", "in": "Sweet", "favorite": "1"],
        #"{"verb":"add","prepTime":600,"collections":["Sweet"],"isFavorite":true,"title":"Pie"}"#
      ),
      (
        "/recipes/{recipe}/edit", ["recipe": "12", "serves": "6", "favorite": "1", "version": "v"],
        #"{"verb":"edit","servings":"6","recipe":[12],"base":"v"}"#
      ),
      (
        "/import", ["address": " https://example.org/ ", "into": ""],
        #"{"verb":"import","address":"https://example.org/"}"#
      ),
      ("/recipes/{recipe}/delete", ["recipe": "12"], #"{"verb":"delete","recipe":[12]}"#),
      (
        "/recipes/{recipe}/collections", ["recipe": "12", "put": "c8"], #"{"verb":"collect","recipe":[12],"into":[8]}"#
      ),
      (
        "/recipes/{recipe}/collections", ["recipe": "12", "into": "New"],
        #"{"verb":"collect","recipe":[12],"into":["New"]}"#
      ),
      (
        "/recipes/{recipe}/collections", ["recipe": "12", "take": "9"],
        #"{"verb":"uncollect","recipe":[12],"from":[9]}"#
      ),
      (
        "/recipes/{recipe}/collections", ["recipe": "12", "put": "7", "take": "9"],
        #"{"verb":"collect","recipe":[12],"into":[7],"from":[9]}"#
      ),
      ("/recipes/{recipe}/cooked", ["recipe": "12", "on": "", "stars": "0"], #"{"verb":"cooked add","recipe":[12]}"#),
      (
        "/recipes/{recipe}/cooked", ["recipe": "12", "on": "2026-11-08", "serves": "6", "stars": "4", "note": "good"],
        #"{"verb":"cooked add","recipe":[12],"on":"2026-11-08","servings":"6","stars":4,"note":"good"}"#
      ),
      (
        "/recipes/{recipe}/cookings/remove", ["recipe": "12", "number": "7"],
        #"{"verb":"cooked remove","recipe":[12],"number":7}"#
      ),
      (
        "/recipes/{recipe}/pictures/remove", ["recipe": "12", "name": "a.png"],
        #"{"verb":"pictures remove","recipe":12,"picture":"a.png"}"#
      ),
      ("/recipes/{recipe}/rate", ["recipe": "12", "stars": "5"], #"{"verb":"rate","recipe":[12],"stars":5}"#),
      ("/recipes/{recipe}/rate", ["recipe": "12", "stars": "0"], #"{"verb":"rate","recipe":[12],"none":true}"#),
      (
        "/lists/all/reorder", ["item": "r12", "before": "r3"],
        #"{"verb":"reorder","before":3,"list":"all","recipe":[12]}"#
      ),
      (
        "/lists/favorites/reorder", ["item": "12", "after": "3"],
        #"{"verb":"reorder","after":3,"list":"favorites","recipe":[12]}"#
      ),
      (
        "/collections/{collection}/reorder", ["collection": "7", "item": "12", "to": "top"],
        #"{"verb":"reorder","to":"top","collection":7,"recipe":[12]}"#
      ),
      ("/recipes/favorite", ["unfavorite": "r3"], #"{"verb":"unfavorite","recipe":[3]}"#),
      ("/collections", ["name": "Soups", "filter": " "], #"{"verb":"collections add","name":"Soups"}"#),
      (
        "/collections", ["name": "Quick", "filter": "--max-time 30m"],
        #"{"verb":"collections add","name":"Quick","filter":"--max-time 30m"}"#
      ),
      (
        "/collections/{collection}/rename", ["collection": "7", "name": "Stews", "merge": "1"],
        #"{"verb":"collections rename","collection":7,"name":"Stews","merge":true}"#
      ),
      (
        "/collections/{collection}/delete", ["collection": "7"], #"{"verb":"collections delete","collection":[7]}"#
      ),
      (
        "/sidebar/reorder", ["item": "c7", "after": "c8"],
        #"{"verb":"collections reorder","after":8,"collection":7}"#
      ),
      ("/sidebar/expand", ["collection": "c7"], #"{"verb":"sidebar","expand":[7]}"#),
      ("/sidebar/collapse", ["collection": "all"], #"{"verb":"sidebar","collapse":["Collections"]}"#),
      ("/history/{step}/undo", ["step": "17"], #"{"verb":"undo","step":17}"#), ("/undo", [:], #"{"verb":"undo"}"#),
      ("/redo", ["unknown": "1"], #"{"verb":"redo"}"#),
      (
        "/plan/meals", ["recipe": "12", "serves": "6", "on": "2026-11-27", "meal": "dinner"],
        #"{"verb":"plan add","recipe":[12],"on":["2026-11-27"],"meal":"dinner","serves":"6"}"#
      ),
      ("/plan/meals", ["note": "out", "on": ""], #"{"verb":"plan add","note":["out"],"on":[]}"#),
      (
        "/plan/meals", ["note": "out", "on": "2026-11-27", "every": "1"],
        #"{"verb":"plan add","note":["out"],"every":"friday","from":"2026-11-27"}"#
      ),
      (
        "/plan/reorder", ["item": "m12", "on": "2026-11-27"],
        #"{"verb":"plan move","entry":["m12"],"on":"2026-11-27"}"#
      ),
      ("/plan/reorder", ["item": "m12", "on": ""], #"{"verb":"plan move","entry":["m12"],"on":""}"#),
      ("/plan/reorder", ["item": "m12", "meal": "lunch"], #"{"verb":"plan move","entry":["m12"],"meal":"lunch"}"#),
      (
        "/plan/reorder", ["item": "w3-2026-11-27", "after": "m12"],
        #"{"verb":"plan reorder","after":"m12","entry":["w3-2026-11-27"],"drop":true}"#
      ),
      ("/plan/remove", ["item": "m12"], #"{"verb":"plan remove","entry":["m12"]}"#),
      ("/plan/remove", ["item": "m12", "every": "1"], #"{"verb":"plan remove","entry":["m12"],"every":true}"#),
      (
        "/plan/copy", ["from": "2026-11-16", "to": "2026-11-22", "onto": "2026-11-23"],
        #"{"verb":"plan copy","from":"2026-11-16","to":"2026-11-22","onto":"2026-11-23"}"#
      ),
      (
        "/plan/shop", ["from": "2026-11-16", "to": "2026-11-22"],
        #"{"verb":"plan shop","from":"2026-11-16","to":"2026-11-22"}"#
      ),
      ("/shop/recipes", ["recipe": "r12"], #"{"verb":"shop add","recipe":[12]}"#),
      ("/shop/recipes", ["recipe": "12", "serves": "8"], #"{"verb":"shop add","recipe":[12],"serves":"8"}"#),
      ("/shop/recipes/remove", ["recipe": "12"], #"{"verb":"shop remove","recipe":[12]}"#),
      ("/shop/items", ["item": "2 rolls of foil"], #"{"verb":"shop add","line":["2 rolls of foil"]}"#),
      ("/shop/tick", ["tick": "olive oil"], #"{"verb":"shop tick","entries":["olive oil"]}"#),
      (
        "/shop/tick", ["tick": "olive oil", "need": "1 l + some"],
        #"{"verb":"shop tick","entries":["olive oil"],"need":["1 l + some"]}"#
      ),
      ("/shop/tick", ["untick": "onion"], #"{"verb":"shop untick","entries":["onion"]}"#),
      ("/shop/remove", ["item": "onion"], #"{"verb":"shop remove","entries":["onion"]}"#),
      ("/shop/clear", [:], #"{"verb":"shop clear"}"#),
      ("/shop/clear", ["all": "1"], #"{"verb":"shop clear","all":true}"#),
      (
        "/shop/reorder", ["item": "onion", "before": "leek"],
        #"{"verb":"shop reorder","before":"leek","entries":["onion"]}"#
      ),
      (
        "/shop/reorder", ["item": "tofu", "aisle": "Frozen"],
        #"{"verb":"shop move","entries":["tofu"],"aisle":"Frozen"}"#
      ),
      (
        "/shop/aisles/rename", ["aisle": "Pets", "name": "Cats"],
        #"{"verb":"shop aisles rename","aisle":"Pets","name":"Cats"}"#
      ),
      ("/pantry", ["name": "salt"], #"{"verb":"pantry add","food":["salt"]}"#),
      ("/pantry", ["name": "salt", "amount": "", "until": ""], #"{"verb":"pantry add","food":["salt"]}"#),
      (
        "/pantry", ["name": "cream", "amount": "200 ml", "until": "2026-11-27"],
        #"{"verb":"pantry add","food":["cream"],"amount":"200 ml","until":"2026-11-27"}"#
      ),
      ("/pantry/use", ["name": "cream", "amount": ""], #"{"verb":"pantry use","food":["cream"]}"#),
      (
        "/pantry/edit", ["name": "cream", "number": "2", "amount": "", "until": ""],
        #"{"verb":"pantry edit","food":"cream","amount":"","until":"none","number":2}"#
      ),
      ("/shop/clear", ["to-pantry": "1"], #"{"verb":"shop clear","toPantry":true}"#),
    ] as [(String, [String: String], String)])
  func `a form becomes a verb`(path: String, fields: [String: String], json: String) throws {
    let form = try #require(DeclaredForm.all.first { $0.path == path })
    let captured = fields.filter { path.contains("{\($0.key)}") }
    let others = fields.filter { !path.contains("{\($0.key)}") }.map { ($0.key, $0.value) }
    #expect(try form.verb(captured, FormFields(others)).json == JSONValue(text: json))
  }

  @Test(
    arguments: [
      ("/recipes/{recipe}/delete", ["recipe": "12"], "/recipes/12?in=recents", "/lists/all"),
      ("/recipes/{recipe}/delete", ["recipe": "12"], "/recipes/12/delete", "/lists/all"),
      ("/recipes/{recipe}/delete", ["recipe": "12"], "/recipes/123", "/recipes/123"),
      ("/recipes/{recipe}/delete", ["recipe": "12"], "/search?q=a", "/search?q=a"),
      ("/recipes/{recipe}/cooked", ["recipe": "12"], "/recipes/12/cook", "/recipes/12"),
      ("/recipes/{recipe}/edit", ["recipe": "12"], "/recipes/12/edit", "/recipes/12"),
      ("/recipes/{recipe}/rate", ["recipe": "12"], nil, "/recipes/12"),
      ("/collections/{collection}/reorder", ["collection": "7"], "/collections/7/move?item=3", "/collections/7"),
      ("/lists/all/reorder", [:], "/recipes/3", "/recipes/3"),
      ("/collections/{collection}/delete", ["collection": "7"], "/collections/7/edit", "/"),
      ("/sidebar/expand", [:], "/lists/favorites", "/lists/favorites"), ("/sidebar/collapse", [:], nil, "/"),
    ] as [(String, [String: String], String?, String)])
  func `a form leads to where its subject is`(
    path: String, captured: [String: String], referrer: String?, link: String
  ) throws {
    let form = try #require(DeclaredForm.all.first { $0.path == path })
    #expect(form.destination(VerbOutcome(), captured, from: referrer.map { Link($0) }).text == link)
  }

  @Test func `of several pictures in one form all are taken, and other files are refused by what is in them`() throws {
    let path = "/recipes/{recipe}/pictures"
    let form = try #require(DeclaredForm.all.first { $0.path == path })
    let pictures = (1...2).map { TestPicture.png(bytes: 1_000, width: $0) }
    func fields(_ files: [[UInt8]]) -> FormFields {
      FormFields(files: files.map { UploadedFile(field: "picture", name: "a.png", bytes: $0) })
    }
    let verb = try form.verb(["recipe": "12"], fields(pictures))
    #expect((verb as? AddPictures)?.pictures.map(\.bytes) == pictures)
    let refusals = try [Array("<svg/>".utf8), Array(pictures[0].dropLast(12))].map { bytes in
      try #require(#expect(throws: Refusal.self) { _ = try form.verb(["recipe": "12"], fields([pictures[0], bytes])) })
    }
    #expect(refusals.map(\.status) == [415, 422])
    #expect(refusals.allSatisfy { $0.field == "picture" && $0.message.hasPrefix("the picture cannot be stored: it") })
    #expect(
      DeclaredForm.all.filter { $0.mostBytes > 1 << 20 }.map(\.path) == [
        "/recipes/new", "/recipes/{recipe}/edit", "/import", path,
      ])
  }

  @Test func `an import is an address or one file, into a collection if one is named`() throws {
    let form = try #require(DeclaredForm.all.first { $0.path == "/import" })
    let file = UploadedFile(field: "file", name: "a.json", bytes: [1])
    let sent = FormFields([("address", ""), ("into", "Sweet")], files: [file])
    let verb = try #require(form.verb([:], sent) as? ImportRecipes)
    #expect(verb.files == [GivenFile("a.json", [1])] && verb.address == nil && verb.collection == "Sweet")
    let both = FormFields([("address", "https://example.org/")], files: [file])
    #expect(throws: Refusal(400, "name an address or choose a file, not both", field: "address")) {
      try form.verb([:], both)
    }
    #expect(throws: Refusal(400, "choose one file at a time", field: "file")) {
      try form.verb([:], FormFields(files: [file, file]))
    }
    let unchosen = FormFields(files: [UploadedFile(field: "file", name: "", bytes: [])])
    #expect(throws: Refusal.self) { try form.verb([:], unchosen) }
    var outcome = VerbOutcome()
    outcome.recipes = [40]
    #expect(form.destination(outcome, from: Link("/import")).text == "/recipes/40")
    outcome.recipes = [40, 41]
    #expect(form.destination(outcome, from: Link("/import")).text == "/lists/recents")
  }

  @Test func `a form leads back, and names the step`() {
    let form = DeclaredForm(path: "/recipes/favorite")
    var outcome = VerbOutcome()
    #expect(form.destination(outcome, from: nil).text == "/")
    outcome.step = 5
    #expect(form.destination(outcome, from: Link("/lists/favorites")).text == "/lists/favorites?done=5")
  }
}
