ALTER TABLE deposit DROP CONSTRAINT deposit_state;
ALTER TABLE deposit ADD CONSTRAINT deposit_state CHECK (
  state IN ('created', 'pending', 'underReview', 'approved', 'rejected', 'expired')
);
-- What the method asked for, by name; secrets such as a voucher's code are not kept.
ALTER TABLE deposit ADD COLUMN details jsonb NOT NULL DEFAULT '{}';

-- A voucher is worth what it was sold for until it is deposited, once. Its code is kept as a mark only.
CREATE TABLE voucher (
  code_mark text PRIMARY KEY,
  amount bigint NOT NULL,
  created_at timestamptz NOT NULL,
  member_id text REFERENCES member (id),
  deposit_id text REFERENCES deposit (id),
  CONSTRAINT voucher_amount CHECK (amount > 0),
  CONSTRAINT voucher_used CHECK ((member_id IS NULL) = (deposit_id IS NULL)),
  CONSTRAINT voucher_one_deposit UNIQUE (deposit_id)
);
