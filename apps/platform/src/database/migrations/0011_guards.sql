CREATE TABLE throttle (
  key text PRIMARY KEY,
  whole_at double precision NOT NULL
);

CREATE TABLE failure (
  key text PRIMARY KEY,
  count integer NOT NULL,
  last_at timestamptz NOT NULL
);

CREATE TABLE captcha (
  id text PRIMARY KEY,
  answer_mark text NOT NULL,
  salt text NOT NULL,
  difficulty smallint NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX captcha_by_expiry ON captcha (expires_at);

CREATE TABLE encryption_key (
  kid text PRIMARY KEY,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE used_nonce (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE INDEX used_nonce_by_expiry ON used_nonce (expires_at);

CREATE TABLE event_ticket (
  ticket_hash text PRIMARY KEY,
  session_id text NOT NULL REFERENCES session (id),
  member_id text NOT NULL REFERENCES member (id),
  expires_at timestamptz NOT NULL
);

CREATE INDEX event_ticket_by_expiry ON event_ticket (expires_at);

CREATE TABLE system_status (
  id smallint PRIMARY KEY,
  status smallint NOT NULL,
  message text NOT NULL,
  until timestamptz,
  changed_at timestamptz NOT NULL,
  CONSTRAINT system_status_one_row CHECK (id = 1),
  CONSTRAINT system_status_known CHECK (status IN (0, 1, 2))
);

INSERT INTO system_status (id, status, message, changed_at) VALUES (1, 0, '', now());

CREATE TABLE platform_secret (
  name text PRIMARY KEY,
  value text NOT NULL
);
