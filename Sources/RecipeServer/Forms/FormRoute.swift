/// Every POST of the page: its path, and in each comment the fields that it takes.
///
/// The router is built from these cases, and so is the test that goes through all of them.
///
/// **Fields** are those of `application/x-www-form-urlencoded`. Where a file may come along, the form is
/// `multipart/form-data`. A field that a route does not know is passed over.
///
/// **Answers.** A request whose `Accept` names `text/html`, as that of every form does, is answered with a page: 303 to
/// where the person was (`Referer`, if it is of this server; else a place that the route chooses), with `?done=17` if the
/// change was step 17 of the history; or, when it is refused, the form again with the message next to its field.
/// Any other request, as those of the script (`fetch` sends `*/*`), is answered with 204 and the header `Recipes-Step: 17`,
/// or with `application/problem+json`: `status`, `title`, `detail`, and `field` where one is at fault (RFC 9457).
/// A change that changes nothing is answered alike, without a step. A request that names a topic in `Recipes-Topic` is told
/// in `Recipes-Mark` how far its events are with the change among them, if pages follow it.
///
/// Refusals: 400 for a field that is missing or cannot be read, 403 on a device or a server that is read-only, 404 for
/// what does not exist, 409 for an edit of what was changed meanwhile and for an undo that a later step forbids, 413 and
/// 415 for what is too long or of another kind, 422 for what breaks a rule of the library, 503 for a busy database.
enum FormRoute: String, CaseIterable, Sendable {
  /// `address` of a page, or multipart `file`; `into`: a collection for all of them. Leads to the recipe, or to the
  /// recents if there are several.
  case importRecipes = "/import"
}
