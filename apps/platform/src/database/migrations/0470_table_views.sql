-- How an agent has set up a table of its site.
CREATE TABLE table_layout (
  member_id text NOT NULL REFERENCES member (id),
  page text NOT NULL,
  hidden jsonb NOT NULL,
  density text NOT NULL,
  PRIMARY KEY (member_id, page)
);

-- Filters, order and columns of a table under a name: `search` is the query string of its page.
CREATE TABLE table_view (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  page text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  CONSTRAINT table_view_name_once UNIQUE (member_id, page, name)
);
