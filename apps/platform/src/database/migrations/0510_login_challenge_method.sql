-- What was shown before the further proof: a password, a code by text message, or a new password.
ALTER TABLE login_challenge ADD COLUMN method text NOT NULL DEFAULT 'password';
