-- The counts that lists show, kept by triggers: counting a million recipes takes time, reading a number does not.
-- They follow from the other tables, so undo, which fires the triggers, never records them.

CREATE TABLE library_counts (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  recipes INTEGER NOT NULL,
  favorites INTEGER NOT NULL
) STRICT;

INSERT INTO library_counts (id, recipes, favorites)
SELECT 1, count(*), coalesce(sum(is_favorite), 0) FROM recipes;

-- A collection that never had a recipe has no row.
CREATE TABLE collection_counts (
  collection_id INTEGER PRIMARY KEY,
  recipes INTEGER NOT NULL
) STRICT;

INSERT INTO collection_counts (collection_id, recipes)
SELECT collection_id, count(*) FROM collection_members GROUP BY collection_id;

CREATE TRIGGER recipes_count_insert AFTER INSERT ON recipes
BEGIN
  UPDATE library_counts SET recipes = recipes + 1, favorites = favorites + new.is_favorite;
END;

CREATE TRIGGER recipes_count_delete AFTER DELETE ON recipes
BEGIN
  UPDATE library_counts SET recipes = recipes - 1, favorites = favorites - old.is_favorite;
END;

CREATE TRIGGER recipes_count_update AFTER UPDATE OF is_favorite ON recipes
WHEN old.is_favorite <> new.is_favorite
BEGIN
  UPDATE library_counts SET favorites = favorites + new.is_favorite - old.is_favorite;
END;

CREATE TRIGGER collection_members_count_insert AFTER INSERT ON collection_members
BEGIN
  INSERT INTO collection_counts (collection_id, recipes) VALUES (new.collection_id, 1)
  ON CONFLICT DO UPDATE SET recipes = recipes + 1;
END;

CREATE TRIGGER collection_members_count_delete AFTER DELETE ON collection_members
BEGIN
  UPDATE collection_counts SET recipes = recipes - 1 WHERE collection_id = old.collection_id;
END;

CREATE TRIGGER collections_count_delete AFTER DELETE ON collections
BEGIN
  DELETE FROM collection_counts WHERE collection_id = old.id;
END;
