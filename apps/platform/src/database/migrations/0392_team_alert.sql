-- From which amounts on an agent gets a message about a win or a withdrawal in its team; without a row, about none.
CREATE TABLE team_alert (
  member_id text PRIMARY KEY REFERENCES member (id),
  win bigint CHECK (win > 0),
  withdrawal bigint CHECK (withdrawal > 0),
  changed_at timestamptz NOT NULL
);

-- The visit before this one.
CREATE INDEX session_of_member ON session (member_id, created_at);

CREATE INDEX withdrawal_by_time ON withdrawal (created_at);
