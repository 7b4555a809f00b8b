-- A withdrawal may be looked at by a person before it is approved, and a bank may fail to pay it.
ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_state;
ALTER TABLE withdrawal ADD CONSTRAINT withdrawal_state CHECK (state IN (
  'requested', 'riskReview', 'approved', 'sent', 'confirmPending', 'completed', 'caseOpen', 'rejected', 'failed', 'cancelled'
));
