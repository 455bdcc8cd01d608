import RecipeVerbs

/// A value that a request of the API names: a parameter of the query or the path, or a member of the body.
typealias APIField = ValueMember
