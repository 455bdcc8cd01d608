import Foundation
import LibraryTestSupport
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeVerbs
import RecipeViewModels
import Testing

@testable import RecipeServer

@Suite struct APIOperationTests {
  private static let page = FetchedPage(
    bytes: Array(
      #"<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}</script>"#.utf8),
    address: "https://example.org/pie")

  /// Does what the router does with a request, without a network.
  private func answer(
    _ id: String, _ path: [String: String] = [:], query: String = "", type: String? = nil, body: String = "",
    version: String? = nil, in store: RecipeStore
  ) -> APIAnswer {
    let operation = APIOperation.all.first { $0.id == id }!
    do {
      let type = type ?? (body.isEmpty ? nil : "application/json")
      let request = try APIRequest(
        operation, path: path, query: query, match: version, contentType: type, body: Array(body.utf8))
      switch operation.action {
      case .read(let read): return try read(request, store)
      case .perform(let verb, let answer):
        let programs = OutsidePrograms(fetch: { _, _ in Self.page }, convert: { bytes, _ in (bytes, true) })
        let asked = try verb(request)
        let verb = try (asked as? ImportRecipes).map { try ImportReader(programs: programs).read($0) } ?? asked
        return try answer(verb.perform(in: store, after: request.checkVersion), request, store)
      case .document: return .json(OpenAPIDocument.bytes)
      }
    } catch {
      let refusal = Refusal(describing: error)
      return APIAnswer(status: refusal.status, bytes: Array(refusal.message.utf8))
    }
  }

  private func text(_ answer: APIAnswer) -> String { String(decoding: answer.bytes, as: UTF8.self) }

  @Test func `recipes are added, shown, edited, and deleted`() throws {
    let store = try verbStore()
    let added = answer("addRecipe", body: #"{"title": " Pie ", "prepTime": 60, "collections": ["Sweet"]}"#, in: store)
    #expect(added.status == 201)
    #expect(added.headers["location"] == "/api/v1/recipes/4")
    let shown = answer("showRecipe", ["recipe": "4"], in: store)
    #expect(shown.bytes == added.bytes)
    let tag = try #require(shown.headers["etag"])
    let edited = answer("editRecipe", ["recipe": "4"], body: #"{"servings": "6"}"#, version: tag, in: store)
    #expect(edited.status == 200)
    #expect(answer("editRecipe", ["recipe": "4"], body: #"{"servings": "7"}"#, version: tag, in: store).status == 409)
    #expect(answer("deleteRecipe", ["recipe": "4"], version: tag, in: store).status == 409)
    let body = #"{"stars": 5}"#
    #expect(answer("rate", ["recipe": "4"], body: body, version: tag, in: store).status == 409)
    let present = try #require(edited.headers["etag"])
    #expect(answer("rate", ["recipe": "4"], body: body, version: "\(tag), \(present)", in: store).status == 204)
    #expect(try store.recipe(with: 4)?.servings == "6")
    #expect(answer("deleteRecipe", ["recipe": "4"], in: store) == .done)
    #expect(answer("deleteRecipe", ["recipe": "4"], in: store).status == 404)
    #expect(try store.history().first?.command == "delete Pie")
  }

  @Test func `an edit with a base is put together with what others changed, or says what both changed`() throws {
    let store = try verbStore()
    let tag = try #require(answer("showRecipe", ["recipe": "1"], in: store).headers["etag"])
    #expect(answer("editRecipe", ["recipe": "1"], body: #"{"servings": "6"}"#, in: store).status == 200)
    try store.step("rate") { _ = try store.rate([1], 4) }
    func edit(_ members: String) -> APIAnswer {
      let base = tag.replacing("\"", with: "\\\"")
      return answer("editRecipe", ["recipe": "1"], body: "{\(members), \"base\": \"\(base)\"}", in: store)
    }
    #expect(edit(#""notes": "Hot.""#).status == 200)
    #expect(try store.recipe(with: 1).map { [$0.servings, $0.notes] } == ["6", "Hot."])
    let refused = edit(#""servings": "8", "source": "me""#)
    #expect(refused.status == 409)
    #expect(text(refused) == "recipe 1 was changed meanwhile: serves")
    #expect(try store.recipe(with: 1)?.source == "")
  }

  @Test func `a refusal names what both changed in JSON`() {
    let conflicts = [RecipeMerge.Conflict(field: .prepTime, base: nil, theirs: .number(1), ours: .number(2))]
    var bytes: [UInt8] = []
    Refusal(describing: EditError.bothChanged(1, conflicts)).problem.append(to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == """
        {
          "status": 409,
          "title": "Conflict",
          "detail": "recipe 1 was changed meanwhile: prep",
          "conflicts": [
            {
              "field": "prepTime",
              "yours": 2,
              "theirs": 1
            }
          ]
        }
        """)
  }

  @Test func `an edit changes the members that it has, and no others`() throws {
    let store = try verbStore()
    let full = try RecipeDraft(
      title: "t", prepTime: 60, cookTime: 120, servings: "3", ingredients: "i", directions: "d", notes: "n",
      source: "s", isFavorite: true, addedOn: AddedOn("2021-03-11"), collections: ["Soups"], imageNames: ["j.jpg"])
    let values: [RecipeField: String] = [
      .title: #""T""#, .prepTime: "1", .cookTime: "2", .servings: #""4""#, .ingredients: #""I""#,
      .directions: #""D""#, .notes: #""N""#, .source: #""S""#, .isFavorite: "false", .addedOn: #""2022-01-01""#,
      .collections: "[]",
    ]
    for field in RecipeField.allCases where field != .imageNames {
      try store.step("fill") { _ = try store.update(1, to: full) }
      let body = "{\"\(field.rawValue)\": \(try #require(values[field]))}"
      #expect(answer("editRecipe", ["recipe": "1"], body: body, in: store).status == 200)
      let edited = RecipeDraft(try #require(try store.recipe(with: 1)))
      #expect(RecipeField.allCases.filter { edited[$0] != full[$0] } == [field])
    }
  }

  @Test func `a program gets amounts as near as they can be written, not as a cook counts them`() throws {
    let store = try verbStore()
    try store.step("fill") { _ = try store.update(1, to: RecipeDraft(title: "Soup", ingredients: "2 onions")) }
    let shown = answer("showRecipe", ["recipe": "1"], query: "scale=6/5", in: store)
    #expect(String(decoding: shown.bytes, as: UTF8.self).contains(#""2⅜ onions""#))
  }

  @Test func `serves and scale together are refused wherever amounts are asked for`() throws {
    let store = try verbStore()
    let both = #"{"recipe": 1, "serves": "8", "scale": "3"}"#
    let answers = [
      answer("showRecipe", ["recipe": "1"], query: "serves=8&scale=3", in: store),
      answer("export", query: "recipe=1&serves=8&scale=3", in: store),
      answer("export", query: "serves=8&scale=3", in: store), answer("shopForRecipe", body: both, in: store),
      answer("planMeal", body: both, in: store),
    ]
    for answer in answers {
      #expect(answer == APIAnswer(status: 422, bytes: Array("give serves or scale, not both".utf8)))
    }
    #expect(try store.history().count == 1)
  }

  @Test func `recipes are listed by when they were cooked last`() throws {
    let store = try verbStore()
    func ids(_ query: String) throws -> [Int] {
      let value = try #require(JSONValue(text: text(answer("listRecipes", query: query, in: store))))
      return value.elements?.compactMap { $0.object?["id"]?.wholeNumber } ?? []
    }
    #expect(try ids("cooked-before=2026-11-02") == [3])
    #expect(try ids("cooked-before=90d") == [])
    #expect(try ids("never-cooked=true") == [1, 2])
    #expect(answer("listRecipes", query: "cooked-before=soon", in: store).status == 422)
    let both = answer("listRecipes", query: "cooked-before=90d&never-cooked=true", in: store)
    #expect(both == APIAnswer(status: 422, bytes: Array("give never-cooked or cooked-before, not both".utf8)))
  }

  @Test func `a saved filter gets other conditions, and is named or filtered, one at a time`() throws {
    let store = try verbStore()
    #expect(answer("addCollection", body: #"{"name": "Quick", "filter": "--max-time 30m"}"#, in: store).status == 201)
    let path = ["collection": "quick"]
    let changed = answer("renameCollection", path, body: #"{"filter": "--max-time 20m"}"#, in: store)
    #expect(changed.status == 200)
    #expect(text(changed).contains("--max-time 20m"))
    let command = try store.history().first?.command
    #expect(command == #"collections edit quick --filter "--max-time 20m""#)
    let refused = [
      (path, "{}", 422), (path, #"{"name": "a", "filter": "--favorites"}"#, 422), (path, #"{"filter": "soon"}"#, 422),
      (["collection": "Soups"], #"{"filter": "--favorites"}"#, 422),
    ]
    for (path, body, status) in refused {
      #expect(answer("renameCollection", path, body: body, in: store).status == status, "\(body)")
    }
  }

  @Test func `a list is continued after the recipe that it ended with`() throws {
    let store = try verbStore()
    func ids(_ query: String) throws -> [Int] {
      let value = try #require(JSONValue(text: text(answer("listRecipes", query: query, in: store))))
      return value.elements?.compactMap { $0.object?["id"]?.wholeNumber } ?? []
    }
    #expect(try ids("") == [1, 2, 3])
    #expect(try ids("limit=2") == [1, 2])
    #expect(try ids("limit=2&after=2") == [3])
    #expect(try ids("sort=title&reverse=true") == [2, 1, 3])
    #expect(try ids("collection=Breakfast") == [1, 3])
    #expect(try ids("q=toma") == [2])
    #expect(answer("listRecipes", query: "after=9", in: store).status == 404)
  }

  @Test func `what can be cooked is listed with what is missing`() throws {
    let store = try verbStore()
    _ = try store.step("add") {
      try store.add([
        RecipeDraft(title: "Fried rice", ingredients: "2 eggs\n200 g rice\n1 tbsp soy sauce"),
        RecipeDraft(title: "Omelette", ingredients: "3 eggs"),
      ])
    }
    func found(_ query: String) throws -> [String] {
      let value = try #require(JSONValue(text: text(answer("listRecipes", query: query, in: store))))
      return (value.elements ?? []).map { recipe in
        let missing = recipe.object?["missing"]?.elements?.compactMap(\.text).joined(separator: ", ")
        return "\(recipe.object?["title"]?.text ?? "") \(missing ?? "-")"
      }
    }
    #expect(try found("have=eggs") == ["Omelette "])
    #expect(try found("have=eggs,%20rice&missing=1") == ["Omelette ", "Fried rice soy sauce"])
    #expect(try found("have=eggs&have=rice&missing=1&after=5") == ["Fried rice soy sauce"])
    #expect(try found("have=eggs&missing=2&limit=1") == ["Omelette "])
    #expect(try found("q=omelette") == ["Omelette -"])
  }

  @Test(arguments: [
    ("listRecipes", "missing=1", 422), ("listRecipes", "have=%3F", 422),
    ("listRecipes", "have=eggs&missing=-1", 400), ("listRecipes", "have=saffron", 200),
    ("listRecipes", "limit=0", 400), ("listRecipes", "limit=1001", 400), ("listRecipes", "limit=1&limit=2", 400),
    ("listRecipes", "limit=x", 400), ("listRecipes", "limit=%2B1", 400), ("listRecipes", "nothing=1", 400),
    ("listRecipes", "favorites=yes", 400), ("listRecipes", "sort=best", 400), ("listRecipes", "q=", 400),
    ("listRecipes", "collection=Nowhere", 404), ("listRecipes", "with=a&with=b", 200),
    ("listCollections", "sort=count&word=soup&limit=1&reverse=true", 200), ("listCollections", "sort=best", 400),
    ("listCollections", "collection=Soups", 400), ("listCookings", "limit=0", 400), ("listSteps", "recipe=1", 400),
    ("showPlan", "from=2026-11-27", 200), ("showPlan", "from=friday", 422),
    ("showPlan", "from=2026-11-27&to=2026-11-20", 422),
    ("listRecipes", "or-unknown=true", 422), ("listRecipes", "or-unknown=true&max-time=60", 200),
    ("listRecipes", "diet=vegan&free-from=nuts&or-unknown=true", 200), ("listRecipes", "diet=vegn", 422),
    ("listRecipes", "free-from=zorp", 422), ("export", "diet=vegan", 200),
    ("export", "recipe=1&favorites=true", 422), ("export", "recipe=1&recipe=2", 200),
    ("export", "format=cooklang", 422), ("export", "recipe=9", 404), ("export", "recipe=1&format=cooklang", 200),
    ("export", "recipe=2&serves=8", 422),
  ])
  func `a query is taken as the document says`(id: String, query: String, status: Int) throws {
    #expect(answer(id, query: query, in: try verbStore()).status == status)
  }

  @Test(arguments: [
    ("{}", 400), ("[]", 400), ("{", 400), ("{\"title\": 1}", 400), ("{\"title\": null}", 400),
    ("{\"title\": \"\"}", 400),
    ("{\"title\": \"a\", \"id\": 1}", 400), ("{\"title\": \"a\", \"prepTime\": -1}", 400),
    ("{\"title\": \"a\", \"prepTime\": 1.5}", 400), ("{\"title\": \"a\", \"prepTime\": 60.0}", 201),
    ("{\"title\": \"a\", \"prepTime\": true}", 400), ("{\"title\": \"a\", \"collections\": [1]}", 400),
    ("{\"title\": \"a\", \"addedOn\": \"soon\"}", 422), ("{\"title\": \"a\", \"addedOn\": null}", 201),
    ("{\"title\": \" \"}", 422), ("{\"title\": \"a\", \"uuid\": \"x\"}", 400),
    ("{\"title\": \"a\", \"collections\": [\"Favorites\"]}", 422), ("{\"title\": \"\\u0000\\ud800\"}", 201),
  ])
  func `a recipe is taken as the document says`(body: String, status: Int) throws {
    #expect(answer("addRecipe", body: body, in: try verbStore()).status == status)
  }

  @Test(arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
  func `a body of another kind is refused`(type: String?) throws {
    let store = try verbStore()
    #expect(answer("addRecipe", type: type ?? "", body: #"{"title": "a"}"#, in: store).status == 415)
    #expect(try store.count() == 3)
  }

  @Test(arguments: [
    ("{\"before\": 1}", 204), ("{\"after\": 2}", 204), ("{\"to\": \"top\"}", 204), ("{}", 422),
    ("{\"before\": 1, \"to\": \"top\"}", 422), ("{\"before\": 1, \"before\": 2}", 422), ("{\"before\": 3}", 422),
    ("{\"before\": 9}", 404), ("{\"to\": \"top\", \"collection\": \"Soups\"}", 409),
    ("{\"to\": \"top\", \"collection\": \"breakfast\"}", 204), ("{\"to\": \"top\", \"list\": \"favorites\"}", 409),
    ("{\"to\": \"top\", \"list\": \"all\", \"collection\": \"Breakfast\"}", 422),
  ])
  func `a move names one neighbor or end of one list`(body: String, status: Int) throws {
    #expect(answer("reorderRecipe", ["recipe": "3"], body: body, in: try verbStore()).status == status)
  }

  @Test func `collections are made, filled, moved, renamed, and deleted`() throws {
    let store = try verbStore()
    #expect(
      text(answer("addCollection", body: #"{"name": "A/B+c"}"#, in: store))
        == "{\n  \"name\": \"A/B+c\",\n  \"count\": 0\n}\n")
    let name = ["collection": "A%2Fb+C", "recipe": "1"]
    #expect(answer("collect", name, in: store) == .done)
    #expect(answer("collect", ["collection": "New%20one", "recipe": "1"], in: store) == .done)
    #expect(answer("uncollect", ["collection": "New%20one", "recipe": "1"], in: store) == .done)
    #expect(answer("moveCollection", name, body: #"{"before": "Soups"}"#, in: store) == .done)
    #expect(answer("renameCollection", name, body: #"{"name": "Soups"}"#, in: store).status == 409)
    #expect(answer("renameCollection", name, body: #"{"name": "Soups", "merge": true}"#, in: store).status == 200)
    #expect(answer("showCollection", name, in: store).status == 404)
    #expect(answer("deleteCollection", ["collection": "Soup"], in: store).status == 404)
    #expect(answer("deleteCollection", ["collection": "new one"], in: store) == .done)
    #expect(try store.collections().map(\.name) == ["Soups", "Breakfast"])
    #expect(try store.identifiers(of: .collection("Soups")) == [2, 1])
  }

  @Test func `the sidebar remembers what is expanded, for collections and their header`() throws {
    let store = try verbStore()
    #expect(answer("arrangeSidebar", body: #"{"name": "soups", "isExpanded": true}"#, in: store).status == 200)
    let rows = text(answer("arrangeSidebar", body: #"{"name": "Collections", "isExpanded": true}"#, in: store))
    #expect(rows.contains("\"name\": \"Tomato soup\""))
    #expect(answer("arrangeSidebar", body: #"{"name": "Nowhere", "isExpanded": true}"#, in: store).status == 404)
    #expect(text(answer("showSidebar", in: store)) == rows)
    #expect(try store.history().count == 1)
  }

  @Test func `files and pages are imported in one step`() throws {
    let store = try verbStore()
    let file = #"[{"title": "Pie"}, {"title": "Toast"}]"#
    let type = "application/octet-stream"
    #expect(
      answer("importFile", query: "name=pies.json&collection=Sweet", type: type, body: file, in: store).status == 200)
    #expect(try store.history().first?.command == "import pies.json")
    #expect(try store.recipe(with: 4)?.collections == ["Sweet"])
    let page = answer("importPage", body: #"{"address": "https://example.org/pie"}"#, in: store)
    #expect(text(page).contains("\"source\": \"https://example.org/pie\""))
    #expect(answer("importFile", type: type, body: "%PDF-1.4", in: store).status == 422)
    #expect(answer("importFile", type: type, body: #"[{"title": "Pie"}, {"title": ""}]"#, in: store).status == 422)
    #expect(try store.count() == 5)
  }

  @Test func `cookings are noted, listed, and removed, and a recipe says its stars`() throws {
    let store = try verbStore()
    let (soup, toast) = (["recipe": "2"], ["recipe": "1"])
    let added = answer(
      "addCooking", soup, body: #"{"on": "2026-11-08", "stars": 4, "servings": "6", "note": "more\nsalt"}"#, in: store)
    #expect(added.status == 201)
    let cooking = try #require(JSONValue(text: text(added))?.object)
    #expect(cooking["number"]?.wholeNumber == 2 && cooking["note"]?.text == "more salt")
    #expect(answer("addCooking", toast, body: "{}", in: store).status == 201)
    let last = try #require(JSONValue(text: text(answer("listCookings", query: "limit=1", in: store))))
    #expect(last.elements?.map { $0.object?["on"]?.text } == [store.today.description])
    let shown = try #require(JSONValue(text: text(answer("showRecipe", soup, in: store)))?.object)
    #expect(shown["rating"]?.wholeNumber == 4 && shown["cookings"]?.elements?.count == 1)
    #expect(answer("removeCooking", ["recipe": "1", "cooking": "2"], in: store).status == 404)
    #expect(answer("removeCooking", ["recipe": "2", "cooking": "2"], in: store) == .done)
    #expect(text(answer("listCookingsOfRecipe", soup, in: store)) == "[]\n")
    #expect(answer("rate", soup, body: #"{"stars": 5}"#, in: store) == .done)
    #expect(try store.recipe(with: 2)?.log.rating == 5)
    #expect(answer("removeRating", soup, in: store) == .done)
    #expect(try store.recipe(with: 2)?.log.isEmpty == true)
    for (body, status) in [
      (#"{"on": "soon"}"#, 422), (#"{"on": "2999-01-01"}"#, 422), (#"{"stars": 6}"#, 400), (#"{"day": "x"}"#, 400),
    ] {
      #expect(answer("addCooking", soup, body: body, in: store).status == status)
    }
    #expect(answer("listCookingsOfRecipe", ["recipe": "9"], in: store).status == 404)
    #expect(answer("rate", soup, body: #"{"stars": 0}"#, in: store).status == 400)
  }

  @Test func `a recipe is copied, and says of what it is a variant`() throws {
    let store = try verbStore()
    let copied = answer("copyRecipe", ["recipe": "2"], body: #"{"title": "Red soup"}"#, in: store)
    #expect(copied.status == 201)
    let copy = try #require(JSONValue(text: text(copied))?.object)
    #expect(copy["title"]?.text == "Red soup" && copy["id"]?.wholeNumber == 4)
    #expect(copy["variantOf"]?.text == (try store.recipe(with: 2)?.uuid.uuidString))
    #expect(answer("copyRecipe", ["recipe": "1"], body: "{}", in: store).status == 201)
    #expect(
      JSONValue(text: text(answer("showRecipe", ["recipe": "5"], in: store)))?.object?["title"]?.text == "Toast (2)")
    #expect(JSONValue(text: text(answer("showRecipe", ["recipe": "1"], in: store)))?.object?["variantOf"] == .null)
    #expect(answer("copyRecipe", ["recipe": "9"], body: "{}", in: store).status == 404)
  }

  @Test func `duplicates are found, parted, and merged`() throws {
    let store = try verbStore()
    #expect(answer("copyRecipe", ["recipe": "2"], body: "{}", in: store).status == 201)
    func pairs(_ query: String = "") -> String { text(answer("findDuplicates", query: query, in: store)) }
    #expect(JSONValue(text: pairs())?.elements?.count == 1 && pairs().contains(#""the same title""#))
    #expect(JSONValue(text: pairs("favorites=true"))?.elements == [])
    #expect(answer("partDuplicates", body: #"{"recipe": [2, 4]}"#, in: store).status == 204)
    #expect(JSONValue(text: pairs())?.elements == [])
    #expect(answer("partDuplicates", body: #"{"recipe": [2]}"#, in: store).status == 422)
    let merged = answer("mergeRecipes", body: #"{"recipe": [4], "into": 2}"#, in: store)
    #expect(merged.status == 200)
    #expect(JSONValue(text: text(merged))?.object?["id"]?.wholeNumber == 2)
    #expect(try !store.contains(4))
    #expect(answer("mergeRecipes", body: #"{"recipe": [9], "into": 2}"#, in: store).status == 404)
    #expect(answer("mergeRecipes", body: #"{"recipe": [2]}"#, in: store).status == 400)
  }

  @Test func `a recipe is shown as it was, and compared with that and with another`() throws {
    let store = try verbStore()
    let toast = ["recipe": "1"]
    #expect(answer("editRecipe", toast, body: #"{"title": "Toasts", "servings": "4"}"#, in: store).status == 200)
    func shown(_ query: String) throws -> JSONObject? {
      JSONValue(text: text(answer("showRecipe", toast, query: query, in: store)))?.object
    }
    #expect(try shown("at=1")?["title"]?.text == "Toast")
    #expect(try shown("at=last")?["title"]?.text == "Toasts")
    #expect(try shown("at=1&serves=6")?["servings"]?.text == "6")
    #expect(answer("showRecipe", toast, query: "at=9", in: store).status == 404)
    #expect(answer("showRecipe", toast, query: "at=yesterday", in: store).status == 422)
    #expect(answer("showRecipe", ["recipe": "9"], query: "at=1", in: store).status == 404)
    #expect(
      JSONValue(text: text(answer("compareRecipe", toast, query: "at=1", in: store)))
        == JSONValue(
          text: #"""
            {"from": {"id": 1, "title": "Toast", "step": 1}, "to": {"id": 1, "title": "Toasts"},
             "changes": [{"field": "title", "before": "Toast", "after": "Toasts"},
                         {"field": "servings", "before": "2", "after": "4"}]}
            """#))
    let other = JSONValue(text: text(answer("compareRecipe", toast, query: "other=3", in: store)))?.object
    #expect(other?["to"]?.object?["title"]?.text == "Bread")
    #expect(answer("compareRecipe", toast, query: "other=9", in: store).status == 404)
    #expect(answer("compareRecipe", toast, in: store).status == 422)
    #expect(answer("compareRecipe", toast, query: "other=3&at=1", in: store).status == 422)
    #expect(answer("deleteRecipe", toast, in: store) == .done)
    #expect(try shown("at=2")?["title"]?.text == "Toasts")
    let gone = JSONValue(text: text(answer("compareRecipe", toast, query: "at=1", in: store)))?.object
    #expect(gone?["to"] == .null)
  }

  @Test func `recipes and cookings are counted, those of some days`() throws {
    let store = try verbStore()
    for day in ["2026-10-03", "2026-08-09"] {
      #expect(answer("addCooking", ["recipe": "2"], body: #"{"on": "\#(day)"}"#, in: store).status == 201)
    }
    func figures(_ query: String) throws -> [Int?] {
      let counted = try #require(JSONValue(text: text(answer("showStatistics", query: query, in: store)))?.object)
      let single = ["cookings", "cooked", "neverCooked"].map { counted[$0]?.wholeNumber }
      return single + [counted["months"]?.elements?.count]
    }
    let recipes = try store.count()
    #expect(try figures("") == [3, 2, recipes - 2, 4])
    #expect(try figures("from=2026-09-01") == [2, 2, recipes - 2, 2])
    #expect(try figures("to=2026-09-01") == [1, 1, recipes - 2, 2])
    #expect(try figures("from=2026-01-01&to=2026-02-01") == [0, 0, recipes - 2, 0])
    #expect(answer("showStatistics", query: "from=2026-02-01&to=2026-01-01", in: store).status == 422)
    #expect(answer("showStatistics", query: "from=soon", in: store).status == 422)
  }

  @Test func `the shopping list is filled, ticked, arranged, and cleared`() throws {
    let store = try shoppingStore()
    func entries(_ answer: APIAnswer) throws -> [String] {
      let sections = try #require(JSONValue(text: text(answer))?.elements)
      return sections.flatMap { section in
        section.object?["entries"]?.elements?.compactMap(\.object).map { entry in
          "\(entry["got"] == .bool(true) ? "✓ " : "")\(entry["shown"]?.text ?? "") \(entry["name"]?.text ?? "")"
        } ?? []
      }
    }
    let begin = ["2 onions", "1 kg tomatoes", "100 ml double cream", "2 rolls foil"]
    #expect(try entries(answer("showShoppingList", in: store)) == begin)
    #expect(try entries(answer("showShoppingList", query: "all=true", in: store)) == begin + ["1 tsp salt"])
    #expect(
      try entries(answer("shopForRecipe", body: #"{"recipe": 2, "scale": "2"}"#, in: store))
        == ["4 onions", "1 kg tomatoes", "1 loaf (4 slices) bread", "100 ml double cream", "2 rolls foil"])
    #expect(
      try entries(answer("tickEntries", body: #"{"entries": ["onion", "double cream"]}"#, in: store))
        == ["✓ 4 onions", "1 kg tomatoes", "1 loaf (4 slices) bread", "✓ 100 ml double cream", "2 rolls foil"])
    #expect(
      try entries(answer("shopForRecipe", body: #"{"recipe": 2, "scale": "4"}"#, in: store)).first
        == "4 of 6 onions")
    #expect(
      try entries(answer("moveEntries", body: #"{"entries": ["foil"], "before": "tomato"}"#, in: store)).prefix(2)
        == ["4 of 6 onions", "2 rolls foil"])
    #expect(answer("unshopRecipe", ["recipe": "2"], in: store) == .done)
    #expect(
      try entries(answer("clearShoppingList", body: "{}", in: store)) == ["2 rolls foil", "1 kg tomatoes"])
    #expect(try entries(answer("clearShoppingList", body: #"{"all": true}"#, in: store)) == [])
    #expect(try entries(answer("addShoppingLine", body: #"{"line": "3 eggs"}"#, in: store)) == ["3 eggs"])
    for (id, body, status) in [
      ("tickEntries", #"{"entries": ["caviar"]}"#, 404), ("tickEntries", #"{"entries": []}"#, 422),
      ("tickEntries", #"{"entries": [""]}"#, 400), ("tickEntries", "{}", 400),
      ("moveEntries", #"{"entries": ["egg"], "to": "top", "aisle": "Frozen"}"#, 422),
      ("moveEntries", #"{"entries": ["egg"]}"#, 422), ("addShoppingLine", #"{"line": " "}"#, 422),
      ("shopForRecipe", #"{"recipe": 1, "scale": "2", "serves": "2"}"#, 422),
      ("shopForRecipe", #"{"recipe": 9}"#, 404),
    ] {
      #expect(answer(id, body: body, in: store).status == status, "\(id) \(body)")
    }
  }

  @Test func `meals are planned, moved, copied, bought, and removed`() throws {
    let store = try planStore()
    func meals(_ answer: APIAnswer) throws -> [String] {
      try #require(JSONValue(text: text(answer))?.elements).flatMap { day in
        day.object?["meals"]?.elements?.compactMap(\.object).map { meal in
          "\(meal["key"]?.text ?? "") \(meal["day"]?.text?.suffix(2) ?? "") \(meal["title"]?.text ?? "")"
        } ?? []
      }
    }
    let begin = ["m1 21 Soup", "m2 22 left-overs", "m3 22 Toast", "w5-2026-11-27 27 Soup", "m4  Toast"]
    #expect(try meals(answer("showPlan", in: store)) == begin)
    #expect(
      try meals(answer("showPlan", query: "from=2026-11-22&to=2026-11-22", in: store)) == [
        begin[1], begin[2], begin[4],
      ])
    let added = answer(
      "planMeal", body: #"{"recipe": 1, "on": ["2026-11-23", "2026-11-24"], "meal": "dinner", "scale": "2"}"#, in: store
    )
    #expect(try meals(added) == ["m6 23 Soup", "m7 24 Soup"])
    #expect(try meals(answer("planMeal", body: #"{"note": "out"}"#, in: store)) == ["m4  Toast", "m8  out"])
    #expect(
      try meals(answer("planMeal", body: #"{"note": "tea", "every": "monday", "from": "2026-11-24"}"#, in: store))
        .contains(
          "w9-2026-11-30 30 tea"))
    #expect(answer("movePlannedMeal", ["meal": "m6"], body: #"{"on": "2026-11-25"}"#, in: store) == .done)
    #expect(answer("movePlannedMeal", ["meal": "m6"], body: #"{"before": "m7"}"#, in: store) == .done)
    #expect(answer("movePlannedMeal", ["meal": "m7"], body: #"{"on": ""}"#, in: store) == .done)
    #expect(answer("removePlannedMeal", ["meal": "m2"], in: store) == .done)
    #expect(answer("removePlannedMeal", ["meal": "w9-2026-11-30"], query: "every=true", in: store) == .done)
    #expect(
      try meals(answer("showPlan", in: store))
        == ["m1 21 Soup", "m3 22 Toast", "m6 24 Soup", "w5-2026-11-27 27 Soup", "m7  Soup", "m4  Toast", "m8  out"])
    #expect(
      try meals(
        answer("copyPlan", body: #"{"from": "2026-11-21", "to": "2026-11-22", "onto": "2026-11-25"}"#, in: store)
      )
      .prefix(2) == ["m10 25 Soup", "m11 26 Toast"])
    #expect(
      text(answer("shopForPlan", body: #"{"from": "2026-11-21", "to": "2026-11-22"}"#, in: store)).contains("onions"))
    for (id, path, body, status) in [
      ("planMeal", nil, "{}", 422), ("planMeal", nil, #"{"recipe": 9}"#, 404),
      ("planMeal", nil, #"{"recipe": 1, "note": "a"}"#, 422), ("planMeal", nil, #"{"note": "a", "on": ["soon"]}"#, 422),
      ("planMeal", nil, #"{"note": "a", "every": "monday"}"#, 422),
      ("planMeal", nil, #"{"note": "a", "every": "day"}"#, 422),
      ("planMeal", nil, #"{"note": "a", "weeks": 2}"#, 422),
      ("planMeal", nil, #"{"recipe": 1, "from": "2026-11-24"}"#, 422),
      ("planMeal", nil, #"{"recipe": 1, "on": ["2026-11-24"], "until": "2026-12-01"}"#, 422),
      ("planMeal", nil, #"{"note": "a", "scale": "2"}"#, 422), ("planMeal", nil, #"{"note": "a", "serves": "4"}"#, 422),
      ("movePlannedMeal", "m99", #"{"on": ""}"#, 404), ("movePlannedMeal", "99", #"{"on": ""}"#, 404),
      ("movePlannedMeal", "m1", "{}", 422), ("movePlannedMeal", "m1", #"{"on": "", "to": "top"}"#, 422),
      ("removePlannedMeal", "m99", "", 404),
      ("copyPlan", nil, #"{"from": "2026-11-22", "to": "2026-11-21", "onto": "2026-11-25"}"#, 422),
      ("shopForPlan", nil, #"{"from": "2026-11-21", "to": "2028-11-22"}"#, 422),
    ] as [(String, String?, String, Int)] {
      #expect(answer(id, path.map { ["meal": $0] } ?? [:], body: body, in: store).status == status, "\(id) \(body)")
    }
    #expect(answer("showPlan", query: "from=soon", in: store).status == 422)
  }

  @Test func `aisles and the pantry are listed and changed`() throws {
    let store = try shoppingStore()
    #expect(answer("addAisle", body: #"{"name": "Pets/cats"}"#, in: store).status == 200)
    let name = ["aisle": "pets%2Fcats"]
    #expect(answer("moveAisle", name, body: #"{"before": "produce"}"#, in: store).status == 200)
    let renamed = answer("renameAisle", name, body: #"{"name": "Cats"}"#, in: store)
    #expect(text(renamed).hasPrefix("[\n  {\n    \"aisle\": \"Cats\"\n  },\n  {\n    \"aisle\": \"Produce\"\n"))
    #expect(answer("deleteAisle", name, in: store).status == 404)
    #expect(answer("deleteAisle", ["aisle": "Cats"], in: store) == .done)
    #expect(answer("addToPantry", ["food": "olive%20oil"], in: store) == .done)
    #expect(try store.pantry() == ["olive oil", "salt"])
    #expect(answer("removeFromPantry", ["food": "Salt"], in: store) == .done)
    #expect(answer("removeFromPantry", ["food": "Salt"], in: store).status == 404)
  }

  @Test func `what is at home is listed, added, used, and changed`() throws {
    let store = try shoppingStore()
    let cream = ["food": "double%20cream"]
    let added = #"{"food": "double cream", "amount": "60 ml", "until": "2026-11-27"}"#
    #expect(answer("addStock", body: added, in: store) == .done)
    let listed = text(answer("listPantry", in: store))
    #expect(
      JSONValue(text: listed)
        == JSONValue(
          text: """
            [{"name": "double cream", "amount": "60 ml", "until": "2026-11-27", "always": false, "recipe": null, \
            "servings": null}, {"name": "salt", "amount": null, "until": null, "always": true, "recipe": null, \
            "servings": null}]
            """))
    #expect(text(answer("showShoppingList", in: store)).contains(#""atHome": "60 ml""#))
    #expect(answer("useFromPantry", cream, body: #"{"amount": "10 ml"}"#, in: store) == .done)
    #expect(try store.stocks().map(\.amount) == ["50 ml"])
    #expect(answer("editStock", cream, body: #"{"amount": "40 ml", "until": "none"}"#, in: store) == .done)
    #expect(try store.stocks().map { "\($0.amount) \($0.until == nil)" } == ["40 ml true"])
    #expect(text(answer("listPantry", query: "use=soon", in: store)) == "[]\n")
    for (id, food, body, status) in [
      ("addStock", nil, #"{"food": "cream"}"#, 422), ("addStock", nil, #"{"food": "cream", "amount": "lots"}"#, 422),
      ("useFromPantry", "salt", "{}", 409), ("useFromPantry", "pepper", "{}", 404),
      ("useFromPantry", "double%20cream", #"{"amount": "2 tins"}"#, 422),
      ("editStock", "pepper", #"{"amount": "2"}"#, 404), ("editStock", "double%20cream", "{}", 422),
    ] {
      #expect(answer(id, food.map { ["food": $0] } ?? [:], body: body, in: store).status == status, "\(id) \(body)")
    }
    #expect(answer("useFromPantry", cream, body: "{}", in: store) == .done)
    #expect(try store.stocks() == [])
  }

  @Test func `what a food is, is listed, said, and forgotten, and counts in recipes`() throws {
    let store = try verbStore()
    _ = try EditRecipes.of(1, [.ingredients: .text("100 g oat milk")]).perform(in: store)
    let (milk, quark) = (["food": "Oat%20milks"], ["food": "quark"])
    let facts = #"{"per100Grams": {"energy": 46, "saturated fat": 1e-1, "fat": 1.5, "salt": 0.004}}"#
    for _ in 1...2 { #expect(answer("mapFood", milk, body: facts, in: store) == .done) }
    #expect(answer("mapFood", quark, body: #"{"number": "01012"}"#, in: store) == .done)
    #expect(
      try store.history().prefix(3).map(\.command) == [
        "nutrition map quark --to 01012",
        #"nutrition map "Oat milks" --kcal 46 --fat 1.5 --saturated-fat 0.1 --salt 0.004"#,
        "edit Toast",
      ])
    let listed = answer("listFoods", in: store)
    #expect(
      JSONValue(text: text(listed))
        == JSONValue(
          text: #"""
            [{"name": "Oat milks", "per100Grams": {"energy": 46, "fat": 1.5, "saturated fat": 0.1, "salt": 0.004}},
             {"name": "quark", "number": "01012", "food": "Cheese, cottage, creamed, large or small curd"}]
            """#))
    let shown = answer("showNutrition", ["recipe": "1"], in: store)
    #expect(JSONValue(text: text(shown))?.object?["counted"]?.elements?.count == 1)
    #expect(answer("unmapFood", ["food": "OAT%20MILK"], in: store) == .done)
    #expect(try store.ownFoods().map(\.name) == ["quark"])
    #expect(try store.history().first?.command == #"nutrition unmap "OAT MILK""#)
    #expect(answer("undo", body: "{}", in: store).status == 200)
    #expect(answer("listFoods", in: store) == listed)
  }

  @Test(arguments: [
    ("quark", "{}", 422, "what is it? use number, or per100Grams and what else is known"),
    (
      "quark", #"{"number": "01012", "per100Grams": {"energy": 1}}"#, 422, "give number or figures, not both"
    ),
    ("quark", #"{"number": "99999"}"#, 422, #"the table has no food with the number "99999""#),
    ("quark", #"{"number": 1012}"#, 400, "number must be a text that is not empty"),
    (
      "quark", #"{"per100Grams": {"energy": 46, "fat": 60, "protein": 41}}"#, 422,
      "100 g cannot hold that; parts weigh no more than what they are part of"
    ),
    ("%20", #"{"number": "01012"}"#, 422, #"" " names no food"#),
  ])
  func `a food that cannot be is refused, and nothing is changed`(
    food: String, body: String, status: Int, reason: String
  ) throws {
    let store = try verbStore()
    let steps = try store.history().count
    let refused = answer("mapFood", ["food": food], body: body, in: store)
    #expect(refused.status == status)
    #expect(text(refused) == reason)
    #expect(try store.ownFoods().isEmpty)
    #expect(try store.history().count == steps)
    #expect(answer("unmapFood", ["food": food], in: store).status == (food == "quark" ? 404 : 422))
  }

  @Test(arguments: [
    "{}", #"{"fat": 1}"#, #"{"energy": 901}"#, #"{"energy": -1}"#, #"{"energy": "46"}"#, #"{"energy": 1e999}"#,
    #"{"energy": 46, "water": 3}"#, #"{"energy": 46, "fat": 100.1}"#, "46",
  ])
  func `amounts that no food has are not what the document allows`(amounts: String) throws {
    let store = try verbStore()
    let refused = answer("mapFood", ["food": "quark"], body: #"{"per100Grams": \#(amounts)}"#, in: store)
    #expect(refused.status == 400)
    #expect(
      text(refused).hasPrefix("per100Grams must be an object: energy, a number from 0 to 900; protein (optional), a"))
    #expect(try store.ownFoods().isEmpty)
  }

  @Test func `nutrition is that of the command line`() throws {
    let store = try verbStore()
    _ = try EditRecipes.of(1, [.ingredients: .text("100 g sugar\n2 quarks")]).perform(in: store)
    let shown = answer("showNutrition", ["recipe": "1"], query: "serves=4", in: store)
    let nutrition = try #require(JSONValue(text: text(shown))?.object)
    #expect(nutrition["lines"]?.wholeNumber == 2 && nutrition["counted"]?.elements?.count == 1)
    #expect(nutrition["serves"]?.wholeNumber == 4)
    #expect(answer("showNutrition", ["recipe": "1"], query: "serves=none", in: store).status == 422)
    #expect(answer("showNutrition", ["recipe": "9"], in: store).status == 404)
  }

  @Test func `steps are listed, undone, and redone`() throws {
    let store = try verbStore()
    #expect(answer("favorite", ["recipe": "1"], in: store) == .done)
    #expect(answer("favorite", ["recipe": "2"], in: store) == .done)
    #expect(answer("undo", body: #"{"step": 2}"#, in: store).status == 200)
    #expect(try store.identifiers(of: .favorites) == [2])
    #expect(answer("undo", body: "{}", in: store).status == 200)
    #expect(answer("redo", body: #"{"count": 1}"#, in: store).status == 200)
    #expect(answer("undo", body: #"{"step": 2, "count": 1}"#, in: store).status == 422)
    #expect(answer("undo", body: #"{"step": 99}"#, in: store).status == 404)
    #expect(answer("undo", body: #"{"count": 99}"#, in: store).status == 409)
    let steps = try #require(JSONValue(text: text(answer("listSteps", query: "limit=2", in: store))))
    #expect(steps.elements?.compactMap { $0.object?["step"]?.wholeNumber } == [4, 3])
    #expect(answer("showRecipeHistory", ["recipe": "2"], in: store).status == 200)
    #expect(answer("showRecipeHistory", ["recipe": "9"], in: store).status == 404)
  }

  @Test func `an export is a file with a name of any text`() throws {
    let store = try verbStore()
    _ = try AddRecipe(RecipeDraft(title: "Crème \"brûlée\"/2")).perform(in: store)
    let file = answer("export", query: "recipe=4&format=recipemd", in: store)
    #expect(file.headers["content-type"] == "text/markdown; charset=utf-8")
    let disposition = try #require(file.headers["content-disposition"])
    #expect(disposition.hasSuffix(".md"))
    #expect(disposition.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    #expect(disposition.count { $0 == "\"" } == 2)
  }
}
