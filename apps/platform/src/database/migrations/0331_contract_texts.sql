-- The texts that were agreed to, word for word, by version and language: a step of consent names one of them.
CREATE TABLE contract_text (
  version text NOT NULL,
  language text NOT NULL,
  content jsonb NOT NULL,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (version, language)
);

CREATE TRIGGER contract_text_append_only BEFORE UPDATE OR DELETE ON contract_text
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
