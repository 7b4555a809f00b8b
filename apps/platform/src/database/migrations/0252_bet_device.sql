-- A word and not what the browser said: that is long, says more of a person than the record asks for, and stays with the sign-in.
ALTER TABLE bet ADD COLUMN device text;
ALTER TABLE bet ADD CONSTRAINT bet_device CHECK (device IN ('phone', 'tablet', 'computer'));
