-- The columns that a file was asked for with, in order, as [{"id": …, "title": …}]; null for all that the list has.
ALTER TABLE record_export ADD COLUMN columns jsonb;
