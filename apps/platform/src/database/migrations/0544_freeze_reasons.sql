-- An account is frozen by an operator, or for dividends that its owner did not pay: each is lifted on its own, and `frozen`
-- is whether one is left.
ALTER TABLE account ADD COLUMN frozen_by_operator boolean NOT NULL DEFAULT false;
ALTER TABLE account ADD COLUMN frozen_for_dividend boolean NOT NULL DEFAULT false;
UPDATE account SET frozen_for_dividend = true WHERE frozen AND kind = 'cash'
  AND owner_id IN (SELECT member_id FROM upline_freeze WHERE lifted_at IS NULL);
-- An operator froze the bonus wallet, too, for which there is no other reason.
UPDATE account SET frozen_by_operator = true WHERE frozen
  AND (NOT frozen_for_dividend OR owner_id IN (SELECT owner_id FROM account WHERE frozen AND kind = 'bonus'));
