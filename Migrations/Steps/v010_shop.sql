-- The shopping list: the recipes on it, items of the user's own, what was ticked, the aisles of the shop, what is found in
-- another aisle or place than usual, and what is always at home. The lines of the list are read from the recipes.

CREATE TABLE shopping_recipes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  factor TEXT NOT NULL CHECK (factor <> ''), -- such as '2' or '3/2'
  planned_day TEXT NOT NULL DEFAULT '', -- the day that it is cooked; '' is "not stated"
  position INTEGER NOT NULL
) STRICT;

-- By which a recipe that is deleted is found on the list.
CREATE INDEX shopping_recipes_by_recipe ON shopping_recipes (recipe_id);

CREATE TABLE shopping_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  line TEXT NOT NULL CHECK (line <> ''), -- as it was typed
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE shopping_marks (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food
  mark TEXT NOT NULL CHECK (mark IN ('got', 'left out')),
  amounts TEXT NOT NULL -- what the list said when it was ticked; '' is "however much"
) STRICT, WITHOUT ROWID;

CREATE TABLE aisles (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- those of the program have the numbers 1 to 15
  key TEXT NOT NULL UNIQUE CHECK (key <> ''), -- the name in lower case, NFC
  name TEXT NOT NULL CHECK (name <> ''),
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE shopping_places (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food
  aisle_id INTEGER NOT NULL REFERENCES aisles (id),
  position INTEGER NOT NULL -- in the aisle; 0 is "not moved there"
) STRICT, WITHOUT ROWID;

CREATE TABLE pantry (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food
  name TEXT NOT NULL CHECK (name <> ''), -- as it was typed
  added_at INTEGER NOT NULL -- seconds since 1970 in UTC
) STRICT, WITHOUT ROWID;

INSERT INTO aisles (id, key, name, position) VALUES
  (1, 'produce', 'Produce', 1 << 32),
  (2, 'bakery', 'Bakery', 2 << 32),
  (3, 'meat', 'Meat', 3 << 32),
  (4, 'fish', 'Fish', 4 << 32),
  (5, 'dairy and eggs', 'Dairy and eggs', 5 << 32),
  (6, 'deli', 'Deli', 6 << 32),
  (7, 'frozen', 'Frozen', 7 << 32),
  (8, 'pasta, rice and beans', 'Pasta, rice and beans', 8 << 32),
  (9, 'tins and jars', 'Tins and jars', 9 << 32),
  (10, 'baking', 'Baking', 10 << 32),
  (11, 'herbs and spices', 'Herbs and spices', 11 << 32),
  (12, 'oils and sauces', 'Oils and sauces', 12 << 32),
  (13, 'nuts and dried fruit', 'Nuts and dried fruit', 13 << 32),
  (14, 'drinks', 'Drinks', 14 << 32),
  (15, 'other', 'Other', 15 << 32);
