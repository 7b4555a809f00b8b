CREATE TABLE member_stream (
  member_id text PRIMARY KEY,
  last_seq bigint NOT NULL,
  pruned_through bigint NOT NULL DEFAULT 0,
  CONSTRAINT member_stream_order CHECK (last_seq >= pruned_through)
);

CREATE TABLE member_event (
  member_id text NOT NULL,
  seq bigint NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, seq)
);

CREATE INDEX member_event_by_age ON member_event (at);
