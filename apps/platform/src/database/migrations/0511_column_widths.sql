-- Widths of the columns of a table in pixels, by column.
ALTER TABLE table_layout ADD COLUMN widths jsonb NOT NULL DEFAULT '{}';
