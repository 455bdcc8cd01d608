-- The number of each food that has been on the shopping list: it has the same one whenever it comes back, and no other food
-- gets it. `name` is what the list called it first. Undo leaves these rows alone.

CREATE TABLE shopping_numbers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE CHECK (key <> ''),
  name TEXT NOT NULL,
  checksum INTEGER NOT NULL DEFAULT 0
) STRICT;
