CREATE TABLE idempotency (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key),
  CONSTRAINT idempotency_scope_length CHECK (length(scope) BETWEEN 1 AND 255),
  CONSTRAINT idempotency_key_length CHECK (length(key) BETWEEN 1 AND 255)
);

CREATE INDEX idempotency_by_age ON idempotency (created_at);
