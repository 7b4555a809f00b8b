CREATE TABLE deposit (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  method_id text NOT NULL,
  amount bigint NOT NULL,
  credited bigint,
  state text NOT NULL,
  reason text,
  reference text NOT NULL,
  payer_name text NOT NULL,
  created_at timestamptz NOT NULL,
  next_update_at timestamptz,
  CONSTRAINT deposit_amount CHECK (amount > 0),
  CONSTRAINT deposit_state CHECK (state IN ('pending', 'underReview', 'approved', 'rejected', 'expired')),
  CONSTRAINT deposit_credited CHECK ((state = 'approved') = (credited IS NOT NULL) AND (credited IS NULL OR credited > 0)),
  CONSTRAINT deposit_reference_once UNIQUE (reference)
);

CREATE INDEX deposit_by_member ON deposit (member_id, created_at, id);

CREATE TABLE deposit_step (
  deposit_id text NOT NULL REFERENCES deposit (id),
  position smallint NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  reason text,
  PRIMARY KEY (deposit_id, position)
);

CREATE TABLE withdrawal (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  amount bigint NOT NULL,
  state text NOT NULL,
  reason text,
  hold_id uuid NOT NULL REFERENCES hold (id),
  bank_code text NOT NULL,
  account_name text NOT NULL,
  account_number_sealed text NOT NULL,
  account_number_tail text NOT NULL,
  created_at timestamptz NOT NULL,
  next_update_at timestamptz,
  confirm_by timestamptz,
  CONSTRAINT withdrawal_amount CHECK (amount > 0),
  CONSTRAINT withdrawal_state CHECK (state IN (
    'requested', 'approved', 'sent', 'confirmPending', 'completed', 'caseOpen', 'rejected', 'cancelled'
  ))
);

CREATE INDEX withdrawal_by_member ON withdrawal (member_id, created_at, id);

CREATE TABLE withdrawal_step (
  withdrawal_id text NOT NULL REFERENCES withdrawal (id),
  position smallint NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  reason text,
  PRIMARY KEY (withdrawal_id, position)
);
