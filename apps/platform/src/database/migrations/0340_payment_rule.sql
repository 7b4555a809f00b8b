-- By what rules an agent's bills to downlines are paid by themselves; an agent without a row has the plain ones.
CREATE TABLE payment_rule (
  member_id text PRIMARY KEY REFERENCES member (id),
  reserve bigint NOT NULL CHECK (reserve >= 0),
  day_cap bigint CHECK (day_cap >= 0),
  pay_order text NOT NULL CHECK (pay_order IN ('oldest', 'dividendsFirst', 'smallest')),
  changed_at timestamptz NOT NULL
);

-- Bills are paid by themselves after their time, too, for as long as they are owed.
CREATE INDEX bill_to_pay ON bill (upline_id, window_from, id)
  WHERE state IN ('pendingReview', 'insufficient', 'partPaid', 'denied');
