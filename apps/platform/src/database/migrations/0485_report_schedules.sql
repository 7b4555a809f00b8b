-- Reports that are made again and again: which one, by which filter without its period, and from which day on.
CREATE TABLE report_schedule (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  name text NOT NULL,
  record text NOT NULL,
  filter jsonb NOT NULL,
  -- As in record_export; null for all columns of the report.
  columns jsonb,
  language text NOT NULL,
  cadence text NOT NULL,
  format text NOT NULL,
  mail boolean NOT NULL,
  -- The first day, yyyy-MM-dd of the brand's zone, that no file has yet.
  next_from text NOT NULL,
  next_at timestamptz NOT NULL,
  paused_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT report_schedule_cadence CHECK (cadence IN ('daily', 'weekly')),
  CONSTRAINT report_schedule_format CHECK (format IN ('csv', 'xlsx'))
);

CREATE INDEX report_schedule_by_member ON report_schedule (member_id, created_at);
CREATE INDEX report_schedule_due ON report_schedule (next_at) WHERE paused_at IS NULL;

-- Files of scheduled reports: each is written when it is downloaded, from the filter with its days.
CREATE TABLE report_file (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  name text NOT NULL,
  record text NOT NULL,
  filter jsonb NOT NULL,
  columns jsonb,
  language text NOT NULL,
  format text NOT NULL,
  first_day text NOT NULL,
  last_day text NOT NULL,
  row_count integer NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT report_file_format CHECK (format IN ('csv', 'xlsx')),
  CONSTRAINT report_file_days CHECK (first_day <= last_day),
  CONSTRAINT report_file_lifetime CHECK (expires_at > made_at)
);

CREATE INDEX report_file_by_member ON report_file (member_id, made_at);
CREATE INDEX report_file_by_expiry ON report_file (expires_at);
