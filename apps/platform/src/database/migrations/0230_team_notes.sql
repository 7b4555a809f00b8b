-- What whoever registers by a link is offered: per cents by kind of contract.
ALTER TABLE invite ADD COLUMN rates jsonb NOT NULL DEFAULT '{}';

-- What an agent notes of an account of its team; nobody else reads it.
CREATE TABLE team_note (
  agent_id text NOT NULL REFERENCES member (id),
  member_id text NOT NULL REFERENCES member (id),
  note text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (agent_id, member_id)
);

-- Who is online is asked of all sessions that were seen in the last minutes.
CREATE INDEX session_seen ON session (last_seen_at) WHERE ended_at IS NULL;
