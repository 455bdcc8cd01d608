-- The end of the collections' order is found by an index, as that of the library's is: with a collection for each of
-- thousands of recipes, an import looked through all collections for each one that it made.

CREATE INDEX collections_by_position ON collections (position);
