-- Notes of an agent on accounts of its team, as many as it writes; only that agent reads them.
CREATE TABLE team_member_note (
  id text PRIMARY KEY,
  agent_id text NOT NULL REFERENCES member (id),
  member_id text NOT NULL REFERENCES member (id),
  note text NOT NULL,
  at timestamptz NOT NULL
);

CREATE INDEX team_member_note_by_agent ON team_member_note (agent_id, at, id);
CREATE INDEX team_member_note_by_member ON team_member_note (agent_id, member_id, at, id);

INSERT INTO team_member_note (id, agent_id, member_id, note, at)
SELECT md5(agent_id || '/' || member_id), agent_id, member_id, note, date_trunc('milliseconds', at) FROM team_note;

DROP TABLE team_note;

-- An agent's own tags of accounts of its team.
CREATE TABLE team_tag (
  agent_id text NOT NULL REFERENCES member (id),
  member_id text NOT NULL REFERENCES member (id),
  tag text NOT NULL,
  PRIMARY KEY (agent_id, member_id, tag)
);

CREATE INDEX team_tag_by_tag ON team_tag (agent_id, tag, member_id);

-- The freezes of an account, for its timeline.
CREATE INDEX upline_freeze_by_member ON upline_freeze (member_id, since);
