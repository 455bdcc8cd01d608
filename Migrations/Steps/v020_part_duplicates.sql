-- The pairs of recipes that look alike and are no duplicates, as a person has said.

CREATE TABLE parted_recipes (
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  other_id INTEGER NOT NULL REFERENCES recipes (id),
  checksum INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (recipe_id, other_id),
  CHECK (recipe_id < other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX parted_recipes_by_other ON parted_recipes (other_id);
