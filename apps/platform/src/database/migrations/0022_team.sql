CREATE TABLE invite (
  id text PRIMARY KEY,
  code text NOT NULL,
  agent_id text NOT NULL REFERENCES member (id),
  account_type text NOT NULL,
  note text NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  max_uses integer NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CONSTRAINT invite_code_once UNIQUE (code),
  CONSTRAINT invite_account_type CHECK (account_type IN ('member', 'agent')),
  CONSTRAINT invite_uses CHECK (uses >= 0 AND uses <= max_uses)
);

CREATE INDEX invite_by_agent ON invite (agent_id, created_at, id);

CREATE TABLE transfer (
  id text PRIMARY KEY,
  from_member_id text NOT NULL REFERENCES member (id),
  to_member_id text NOT NULL REFERENCES member (id),
  amount bigint NOT NULL,
  note text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT transfer_amount CHECK (amount > 0),
  CONSTRAINT transfer_two_accounts CHECK (from_member_id <> to_member_id)
);

CREATE INDEX transfer_by_sender ON transfer (from_member_id, at);
