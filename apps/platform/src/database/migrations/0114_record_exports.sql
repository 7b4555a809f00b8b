-- Files that were asked for. Each is made when its address is opened, once, from the filter it was asked for with.
CREATE TABLE record_export (
  code_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  session_id text NOT NULL,
  record text NOT NULL,
  format text NOT NULL,
  filter jsonb NOT NULL,
  language text NOT NULL,
  file_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT record_export_format CHECK (format IN ('csv', 'xlsx')),
  CONSTRAINT record_export_lifetime CHECK (expires_at > asked_at)
);

CREATE INDEX record_export_by_expiry ON record_export (expires_at);
