-- The other weekdays of what recurs on several; the first of them is in its row of plan_rules.

CREATE TABLE plan_weekdays (
  rule_id INTEGER NOT NULL REFERENCES plan_rules (id),
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7), -- 1 is Monday
  checksum INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (rule_id, weekday)
) STRICT, WITHOUT ROWID;
