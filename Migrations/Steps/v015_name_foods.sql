-- What a person says that a food is, for the nutrition of recipes: a food of the table that comes with the program, or what
-- 100 g of it hold. It goes before what the program knows of the name.

CREATE TABLE own_foods (
  key TEXT PRIMARY KEY CHECK (key <> ''), -- of the food, as in the pantry
  name TEXT NOT NULL CHECK (name <> ''), -- as it was typed
  number TEXT NOT NULL, -- of a food of the table; empty where there are facts
  facts TEXT NOT NULL, -- of 100 g: 'kcal 46, fat 1.5'; empty where there is a number
  CHECK ((number = '') <> (facts = ''))
) STRICT, WITHOUT ROWID;
