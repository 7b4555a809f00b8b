-- What a payout gateway was asked to pay: one order for each withdrawal, whose number it is. `sending` is an order whose answer
-- has not come: whether it arrived is asked, and it is sent again only when the gateway says that it knows of none.
CREATE TABLE payout_order (
  member_id text NOT NULL REFERENCES member (id),
  withdrawal_id text NOT NULL,
  state text NOT NULL,
  reference text,
  due_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, withdrawal_id),
  CONSTRAINT payout_order_state CHECK (state IN ('toSend', 'sending', 'accepted', 'paid', 'refused')),
  CONSTRAINT payout_order_due CHECK ((state IN ('toSend', 'sending')) = (due_at IS NOT NULL))
);

CREATE INDEX payout_order_due_at ON payout_order (due_at) WHERE due_at IS NOT NULL;
