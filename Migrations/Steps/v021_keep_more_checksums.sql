-- Checksums for the tables that had none: the order of a recipe's collections (`position` is left out, as the index by it
-- holds it a second time), and what is being cooked.

ALTER TABLE collection_members ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE cooking_sessions ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE running_timers ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

UPDATE collection_members SET checksum = row_checksum(recipe_id, collection_id, ordinal);
UPDATE cooking_sessions SET checksum = row_checksum(recipe_id, step, factor, started_at);
UPDATE running_timers SET checksum = row_checksum(id, recipe_id, name, ends_at, reminds_at);
