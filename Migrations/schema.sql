CREATE INDEX collection_members_by_position ON collection_members (collection_id, position, recipe_id);

CREATE INDEX collections_by_position ON collections (position);

CREATE INDEX cookings_by_recipe ON cookings (recipe_id, cooked_on);

CREATE INDEX parted_recipes_by_other ON parted_recipes (other_id);

CREATE INDEX plan_rules_by_recipe ON plan_rules (recipe_id);

CREATE INDEX planned_meals_by_day ON planned_meals (day);

CREATE INDEX planned_meals_by_recipe ON planned_meals (recipe_id);

CREATE INDEX recipes_by_added_at ON recipes (added_at);

CREATE INDEX recipes_by_favorite_position ON recipes (position) WHERE is_favorite = 1;

CREATE INDEX recipes_by_position ON recipes (position);

CREATE INDEX recipes_by_title_key ON recipes (title_key);

CREATE INDEX recipes_with_links ON recipes (title_key) WHERE instr(ingredients, '[[') > 0;

CREATE INDEX shopping_recipes_by_recipe ON shopping_recipes (recipe_id);

CREATE INDEX variants_by_original ON variants (original, recipe_id);

CREATE TABLE added_counts (
  period INTEGER PRIMARY KEY, -- recipes.added_at >> 12
  recipes INTEGER NOT NULL
) STRICT;

CREATE TABLE aisles (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- those of the program have the numbers 1 to 15
  key TEXT NOT NULL UNIQUE CHECK (key <> ''), -- the name in lower case, NFC
  name TEXT NOT NULL CHECK (name <> ''),
  position INTEGER NOT NULL
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE collection_counts (
  collection_id INTEGER PRIMARY KEY,
  recipes INTEGER NOT NULL
) STRICT;

CREATE TABLE collection_filters (
  collection_id INTEGER PRIMARY KEY REFERENCES collections (id),
  filter TEXT NOT NULL CHECK (filter <> '') -- options of the command list, always spelled the same
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE collection_members (
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  collection_id INTEGER NOT NULL REFERENCES collections (id),
  position INTEGER NOT NULL, -- of the recipe in the collection
  ordinal INTEGER NOT NULL, checksum INTEGER NOT NULL DEFAULT 0, -- of the collection in the recipe, which lists them in the order it got them
  PRIMARY KEY (recipe_id, collection_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE collections (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE CHECK (key <> ''), -- the name in lower case, NFC
  name TEXT NOT NULL CHECK (name <> ''),
  position INTEGER NOT NULL
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE cooking_sessions (
  recipe_id INTEGER PRIMARY KEY, -- the recipe may be gone
  step INTEGER NOT NULL, -- from 1
  factor TEXT NOT NULL CHECK (factor <> ''), -- such as '2' or '3/2'
  started_at INTEGER NOT NULL -- seconds since 1970 in UTC
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE cookings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  cooked_on TEXT NOT NULL CHECK (cooked_on <> ''), -- YYYY-MM-DD
  made_at INTEGER NOT NULL, -- when this was noted, in seconds since 1970 in UTC
  servings TEXT NOT NULL DEFAULT '', -- '' is "not stated"
  stars INTEGER NOT NULL DEFAULT 0 CHECK (stars BETWEEN 0 AND 5), -- 0 is "not rated"
  note TEXT NOT NULL DEFAULT '' -- one line
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE history_pieces (
  step_id INTEGER NOT NULL REFERENCES history_steps (id),
  changeset INTEGER NOT NULL,
  piece INTEGER NOT NULL,
  content BLOB NOT NULL,
  checksum INTEGER NOT NULL, -- of the content: who applies a changeset trusts every byte of it
  PRIMARY KEY (step_id, changeset, piece)
) STRICT, WITHOUT ROWID;

CREATE TABLE history_steps (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- the number that people type, never given twice
  made_at INTEGER NOT NULL, -- seconds since 1970 in UTC
  command TEXT NOT NULL, -- as the person typed it
  schema_version INTEGER NOT NULL, -- a changeset fits only the tables that it was recorded from
  is_undone INTEGER NOT NULL DEFAULT 0 CHECK (is_undone IN (0, 1)), -- the last ones are, until another step is made
  reverted_step INTEGER, -- the older step that this one undid by itself, if it did
  size INTEGER NOT NULL, -- of its changesets, in bytes
  total_size INTEGER NOT NULL -- with that of all steps before it, those that are gone included
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE library_counts (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  recipes INTEGER NOT NULL,
  favorites INTEGER NOT NULL
) STRICT;

CREATE TABLE migrations (
  version INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  checksum INTEGER NOT NULL
) STRICT;

CREATE TABLE own_foods (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food, as in the pantry
  name TEXT NOT NULL CHECK (name <> ''), -- as it was typed
  number TEXT NOT NULL, -- of a food of the table; empty where there are facts
  facts TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0, -- of 100 g: 'kcal 46, fat 1.5'; empty where there is a number
  CHECK ((number = '') <> (facts = ''))
) STRICT, WITHOUT ROWID;

CREATE TABLE pantry (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food
  name TEXT NOT NULL CHECK (name <> ''), -- as it was typed
  added_at INTEGER NOT NULL -- seconds since 1970 in UTC
, checksum INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;

CREATE TABLE parted_recipes (
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  other_id INTEGER NOT NULL REFERENCES recipes (id),
  checksum INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (recipe_id, other_id),
  CHECK (recipe_id < other_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE plan_exceptions (
  rule_id INTEGER NOT NULL REFERENCES plan_rules (id),
  day TEXT NOT NULL CHECK (day <> ''), checksum INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (rule_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE plan_rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7), -- 1 is Monday
  weeks INTEGER NOT NULL DEFAULT 1 CHECK (weeks BETWEEN 1 AND 52), -- 2 is every second week
  first_day TEXT NOT NULL CHECK (first_day <> ''),
  last_day TEXT NOT NULL DEFAULT '', -- '' is "for ever"
  meal TEXT NOT NULL,
  recipe_id INTEGER REFERENCES recipes (id),
  note TEXT NOT NULL DEFAULT '',
  factor TEXT NOT NULL DEFAULT '1' CHECK (factor <> ''), checksum INTEGER NOT NULL DEFAULT 0,
  CHECK ((recipe_id IS NULL) = (note <> ''))
) STRICT;

CREATE TABLE plan_weekdays (
  rule_id INTEGER NOT NULL REFERENCES plan_rules (id),
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7), -- 1 is Monday
  checksum INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (rule_id, weekday)
) STRICT, WITHOUT ROWID;

CREATE TABLE planned_meals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  day TEXT NOT NULL, -- YYYY-MM-DD as local calendars show it; '' is "some day"
  meal TEXT NOT NULL, -- such as 'dinner'; '' is "not stated"
  recipe_id INTEGER REFERENCES recipes (id),
  note TEXT NOT NULL DEFAULT '', -- instead of a recipe
  factor TEXT NOT NULL DEFAULT '1' CHECK (factor <> ''), -- such as '2' or '3/2'
  rule_id INTEGER, -- the rule that it was a day of, before it was moved
  is_cooked INTEGER NOT NULL DEFAULT 0 CHECK (is_cooked IN (0, 1)),
  position INTEGER NOT NULL, checksum INTEGER NOT NULL DEFAULT 0,
  CHECK ((recipe_id IS NULL) = (note <> ''))
) STRICT;

CREATE TABLE ratings (
  recipe_id INTEGER PRIMARY KEY REFERENCES recipes (id),
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5)
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

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
, content_hash INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE VIRTUAL TABLE recipes_fts USING fts5 (
  directions, ingredients, notes, title,
  content = 'recipe_texts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE running_timers (
  id INTEGER PRIMARY KEY,
  recipe_id INTEGER NOT NULL, -- that of the session
  name TEXT NOT NULL,
  ends_at INTEGER NOT NULL, -- seconds since 1970 in UTC
  reminds_at INTEGER NOT NULL -- the upper end of a range, else the same
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE said_diets (
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  diet TEXT NOT NULL, -- its name: vegan
  is_kept INTEGER NOT NULL CHECK (is_kept IN (0, 1)),
  ingredients_hash INTEGER NOT NULL, -- CRC-64/XZ of the ingredients, as in content_hash
  checksum INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (recipe_id, diet)
) STRICT, WITHOUT ROWID;

CREATE TABLE shopping_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  line TEXT NOT NULL CHECK (line <> ''), -- as it was typed
  position INTEGER NOT NULL
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE shopping_marks (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food
  mark TEXT NOT NULL CHECK (mark IN ('got', 'left out')),
  amounts TEXT NOT NULL -- what the list said when it was ticked; '' is "however much"
, checksum INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;

CREATE TABLE shopping_numbers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE CHECK (key <> ''),
  name TEXT NOT NULL,
  checksum INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE shopping_places (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food
  aisle_id INTEGER NOT NULL REFERENCES aisles (id),
  position INTEGER NOT NULL -- in the aisle; 0 is "not moved there"
, checksum INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;

CREATE TABLE shopping_recipes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  factor TEXT NOT NULL CHECK (factor <> ''), -- such as '2' or '3/2'
  planned_day TEXT NOT NULL DEFAULT '', -- the day that it is cooked; '' is "not stated"
  position INTEGER NOT NULL
, checksum INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE sidebar_expansion (
  item TEXT PRIMARY KEY CHECK (item <> ''), -- 'collections' for the header, 'collection 12' for one of them
  is_expanded INTEGER NOT NULL CHECK (is_expanded IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE stocks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (name <> ''), -- of the food, as it was typed; of left-overs the title
  amount TEXT NOT NULL DEFAULT '', -- such as '200 ml'; '' is "not stated"
  until_day TEXT NOT NULL DEFAULT '', -- the last day that it holds; '' is "not stated"
  recipe_id INTEGER, -- of left-overs, also once it is deleted; NULL for foods
  servings TEXT NOT NULL DEFAULT '', -- of left-overs: such as '2' or '3/2'
  checksum INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE variants (
  recipe_id INTEGER PRIMARY KEY REFERENCES recipes (id),
  original BLOB NOT NULL CHECK (length(original) = 16), -- the UUID of the recipe that it is a copy of
  checksum INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TRIGGER collection_members_count_delete AFTER DELETE ON collection_members
BEGIN
  UPDATE collection_counts SET recipes = recipes - 1 WHERE collection_id = old.collection_id;
END;

CREATE TRIGGER collection_members_count_insert AFTER INSERT ON collection_members
BEGIN
  INSERT INTO collection_counts (collection_id, recipes) VALUES (new.collection_id, 1)
  ON CONFLICT DO UPDATE SET recipes = recipes + 1;
END;

CREATE TRIGGER collections_count_delete AFTER DELETE ON collections
BEGIN
  DELETE FROM collection_counts WHERE collection_id = old.id;
END;

CREATE TRIGGER recipes_added_count_delete AFTER DELETE ON recipes
BEGIN
  UPDATE added_counts SET recipes = recipes - 1 WHERE period = old.added_at >> 12;
END;

CREATE TRIGGER recipes_added_count_insert AFTER INSERT ON recipes
BEGIN
  INSERT INTO added_counts (period, recipes) VALUES (new.added_at >> 12, 1)
  ON CONFLICT DO UPDATE SET recipes = recipes + 1;
END;

CREATE TRIGGER recipes_added_count_update AFTER UPDATE OF added_at ON recipes
WHEN old.added_at >> 12 <> new.added_at >> 12
BEGIN
  UPDATE added_counts SET recipes = recipes - 1 WHERE period = old.added_at >> 12;
  INSERT INTO added_counts (period, recipes) VALUES (new.added_at >> 12, 1)
  ON CONFLICT DO UPDATE SET recipes = recipes + 1;
END;

CREATE TRIGGER recipes_count_delete AFTER DELETE ON recipes
BEGIN
  UPDATE library_counts SET recipes = recipes - 1, favorites = favorites - old.is_favorite;
END;

CREATE TRIGGER recipes_count_insert AFTER INSERT ON recipes
BEGIN
  UPDATE library_counts SET recipes = recipes + 1, favorites = favorites + new.is_favorite;
END;

CREATE TRIGGER recipes_count_update AFTER UPDATE OF is_favorite ON recipes
WHEN old.is_favorite <> new.is_favorite
BEGIN
  UPDATE library_counts SET favorites = favorites + new.is_favorite - old.is_favorite;
END;

CREATE TRIGGER recipes_fts_delete AFTER DELETE ON recipes
BEGIN
  INSERT INTO recipes_fts (recipes_fts, rowid, title, ingredients, directions, notes)
  VALUES (
    'delete', old.id, ideographs_apart(old.title), ideographs_apart(old.ingredients),
    ideographs_apart(old.directions), ideographs_apart(old.notes)
  );
END;

CREATE TRIGGER recipes_fts_insert AFTER INSERT ON recipes
BEGIN
  INSERT INTO recipes_fts (rowid, title, ingredients, directions, notes)
  VALUES (
    new.id, ideographs_apart(new.title), ideographs_apart(new.ingredients),
    ideographs_apart(new.directions), ideographs_apart(new.notes)
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

CREATE VIEW recipe_texts AS
SELECT
  id,
  ideographs_apart(title) AS title,
  ideographs_apart(ingredients) AS ingredients,
  ideographs_apart(directions) AS directions,
  ideographs_apart(notes) AS notes
FROM recipes;
