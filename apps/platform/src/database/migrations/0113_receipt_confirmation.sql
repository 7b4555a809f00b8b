-- What the member says of a payment: what came of it, pictures of it are uploads of the use `withdrawal`.
ALTER TABLE withdrawal ADD COLUMN received bigint;
ALTER TABLE withdrawal ADD CONSTRAINT withdrawal_received CHECK (received IS NULL OR (received > 0 AND received < amount));
