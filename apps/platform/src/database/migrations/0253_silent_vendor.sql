-- A vendor of the sandbox that leaves every question about a transfer without an answer, until it is turned off.
ALTER TABLE vendor_state ADD COLUMN silent boolean NOT NULL DEFAULT false;
