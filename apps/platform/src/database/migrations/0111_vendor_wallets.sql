-- A vendor that is not single keeps a wallet of its own for each member: its games stake from there.
ALTER TABLE vendor_state ADD COLUMN is_single boolean NOT NULL DEFAULT true;
ALTER TABLE bet ADD COLUMN vendor_purse boolean NOT NULL DEFAULT false;

CREATE TABLE wallet_transfer (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  vassalage text NOT NULL,
  direction text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  reason text,
  created_at timestamptz NOT NULL,
  next_update_at timestamptz,
  CONSTRAINT wallet_transfer_amount CHECK (amount > 0),
  CONSTRAINT wallet_transfer_direction CHECK (direction IN ('toVendor', 'toMain')),
  CONSTRAINT wallet_transfer_state CHECK (state IN ('created', 'sent', 'unknown', 'confirmed', 'failed'))
);

CREATE INDEX wallet_transfer_by_member ON wallet_transfer (member_id, created_at, id);

CREATE TABLE wallet_transfer_step (
  transfer_id text NOT NULL REFERENCES wallet_transfer (id),
  position smallint NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  reason text,
  PRIMARY KEY (transfer_id, position)
);

-- The sandbox vendor's own book: what it did with a transfer, by its number. A number that it was asked for before it
-- ever came is refused for good.
CREATE TABLE sandbox_vendor_move (
  vassalage text NOT NULL,
  transfer_id text NOT NULL,
  outcome text NOT NULL,
  asked smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (vassalage, transfer_id),
  CONSTRAINT sandbox_vendor_move_outcome CHECK (outcome IN ('done', 'refused'))
);
