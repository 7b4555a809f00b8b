-- Operators list the withdrawals of a state, the oldest first; those that have ended are the most by far.
CREATE INDEX withdrawal_open ON withdrawal (state, created_at, id)
  WHERE state NOT IN ('completed', 'failed', 'rejected', 'cancelled');
