-- The meal plan: what is cooked on which day, what recurs, and the days on which it does not.

CREATE TABLE planned_meals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  day TEXT NOT NULL, -- YYYY-MM-DD as local calendars show it; '' is "some day"
  meal TEXT NOT NULL, -- such as 'dinner'; '' is "not stated"
  recipe_id INTEGER REFERENCES recipes (id),
  note TEXT NOT NULL DEFAULT '', -- instead of a recipe
  factor TEXT NOT NULL DEFAULT '1' CHECK (factor <> ''), -- such as '2' or '3/2'
  rule_id INTEGER, -- the rule that it was a day of, before it was moved
  is_cooked INTEGER NOT NULL DEFAULT 0 CHECK (is_cooked IN (0, 1)),
  position INTEGER NOT NULL,
  CHECK ((recipe_id IS NULL) = (note <> ''))
) STRICT;

CREATE INDEX planned_meals_by_day ON planned_meals (day);
CREATE INDEX planned_meals_by_recipe ON planned_meals (recipe_id);

CREATE TABLE plan_rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7), -- 1 is Monday
  weeks INTEGER NOT NULL DEFAULT 1 CHECK (weeks BETWEEN 1 AND 52), -- 2 is every second week
  first_day TEXT NOT NULL CHECK (first_day <> ''),
  last_day TEXT NOT NULL DEFAULT '', -- '' is "for ever"
  meal TEXT NOT NULL,
  recipe_id INTEGER REFERENCES recipes (id),
  note TEXT NOT NULL DEFAULT '',
  factor TEXT NOT NULL DEFAULT '1' CHECK (factor <> ''),
  CHECK ((recipe_id IS NULL) = (note <> ''))
) STRICT;

CREATE INDEX plan_rules_by_recipe ON plan_rules (recipe_id);

CREATE TABLE plan_exceptions (
  rule_id INTEGER NOT NULL REFERENCES plan_rules (id),
  day TEXT NOT NULL CHECK (day <> ''),
  PRIMARY KEY (rule_id, day)
) STRICT, WITHOUT ROWID;
