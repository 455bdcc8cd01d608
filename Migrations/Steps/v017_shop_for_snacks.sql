-- Snacks get an aisle, before the one for everything else. Numbers from 16 are those of aisles that people have added, so it
-- has one that hardly anyone has come to. Where an aisle is called Snacks already, that one serves.

INSERT OR IGNORE INTO aisles (id, key, name, position, checksum)
SELECT 1000, 'snacks', 'Snacks', place, row_checksum('snacks', 'Snacks', place)
FROM (
  SELECT coalesce((SELECT max(position) FROM aisles WHERE position < other.position), position) / 2 + position / 2 AS place
  FROM aisles AS other
  WHERE id = 15
);
