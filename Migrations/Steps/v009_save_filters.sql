-- Saved filters: collections that hold whatever matches, instead of recipes that were put into them. In a table of its
-- own: a column of collections would make every older step of the history unfit for that table.

CREATE TABLE collection_filters (
  collection_id INTEGER PRIMARY KEY REFERENCES collections (id),
  filter TEXT NOT NULL CHECK (filter <> '') -- options of the command list, always spelled the same
) STRICT;
