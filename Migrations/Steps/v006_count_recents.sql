-- How many recipes were added in each period of 4096 seconds, kept by triggers: the recents of a large library are
-- counted period by period, and recipe by recipe only in the one in which the month before now begins.

CREATE TABLE added_counts (
  period INTEGER PRIMARY KEY, -- recipes.added_at >> 12
  recipes INTEGER NOT NULL
) STRICT;

INSERT INTO added_counts (period, recipes)
SELECT added_at >> 12, count(*) FROM recipes GROUP BY added_at >> 12;

CREATE TRIGGER recipes_added_count_insert AFTER INSERT ON recipes
BEGIN
  INSERT INTO added_counts (period, recipes) VALUES (new.added_at >> 12, 1)
  ON CONFLICT DO UPDATE SET recipes = recipes + 1;
END;

CREATE TRIGGER recipes_added_count_delete AFTER DELETE ON recipes
BEGIN
  UPDATE added_counts SET recipes = recipes - 1 WHERE period = old.added_at >> 12;
END;

CREATE TRIGGER recipes_added_count_update AFTER UPDATE OF added_at ON recipes
WHEN old.added_at >> 12 <> new.added_at >> 12
BEGIN
  UPDATE added_counts SET recipes = recipes - 1 WHERE period = old.added_at >> 12;
  INSERT INTO added_counts (period, recipes) VALUES (new.added_at >> 12, 1)
  ON CONFLICT DO UPDATE SET recipes = recipes + 1;
END;
