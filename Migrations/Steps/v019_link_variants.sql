-- The recipes that are copies of others: variants of them. The original is known by its UUID, so the link outlives its
-- deletion, an export, and an import.

CREATE TABLE variants (
  recipe_id INTEGER PRIMARY KEY REFERENCES recipes (id),
  original BLOB NOT NULL CHECK (length(original) = 16), -- the UUID of the recipe that it is a copy of
  checksum INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX variants_by_original ON variants (original, recipe_id);
