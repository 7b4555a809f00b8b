ALTER TABLE session ADD COLUMN ip text;
ALTER TABLE session ADD COLUMN device text;

-- A remembered browser: each token is good once and is followed by the next of its family.
CREATE TABLE remembered_token (
  token_hash text PRIMARY KEY,
  family_id text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  site text NOT NULL,
  session_id text NOT NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT remembered_token_site CHECK (site IN ('member', 'agent'))
);

CREATE INDEX remembered_token_by_family ON remembered_token (family_id);
CREATE INDEX remembered_token_by_member ON remembered_token (member_id);
CREATE INDEX remembered_token_by_expiry ON remembered_token (expires_at);

-- A code that one page hands to another, exchanged once for a session.
CREATE TABLE session_code (
  code_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  session_id text NOT NULL,
  site text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX session_code_by_expiry ON session_code (expires_at);

CREATE TABLE login_history (
  member_id text NOT NULL REFERENCES member (id),
  at timestamptz NOT NULL,
  id text NOT NULL,
  site text NOT NULL,
  method text NOT NULL,
  outcome text NOT NULL,
  ip text NOT NULL,
  device text NOT NULL,
  PRIMARY KEY (member_id, at, id),
  CONSTRAINT login_history_outcome CHECK (outcome IN ('signedIn', 'wrongPassword', 'verificationAsked'))
);

CREATE INDEX login_history_by_age ON login_history (at);

CREATE TABLE known_address (
  member_id text NOT NULL REFERENCES member (id),
  address_group text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, address_group)
);

-- Somebody whose password was right and who has still to show that it is them.
CREATE TABLE login_challenge (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  site text NOT NULL,
  binding_mark text NOT NULL,
  remember boolean NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  passed_at timestamptz,
  CONSTRAINT login_challenge_tries CHECK (tries BETWEEN 0 AND 5)
);

CREATE INDEX login_challenge_by_expiry ON login_challenge (expires_at);
