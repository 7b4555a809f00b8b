CREATE TABLE message (
  member_id text NOT NULL REFERENCES member (id),
  id text NOT NULL,
  kind text NOT NULL,
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  link text NOT NULL,
  cause text NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  marked boolean NOT NULL DEFAULT false,
  deleted_at timestamptz,
  PRIMARY KEY (member_id, id),
  CONSTRAINT message_cause_once UNIQUE (member_id, cause),
  CONSTRAINT message_link CHECK (link = '' OR link LIKE '/%'),
  CONSTRAINT message_kind CHECK (kind IN (
    'system', 'wallet', 'bonus', 'promotion', 'points', 'vip', 'contract', 'team', 'security', 'feedback'
  ))
);

CREATE INDEX message_by_time ON message (member_id, sent_at, id) WHERE deleted_at IS NULL;
CREATE INDEX message_unread ON message (member_id) WHERE read_at IS NULL AND deleted_at IS NULL;

CREATE TABLE upload (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  size integer NOT NULL,
  bytes bytea,
  use_type text,
  use_id text,
  created_at timestamptz NOT NULL,
  CONSTRAINT upload_type CHECK (type IN ('image/png', 'image/jpeg')),
  CONSTRAINT upload_pixels CHECK (width > 0 AND height > 0 AND width::bigint * height <= 25000000),
  CONSTRAINT upload_size CHECK (size > 0),
  CONSTRAINT upload_used CHECK ((use_type IS NULL) = (use_id IS NULL))
);

CREATE INDEX upload_by_member ON upload (member_id, created_at);
CREATE INDEX upload_by_use ON upload (use_type, use_id);
