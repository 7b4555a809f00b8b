-- Messages to telephones and mailboxes. What they say is sealed: it may hold codes and links.
CREATE TABLE outbox_message (
  id text PRIMARY KEY,
  channel text NOT NULL,
  to_mark text NOT NULL,
  to_sealed text NOT NULL,
  kind text NOT NULL,
  text_sealed text NOT NULL,
  language text NOT NULL,
  state text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  CONSTRAINT outbox_message_channel CHECK (channel IN ('sms', 'mail')),
  CONSTRAINT outbox_message_state CHECK (state IN ('queued', 'sent', 'failed'))
);

CREATE INDEX outbox_message_by_recipient ON outbox_message (to_mark, created_at);
CREATE INDEX outbox_message_waiting ON outbox_message (due_at) WHERE state = 'queued';
CREATE INDEX outbox_message_by_age ON outbox_message (created_at);

-- One code each: good once, for one purpose, one recipient and one browser or session.
CREATE TABLE verification_code (
  id text PRIMARY KEY,
  purpose text NOT NULL,
  channel text NOT NULL,
  recipient_mark text NOT NULL,
  binding_mark text NOT NULL,
  code_mark text NOT NULL,
  member_id text REFERENCES member (id),
  address_group text NOT NULL,
  prefix text,
  sent boolean NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT verification_code_channel CHECK (channel IN ('sms', 'mail')),
  CONSTRAINT verification_code_tries CHECK (tries BETWEEN 0 AND 5)
);

CREATE INDEX verification_code_by_recipient ON verification_code (recipient_mark, created_at);
CREATE INDEX verification_code_by_address ON verification_code (address_group, created_at);
CREATE INDEX verification_code_by_prefix ON verification_code (prefix, created_at);
CREATE INDEX verification_code_by_age ON verification_code (channel, created_at);

-- Whoever orders a code holds its channel's row meanwhile, so that budgets are never overdrawn.
CREATE TABLE code_budget (
  channel text PRIMARY KEY
);

INSERT INTO code_budget (channel) VALUES ('sms'), ('mail');

-- Numbers and addresses that were shown to be a member's own.
CREATE TABLE member_contact (
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL,
  value_mark text NOT NULL,
  value_sealed text NOT NULL,
  hint text NOT NULL,
  verified_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind),
  CONSTRAINT member_contact_kind CHECK (kind IN ('mobile', 'email'))
);

CREATE UNIQUE INDEX member_contact_once ON member_contact (kind, value_mark);

-- Until then nothing is paid out and no account to pay to is changed.
CREATE TABLE payout_hold (
  member_id text PRIMARY KEY REFERENCES member (id),
  until timestamptz NOT NULL,
  reason text NOT NULL,
  placed_at timestamptz NOT NULL
);
