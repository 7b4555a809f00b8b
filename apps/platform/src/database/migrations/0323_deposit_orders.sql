-- What a deposit gateway was asked to take in: one order for each deposit, whose number it is. It moves no money, so it is sent
-- again under the same number until it is answered.
CREATE TABLE deposit_order (
  member_id text NOT NULL REFERENCES member (id),
  deposit_id text NOT NULL,
  state text NOT NULL,
  instructions jsonb NOT NULL DEFAULT '[]',
  reference text,
  due_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, deposit_id),
  CONSTRAINT deposit_order_of FOREIGN KEY (member_id, deposit_id) REFERENCES deposit (member_id, id),
  CONSTRAINT deposit_order_state CHECK (state IN ('toAsk', 'accepted', 'refused', 'ended')),
  CONSTRAINT deposit_order_due CHECK ((state = 'toAsk') = (due_at IS NOT NULL))
);

CREATE INDEX deposit_order_due_at ON deposit_order (due_at) WHERE due_at IS NOT NULL;

-- A payment that came in, by the gateway's own number: however often it is told of, it is credited once. `told_of` is the deposit that
-- it was told of, `deposit_id` the one that it was credited to.
CREATE TABLE deposit_payment (
  payment_id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  told_of text NOT NULL,
  deposit_id text NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT deposit_payment_amount CHECK (amount > 0),
  CONSTRAINT deposit_payment_one UNIQUE (member_id, deposit_id),
  CONSTRAINT deposit_payment_of FOREIGN KEY (member_id, deposit_id) REFERENCES deposit (member_id, id)
);
