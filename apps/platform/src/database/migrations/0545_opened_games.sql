-- A bet is of the type that its game had when its play session was opened, whatever the catalogue says since. Null for a session
-- of before.
ALTER TABLE play_session ADD COLUMN game_type text;

-- The games that were ever opened. Records name them, so they stay in the catalogue, switched off.
CREATE TABLE opened_game (
  node_id text PRIMARY KEY
);
INSERT INTO opened_game (node_id) SELECT node_id FROM bet UNION SELECT node_id FROM play_session;
