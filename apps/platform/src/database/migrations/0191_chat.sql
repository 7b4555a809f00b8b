CREATE TABLE chat_conversation (
  id text PRIMARY KEY,
  member_id text REFERENCES member (id),
  partner text NOT NULL,
  strikes integer NOT NULL DEFAULT 0,
  muted_until timestamptz,
  mute_reason text,
  created_at timestamptz NOT NULL,
  CONSTRAINT chat_conversation_once UNIQUE (member_id, partner),
  CONSTRAINT chat_conversation_mute CHECK ((muted_until IS NULL) = (mute_reason IS NULL)),
  CONSTRAINT chat_conversation_reason CHECK (mute_reason IN ('words', 'moderator')),
  CONSTRAINT chat_conversation_strikes CHECK (strikes >= 0)
);

CREATE TABLE chat_session (
  id text PRIMARY KEY,
  launch_hash text NOT NULL,
  token_hash text,
  conversation_id text NOT NULL REFERENCES chat_conversation (id),
  language text NOT NULL,
  launch_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT chat_session_launch_once UNIQUE (launch_hash),
  CONSTRAINT chat_session_token_once UNIQUE (token_hash)
);

CREATE INDEX chat_session_by_age ON chat_session (expires_at);

CREATE TABLE chat_message (
  conversation_id text NOT NULL REFERENCES chat_conversation (id),
  id text NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  hidden boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, id),
  CONSTRAINT chat_message_author CHECK (author IN ('member', 'agent', 'moderator')),
  CONSTRAINT chat_message_hidden CHECK (NOT hidden OR author = 'member'),
  CONSTRAINT chat_message_said CHECK (text <> '' AND char_length(text) <= 500)
);

CREATE INDEX chat_message_by_time ON chat_message (conversation_id, at, id);
