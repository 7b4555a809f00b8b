-- Keyed journals are decided by the ledger's rules in the process, and written many at a time (ledger/batch).
DROP FUNCTION transfer_once;
DROP FUNCTION post_once;

-- Most journals reverse nothing: they need no entry to say so.
ALTER TABLE journal DROP CONSTRAINT journal_reversed_once;
CREATE UNIQUE INDEX journal_reversed_once ON journal (reversal_of) WHERE reversal_of IS NOT NULL;
