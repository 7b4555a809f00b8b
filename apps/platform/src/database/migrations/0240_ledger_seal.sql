-- A chain of digests over the journals in the order of their ids: each seal covers those after the seal before it, and
-- that seal's digest. Whoever changes history changes every seal after it.
CREATE TABLE ledger_seal (
  number bigint PRIMARY KEY,
  last_journal uuid NOT NULL,
  journals integer NOT NULL,
  digest text NOT NULL,
  sealed_at timestamptz NOT NULL,
  CONSTRAINT ledger_seal_number CHECK (number > 0),
  CONSTRAINT ledger_seal_journals CHECK (journals > 0),
  CONSTRAINT ledger_seal_once UNIQUE (last_journal)
);

CREATE TRIGGER ledger_seal_append_only BEFORE UPDATE OR DELETE ON ledger_seal
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_seal_never_emptied BEFORE TRUNCATE ON ledger_seal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
