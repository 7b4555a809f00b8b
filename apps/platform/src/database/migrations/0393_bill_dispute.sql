-- A dispute over a bill is a conversation of both sides, which the operator ends.
CREATE TABLE bill_dispute (
  bill_id text PRIMARY KEY REFERENCES bill (id),
  opened_at timestamptz NOT NULL,
  -- Until then the sides settle it between themselves; then the operator decides.
  answer_by timestamptz NOT NULL,
  -- Whose turn it is: whoever did not write last. Null where the operator itself pays.
  last_by text REFERENCES member (id),
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('withdrawn', 'upheld', 'rejected')),
  CONSTRAINT bill_dispute_end CHECK ((ended_at IS NULL) = (outcome IS NULL))
);

CREATE INDEX bill_dispute_open ON bill_dispute (answer_by) WHERE ended_at IS NULL;

CREATE TABLE bill_dispute_message (
  bill_id text NOT NULL REFERENCES bill_dispute (bill_id),
  position integer NOT NULL,
  -- Null: the operator.
  author_id text REFERENCES member (id),
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (bill_id, position)
);

INSERT INTO bill_dispute (bill_id, opened_at, answer_by, last_by)
SELECT id, coalesce(answered_at, changed_at), coalesce(answered_at, changed_at) + interval '3 days', party_id
FROM bill WHERE answer = 'disputed';

INSERT INTO bill_dispute_message (bill_id, position, author_id, text, at)
SELECT id, 1, party_id, coalesce(answer_reason, ''), coalesce(answered_at, changed_at)
FROM bill WHERE answer = 'disputed';
