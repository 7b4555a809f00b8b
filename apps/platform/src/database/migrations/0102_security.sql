ALTER TABLE member ADD COLUMN must_change_reason text;
ALTER TABLE member ADD COLUMN initial_secret_until timestamptz;
ALTER TABLE member ADD COLUMN icon text;
ALTER TABLE member ADD COLUMN password_changed_at timestamptz;
ALTER TABLE member ADD COLUMN payment_password_changed_at timestamptz;

-- A link to a new password, sent by e-mail.
CREATE TABLE password_link (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX password_link_by_expiry ON password_link (expires_at);

CREATE TABLE bank_account (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  bank_code text NOT NULL,
  account_name text NOT NULL,
  number_sealed text NOT NULL,
  number_mark text NOT NULL,
  number_tail text NOT NULL,
  is_default boolean NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz
);

CREATE INDEX bank_account_by_member ON bank_account (member_id, added_at);
CREATE UNIQUE INDEX bank_account_once ON bank_account (member_id, number_mark) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX bank_account_one_default ON bank_account (member_id) WHERE is_default AND removed_at IS NULL;

CREATE TABLE authenticator (
  member_id text PRIMARY KEY REFERENCES member (id),
  secret_sealed text NOT NULL,
  -- The step of the newest code that was taken: none counts twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  connected_at timestamptz
);

CREATE TABLE recovery_code (
  member_id text NOT NULL REFERENCES member (id),
  code_mark text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, code_mark)
);
