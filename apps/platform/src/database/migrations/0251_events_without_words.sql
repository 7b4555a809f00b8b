ALTER TABLE withdrawal DROP COLUMN language;
