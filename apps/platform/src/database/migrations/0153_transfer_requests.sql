-- What an agent asks of a direct downline; nothing moves until the downline sends it.
CREATE TABLE transfer_request (
  id text PRIMARY KEY,
  asking_id text NOT NULL REFERENCES member (id),
  asked_id text NOT NULL REFERENCES member (id),
  amount bigint NOT NULL,
  note text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT transfer_request_amount CHECK (amount > 0),
  CONSTRAINT transfer_request_state CHECK (state IN ('open', 'sent', 'refused')),
  CONSTRAINT transfer_request_two_accounts CHECK (asking_id <> asked_id)
);

CREATE INDEX transfer_request_by_asking ON transfer_request (asking_id, at, id);
CREATE INDEX transfer_request_by_asked ON transfer_request (asked_id, at, id);
CREATE INDEX transfer_by_receiver ON transfer (to_member_id, at);
