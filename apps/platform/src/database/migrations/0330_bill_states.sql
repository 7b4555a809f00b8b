-- A bill of nothing says why: no tier was reached, a tier was reached and there is nothing to take its share of, or
-- earlier windows took what it would pay.
ALTER TABLE bill DROP CONSTRAINT bill_not_reached;
ALTER TABLE bill DROP CONSTRAINT bill_state;

UPDATE bill SET state = CASE
    WHEN carried < 0 AND (inputs ->> 'loss')::numeric > 0 THEN 'carriedLoss' ELSE 'nothingToPay' END
  WHERE state = 'notReached' AND tier IS NOT NULL;

ALTER TABLE bill ADD CONSTRAINT bill_state CHECK (state IN (
  'notReached', 'nothingToPay', 'carriedLoss',
  'pendingReview', 'pendingCollect', 'issued', 'insufficient', 'partPaid', 'denied', 'expired'
));
ALTER TABLE bill ADD CONSTRAINT bill_nothing
  CHECK ((state IN ('notReached', 'nothingToPay', 'carriedLoss')) = (amount = 0));
