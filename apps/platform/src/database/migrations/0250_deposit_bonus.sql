-- The bonus that was chosen with a deposit: claimed at once when the deposit is credited. Null where none was chosen.
ALTER TABLE deposit ADD COLUMN bonus_id text;
