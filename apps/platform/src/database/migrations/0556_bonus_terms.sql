-- Bonuses are content that an operator changes: a grant keeps the terms of its offer. Null where a version of the platform
-- that runs beside this one offers it: it has the terms that are in the content.
ALTER TABLE bonus_grant ADD COLUMN trigger_kind text;
ALTER TABLE bonus_grant ADD COLUMN multiplier integer;
ALTER TABLE bonus_grant ADD COLUMN wagering_days integer;
-- What the bonuses were that every platform had until then. That of a first deposit is taken of the deposit, too.
UPDATE bonus_grant SET
  trigger_kind = CASE definition_id
    WHEN 'welcome' THEN 'signUp'
    WHEN 'first-deposit' THEN 'deposit'
    WHEN 'second-deposit' THEN 'deposit'
    WHEN 'daily-deposit' THEN 'dailyDeposit'
    WHEN 'code-emerald' THEN 'promoCode'
    WHEN 'code-gift' THEN 'promoCode'
    WHEN 'large-bet' THEN 'betPlaced'
    WHEN 'second-chance' THEN 'betSettled'
    WHEN 'vip-month' THEN 'segment'
    WHEN 'welcome-back' THEN 'segment'
    ELSE 'manual' END,
  multiplier = CASE definition_id
    WHEN 'first-deposit' THEN least(12, required / (2 * amount))
    ELSE required / amount END,
  wagering_days = CASE definition_id
    WHEN 'welcome' THEN 14
    WHEN 'first-deposit' THEN 30
    WHEN 'second-deposit' THEN 30
    WHEN 'vip-month' THEN 14
    ELSE 7 END;
