-- A checksum of each row that a person wrote, as the recipes have one, by which doctor finds bits that flipped on the
-- disk. The program computes it whenever it writes a row; 0 is "not known".

ALTER TABLE aisles ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE collections ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE collection_filters ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE cookings ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE history_steps ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE own_foods ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE pantry ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE plan_exceptions ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE plan_rules ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE planned_meals ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shopping_items ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shopping_marks ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shopping_places ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shopping_recipes ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

UPDATE aisles SET checksum = row_checksum(key, name, position);
UPDATE collections SET checksum = row_checksum(key, name, position);
UPDATE collection_filters SET checksum = row_checksum(collection_id, filter);
UPDATE cookings SET checksum = row_checksum(recipe_id, cooked_on, made_at, servings, stars, note);
UPDATE history_steps SET checksum = row_checksum(made_at, command, schema_version, is_undone, reverted_step);
UPDATE own_foods SET checksum = row_checksum(key, name, number, facts);
UPDATE pantry SET checksum = row_checksum(key, name, added_at);
UPDATE plan_exceptions SET checksum = row_checksum(rule_id, day);
UPDATE plan_rules SET
  checksum = row_checksum(weekday, weeks, first_day, last_day, meal, recipe_id, note, factor);
UPDATE planned_meals SET
  checksum = row_checksum(day, meal, recipe_id, note, factor, rule_id, is_cooked, position);
UPDATE ratings SET checksum = row_checksum(recipe_id, stars);
UPDATE shopping_items SET checksum = row_checksum(line, position);
UPDATE shopping_marks SET checksum = row_checksum(key, mark, amounts);
UPDATE shopping_places SET checksum = row_checksum(key, aisle_id, position);
UPDATE shopping_recipes SET checksum = row_checksum(recipe_id, factor, planned_day, position);
