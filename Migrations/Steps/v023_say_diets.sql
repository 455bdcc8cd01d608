-- What a person says of a recipe and a diet. It holds for the ingredients that it was said of, and for no others.

CREATE TABLE said_diets (
  recipe_id INTEGER NOT NULL REFERENCES recipes (id),
  diet TEXT NOT NULL, -- its name: vegan
  is_kept INTEGER NOT NULL CHECK (is_kept IN (0, 1)),
  ingredients_hash INTEGER NOT NULL, -- CRC-64/XZ of the ingredients, as in content_hash
  checksum INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (recipe_id, diet)
) STRICT, WITHOUT ROWID;
