-- A hash of what each recipe holds, by which doctor finds bits that flipped on the disk: SQLite checks how a file is
-- built, and not what its texts say. The program computes it whenever it writes a row.

ALTER TABLE recipes ADD COLUMN content_hash INTEGER NOT NULL DEFAULT 0;

UPDATE recipes SET content_hash = content_hash_v1(
  uuid, title, prep_time, cook_time, servings, ingredients, directions, notes, source, added_on, image_names, added_at,
  is_favorite
);
