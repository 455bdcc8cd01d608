-- When recipes were cooked, and how they are rated.

CREATE TABLE cookings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  cooked_on TEXT NOT NULL CHECK (cooked_on <> ''), -- YYYY-MM-DD
  made_at INTEGER NOT NULL, -- when this was noted, in seconds since 1970 in UTC
  servings TEXT NOT NULL DEFAULT '', -- '' is "not stated"
  stars INTEGER NOT NULL DEFAULT 0 CHECK (stars BETWEEN 0 AND 5), -- 0 is "not rated"
  note TEXT NOT NULL DEFAULT '' -- one line
) STRICT;

CREATE INDEX cookings_by_recipe ON cookings (recipe_id, cooked_on);

CREATE TABLE ratings (
  recipe_id INTEGER PRIMARY KEY REFERENCES recipes (id),
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5)
) STRICT;
