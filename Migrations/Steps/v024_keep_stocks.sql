-- What is at home until it is used: foods with an amount or a day, and what is left over of recipes.

CREATE TABLE stocks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (name <> ''), -- of the food, as it was typed; of left-overs the title
  amount TEXT NOT NULL DEFAULT '', -- such as '200 ml'; '' is "not stated"
  until_day TEXT NOT NULL DEFAULT '', -- the last day that it holds; '' is "not stated"
  recipe_id INTEGER, -- of left-overs, also once it is deleted; NULL for foods
  servings TEXT NOT NULL DEFAULT '', -- of left-overs: such as '2' or '3/2'
  checksum INTEGER NOT NULL DEFAULT 0
) STRICT;
