-- A withdrawal may wait until its member has shown an identity document.
ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_state;
ALTER TABLE withdrawal ADD CONSTRAINT withdrawal_state CHECK (state IN (
  'requested', 'waitingKyc', 'riskReview', 'approved', 'sent', 'confirmPending', 'completed', 'caseOpen', 'rejected', 'failed', 'cancelled'
));
