-- Recipes, collections, their orders, and the full-text index over the recipes.
--
-- Positions are gap integers without UNIQUE, foreign keys have no actions, and every table of a person's data
-- declares its primary key: undo replays changesets, which rely on all three.

CREATE TABLE recipes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  position INTEGER NOT NULL, -- in the library; lists order by (position, id)
  is_favorite INTEGER NOT NULL DEFAULT 0 CHECK (is_favorite IN (0, 1)),
  prep_time INTEGER NOT NULL DEFAULT 0 CHECK (prep_time >= 0), -- seconds; 0 is "not stated"
  cook_time INTEGER NOT NULL DEFAULT 0 CHECK (cook_time >= 0), -- seconds; 0 is "not stated"
  added_at INTEGER NOT NULL, -- seconds since 1970 in UTC: what added_on means, else when the row was made
  title TEXT NOT NULL CHECK (title <> ''),
  title_key TEXT NOT NULL, -- the title without case and diacritics, by which titles are found and sorted
  servings TEXT NOT NULL DEFAULT '',
  added_on TEXT NOT NULL DEFAULT '', -- ISO 8601 as it came in; '' is "not stated"
  source TEXT NOT NULL DEFAULT '',
  image_names TEXT NOT NULL DEFAULT '', -- a line each
  notes TEXT NOT NULL DEFAULT '',
  ingredients TEXT NOT NULL DEFAULT '', -- a line each
  directions TEXT NOT NULL DEFAULT '' -- a line each
) STRICT;

CREATE INDEX recipes_by_position ON recipes (position);
CREATE INDEX recipes_by_favorite_position ON recipes (position) WHERE is_favorite = 1;
CREATE INDEX recipes_by_added_at ON recipes (added_at);
CREATE INDEX recipes_by_title_key ON recipes (title_key);

CREATE TABLE collections (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE CHECK (key <> ''), -- the name in lower case, NFC
  name TEXT NOT NULL CHECK (name <> ''),
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE collection_members (
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  collection_id INTEGER NOT NULL REFERENCES collections (id),
  position INTEGER NOT NULL, -- of the recipe in the collection
  ordinal INTEGER NOT NULL, -- of the collection in the recipe, which lists them in the order it got them
  PRIMARY KEY (recipe_id, collection_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX collection_members_by_position ON collection_members (collection_id, position, recipe_id);

-- The index takes words apart at spaces, which Chinese and Japanese do not use: there, each ideograph is a word.
-- ideographs_apart is a function of the application, so other programs can search the index but not feed it.
CREATE VIEW recipe_texts AS
SELECT
  id,
  ideographs_apart(title) AS title,
  ideographs_apart(ingredients) AS ingredients,
  ideographs_apart(directions) AS directions,
  ideographs_apart(notes) AS notes
FROM recipes;

CREATE VIRTUAL TABLE recipes_fts USING fts5 (
  title, ingredients, directions, notes,
  content = 'recipe_texts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

-- A word of the title weighs as much as several of the ingredients, and one of those more than one of the rest.
INSERT INTO recipes_fts (recipes_fts, rank) VALUES ('rank', 'bm25(10.0, 3.0, 1.0, 1.0)');

CREATE TRIGGER recipes_fts_insert AFTER INSERT ON recipes
BEGIN
  INSERT INTO recipes_fts (rowid, title, ingredients, directions, notes)
  VALUES (
    new.id, ideographs_apart(new.title), ideographs_apart(new.ingredients),
    ideographs_apart(new.directions), ideographs_apart(new.notes)
  );
END;

CREATE TRIGGER recipes_fts_delete AFTER DELETE ON recipes
BEGIN
  INSERT INTO recipes_fts (recipes_fts, rowid, title, ingredients, directions, notes)
  VALUES (
    'delete', old.id, ideographs_apart(old.title), ideographs_apart(old.ingredients),
    ideographs_apart(old.directions), ideographs_apart(old.notes)
  );
END;

CREATE TRIGGER recipes_fts_update AFTER UPDATE OF title, ingredients, directions, notes ON recipes
WHEN (old.title, old.ingredients, old.directions, old.notes)
  IS NOT (new.title, new.ingredients, new.directions, new.notes)
BEGIN
  INSERT INTO recipes_fts (recipes_fts, rowid, title, ingredients, directions, notes)
  VALUES (
    'delete', old.id, ideographs_apart(old.title), ideographs_apart(old.ingredients),
    ideographs_apart(old.directions), ideographs_apart(old.notes)
  );
  INSERT INTO recipes_fts (rowid, title, ingredients, directions, notes)
  VALUES (
    new.id, ideographs_apart(new.title), ideographs_apart(new.ingredients),
    ideographs_apart(new.directions), ideographs_apart(new.notes)
  );
END;
