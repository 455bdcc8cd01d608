-- What a person has expanded or collapsed in the sidebar: how things look, not what they are, so never undone.

CREATE TABLE sidebar_expansion (
  item TEXT PRIMARY KEY CHECK (item <> ''), -- 'collections' for the header, 'collection 12' for one of them
  is_expanded INTEGER NOT NULL CHECK (is_expanded IN (0, 1))
) STRICT, WITHOUT ROWID;
