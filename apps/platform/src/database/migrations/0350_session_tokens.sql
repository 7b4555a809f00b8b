-- Further tokens of a session: a browser that signs in again joins the session that it has, and no tab of it ends.
CREATE TABLE session_token (
  token_hash text PRIMARY KEY,
  session_id text NOT NULL REFERENCES session (id) ON DELETE CASCADE
);

CREATE INDEX session_token_by_session ON session_token (session_id);

CREATE INDEX session_by_binding ON session (binding_hash) WHERE ended_at IS NULL;
