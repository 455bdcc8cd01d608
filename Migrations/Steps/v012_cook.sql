-- Where a recipe is being cooked, and the timers that run. How things look is kept but is no change: undo leaves it alone.

CREATE TABLE cooking_sessions (
  recipe_id INTEGER PRIMARY KEY, -- the recipe may be gone
  step INTEGER NOT NULL, -- from 1
  factor TEXT NOT NULL CHECK (factor <> ''), -- such as '2' or '3/2'
  started_at INTEGER NOT NULL -- seconds since 1970 in UTC
) STRICT;

CREATE TABLE running_timers (
  id INTEGER PRIMARY KEY,
  recipe_id INTEGER NOT NULL, -- that of the session
  name TEXT NOT NULL,
  ends_at INTEGER NOT NULL, -- seconds since 1970 in UTC
  reminds_at INTEGER NOT NULL -- the upper end of a range, else the same
) STRICT;
