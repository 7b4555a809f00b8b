CREATE TABLE member (
  id text PRIMARY KEY,
  account text NOT NULL,
  account_key text NOT NULL,
  nickname text NOT NULL,
  type smallint NOT NULL,
  parent_id text REFERENCES member (id),
  path text NOT NULL,
  password_hash text,
  payment_password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  may_enter boolean NOT NULL DEFAULT true,
  profile jsonb NOT NULL DEFAULT '{}',
  joined_at timestamptz NOT NULL,
  last_login_at timestamptz,
  CONSTRAINT member_account_once UNIQUE (account_key),
  CONSTRAINT member_path_ends_in_self CHECK (path LIKE '%/' || id || '/')
);

CREATE INDEX member_by_path ON member (path text_pattern_ops);
CREATE INDEX member_by_parent ON member (parent_id, joined_at);

CREATE TABLE terms_acceptance (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  version text NOT NULL,
  language text NOT NULL,
  ip text NOT NULL,
  accepted_at timestamptz NOT NULL
);

CREATE INDEX terms_acceptance_by_member ON terms_acceptance (member_id);

CREATE TABLE session (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  site text NOT NULL,
  token_hash text NOT NULL,
  binding_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  CONSTRAINT session_token_once UNIQUE (token_hash),
  CONSTRAINT session_site CHECK (site IN ('member', 'agent')),
  CONSTRAINT session_end CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);

CREATE INDEX session_by_member ON session (member_id) WHERE ended_at IS NULL;
CREATE INDEX session_by_age ON session (created_at);
