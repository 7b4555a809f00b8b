-- A bet may be cashed out before its end, and may be made void by its vendor, even after it was settled. What a void bet
-- had come to is kept no longer than its figures are: all but that its member had played.
ALTER TABLE bet DROP CONSTRAINT bet_state;
ALTER TABLE bet DROP CONSTRAINT bet_payout;
ALTER TABLE bet DROP CONSTRAINT bet_refunded_not_valid;
ALTER TABLE bet ADD COLUMN voided_at timestamptz;
ALTER TABLE bet ADD COLUMN voided_from text;
ALTER TABLE bet ADD CONSTRAINT bet_state CHECK (state IN ('unsettled', 'won', 'lost', 'cashedOut', 'refunded', 'void'));
ALTER TABLE bet ADD CONSTRAINT bet_payout CHECK ((state IN ('won', 'cashedOut')) = (payout > 0));
ALTER TABLE bet ADD CONSTRAINT bet_refunded_not_valid CHECK (state NOT IN ('refunded', 'void') OR valid_bet = 0);
ALTER TABLE bet ADD CONSTRAINT bet_voided CHECK (
  (state = 'void') = (voided_at IS NOT NULL) AND (voided_at IS NULL) = (voided_from IS NULL)
);
CREATE INDEX bet_by_voided ON bet (voided_at) WHERE voided_at IS NOT NULL;

ALTER TABLE vendor_transaction DROP CONSTRAINT vendor_transaction_kind;
ALTER TABLE vendor_transaction ADD CONSTRAINT vendor_transaction_kind CHECK (kind IN ('bet', 'win', 'rollback', 'void'));
