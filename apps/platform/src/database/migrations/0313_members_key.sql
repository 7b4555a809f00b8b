-- Every row of a member's money carries the member's key, `owner_id` or `member_id`, and its primary key begins with it:
-- on an engine that spreads rows by that key, what one member plays, wins, deposits and holds lies together and is one
-- transaction in one place. The house has its side of it there too: for each member an account of each kind that the
-- member's money meets, instead of one in eight shards. What is said of all members is a sum.

-- Rows of the house from before stay, each shard as an owner of its own.
ALTER TABLE account DROP CONSTRAINT account_house_owner;
ALTER TABLE account DROP CONSTRAINT account_never_overdrawn;
ALTER TABLE account DROP CONSTRAINT account_one_per_owner;
UPDATE account SET owner_id = 'house.' || shard WHERE owner_id = 'house';
ALTER TABLE account DROP COLUMN shard;
ALTER TABLE account ADD CONSTRAINT account_one_per_owner UNIQUE (owner_id, kind, currency);
ALTER TABLE account ADD CONSTRAINT account_house_owner CHECK (
  owner_id <> 'house' OR kind LIKE 'house.%' OR kind IN ('psp.clearing', 'suspense')
);
ALTER TABLE account ADD CONSTRAINT account_never_overdrawn CHECK (
  balance >= 0 OR kind LIKE 'house.%' OR kind IN ('psp.clearing', 'suspense')
);

ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_hold_id_fkey;
ALTER TABLE carried_balance DROP CONSTRAINT carried_balance_account_id_fkey;
ALTER TABLE carried_balance DROP CONSTRAINT carried_balance_pkey;
ALTER TABLE posting DROP CONSTRAINT posting_journal_id_fkey;
ALTER TABLE posting DROP CONSTRAINT posting_account_id_fkey;
ALTER TABLE posting DROP CONSTRAINT posting_pkey;
ALTER TABLE posting DROP CONSTRAINT posting_position;
ALTER TABLE journal DROP CONSTRAINT journal_hold_id_fkey;
ALTER TABLE journal DROP CONSTRAINT journal_reversal_of_fkey;
ALTER TABLE journal DROP CONSTRAINT journal_pkey;
ALTER TABLE hold DROP CONSTRAINT hold_account_id_fkey;
ALTER TABLE hold DROP CONSTRAINT hold_held_account_id_fkey;
ALTER TABLE hold DROP CONSTRAINT hold_pkey;
ALTER TABLE account DROP CONSTRAINT account_pkey;
DROP INDEX hold_by_held_account;
DROP INDEX journal_by_owner;
DROP INDEX journal_reversed_once;

ALTER TABLE account ADD PRIMARY KEY (owner_id, id);

ALTER TABLE hold ADD COLUMN owner_id text;
UPDATE hold SET owner_id = account.owner_id FROM account WHERE account.id = hold.account_id;
ALTER TABLE hold ALTER COLUMN owner_id SET NOT NULL;
ALTER TABLE hold ADD PRIMARY KEY (owner_id, id);
ALTER TABLE hold ADD CONSTRAINT hold_account FOREIGN KEY (owner_id, account_id) REFERENCES account (owner_id, id);
ALTER TABLE hold ADD CONSTRAINT hold_held_account
  FOREIGN KEY (owner_id, held_account_id) REFERENCES account (owner_id, id);
CREATE INDEX hold_by_held_account ON hold (owner_id, held_account_id, state);
ALTER TABLE withdrawal ADD CONSTRAINT withdrawal_hold FOREIGN KEY (member_id, hold_id) REFERENCES hold (owner_id, id);

-- The books are read in the order of their ids, by seals and archives.
ALTER TABLE journal ADD PRIMARY KEY (owner_id, id);
CREATE INDEX journal_in_order ON journal (id);
CREATE UNIQUE INDEX journal_reversed_once ON journal (owner_id, reversal_of) WHERE reversal_of IS NOT NULL;
ALTER TABLE journal ADD CONSTRAINT journal_hold FOREIGN KEY (owner_id, hold_id) REFERENCES hold (owner_id, id);
ALTER TABLE journal ADD CONSTRAINT journal_reversal
  FOREIGN KEY (owner_id, reversal_of) REFERENCES journal (owner_id, id);

-- A posting lies with its account. Of a transfer between two members the journal lies with one of them, so that no foreign
-- key can lead to it: `verifyLedger` finds a posting without its journal.
DROP TRIGGER posting_append_only ON posting;
GRANT UPDATE ON posting TO CURRENT_USER;
ALTER TABLE posting ADD COLUMN owner_id text;
UPDATE posting SET owner_id = account.owner_id FROM account WHERE account.id = posting.account_id;
ALTER TABLE posting ALTER COLUMN owner_id SET NOT NULL;
REVOKE UPDATE ON posting FROM CURRENT_USER;
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_posting();
ALTER TABLE posting ADD PRIMARY KEY (owner_id, account_id, position);
CREATE INDEX posting_of_journal ON posting (journal_id);
ALTER TABLE posting ADD CONSTRAINT posting_account
  FOREIGN KEY (owner_id, account_id) REFERENCES account (owner_id, id);

ALTER TABLE carried_balance ADD COLUMN owner_id text;
UPDATE carried_balance SET owner_id = account.owner_id FROM account WHERE account.id = carried_balance.account_id;
ALTER TABLE carried_balance ALTER COLUMN owner_id SET NOT NULL;
ALTER TABLE carried_balance ADD PRIMARY KEY (owner_id, account_id);
ALTER TABLE carried_balance ADD CONSTRAINT carried_balance_account
  FOREIGN KEY (owner_id, account_id) REFERENCES account (owner_id, id);

-- A bet of the team is opened by its id alone.
ALTER TABLE bet DROP CONSTRAINT bet_pkey;
ALTER TABLE bet DROP CONSTRAINT bet_transaction_once;
DROP INDEX bet_by_round;
ALTER TABLE bet ADD PRIMARY KEY (member_id, id);
ALTER TABLE bet ADD CONSTRAINT bet_transaction_once UNIQUE (member_id, vassalage, transaction_id);
CREATE INDEX bet_by_id ON bet (id);
CREATE INDEX bet_by_round ON bet (member_id, vassalage, round_id);

ALTER TABLE game_round DROP CONSTRAINT game_round_pkey;
ALTER TABLE game_round ADD PRIMARY KEY (member_id, vassalage, round_id);

ALTER TABLE vendor_transaction DROP CONSTRAINT vendor_transaction_pkey;
ALTER TABLE vendor_transaction ADD PRIMARY KEY (member_id, vassalage, transaction_id);

-- Whose bet it was says the rollback that buried it, of the same moment.
ALTER TABLE bet_tombstone DROP CONSTRAINT bet_tombstone_pkey;
ALTER TABLE bet_tombstone ADD COLUMN member_id text;
UPDATE bet_tombstone SET member_id = (
  SELECT max(told.member_id) FROM vendor_transaction AS told
  WHERE told.vassalage = bet_tombstone.vassalage AND told.kind = 'rollback' AND told.at = bet_tombstone.at
);
ALTER TABLE bet_tombstone ALTER COLUMN member_id SET NOT NULL;
ALTER TABLE bet_tombstone ADD PRIMARY KEY (member_id, vassalage, transaction_id);

-- Banks and jobs name a deposit, a withdrawal or a transfer by its id alone.
ALTER TABLE voucher DROP CONSTRAINT voucher_deposit_id_fkey;
ALTER TABLE deposit_step DROP CONSTRAINT deposit_step_deposit_id_fkey;
ALTER TABLE deposit_step DROP CONSTRAINT deposit_step_pkey;
ALTER TABLE deposit DROP CONSTRAINT deposit_pkey;
ALTER TABLE deposit ADD PRIMARY KEY (member_id, id);
CREATE INDEX deposit_by_id ON deposit (id);
ALTER TABLE voucher ADD CONSTRAINT voucher_deposit FOREIGN KEY (member_id, deposit_id) REFERENCES deposit (member_id, id);
ALTER TABLE deposit_step ADD COLUMN member_id text;
UPDATE deposit_step SET member_id = deposit.member_id FROM deposit WHERE deposit.id = deposit_step.deposit_id;
ALTER TABLE deposit_step ALTER COLUMN member_id SET NOT NULL;
ALTER TABLE deposit_step ADD PRIMARY KEY (member_id, deposit_id, position);
ALTER TABLE deposit_step ADD CONSTRAINT deposit_step_deposit
  FOREIGN KEY (member_id, deposit_id) REFERENCES deposit (member_id, id);

ALTER TABLE withdrawal_step DROP CONSTRAINT withdrawal_step_withdrawal_id_fkey;
ALTER TABLE withdrawal_step DROP CONSTRAINT withdrawal_step_pkey;
ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_pkey;
ALTER TABLE withdrawal ADD PRIMARY KEY (member_id, id);
CREATE INDEX withdrawal_by_id ON withdrawal (id);
ALTER TABLE withdrawal_step ADD COLUMN member_id text;
UPDATE withdrawal_step SET member_id = withdrawal.member_id FROM withdrawal WHERE withdrawal.id = withdrawal_step.withdrawal_id;
ALTER TABLE withdrawal_step ALTER COLUMN member_id SET NOT NULL;
ALTER TABLE withdrawal_step ADD PRIMARY KEY (member_id, withdrawal_id, position);
ALTER TABLE withdrawal_step ADD CONSTRAINT withdrawal_step_withdrawal
  FOREIGN KEY (member_id, withdrawal_id) REFERENCES withdrawal (member_id, id);

ALTER TABLE wallet_transfer_step DROP CONSTRAINT wallet_transfer_step_transfer_id_fkey;
ALTER TABLE wallet_transfer_step DROP CONSTRAINT wallet_transfer_step_pkey;
ALTER TABLE wallet_transfer DROP CONSTRAINT wallet_transfer_pkey;
ALTER TABLE wallet_transfer ADD PRIMARY KEY (member_id, id);
CREATE INDEX wallet_transfer_by_id ON wallet_transfer (id);
ALTER TABLE wallet_transfer_step ADD COLUMN member_id text;
UPDATE wallet_transfer_step SET member_id = wallet_transfer.member_id FROM wallet_transfer
  WHERE wallet_transfer.id = wallet_transfer_step.transfer_id;
ALTER TABLE wallet_transfer_step ALTER COLUMN member_id SET NOT NULL;
ALTER TABLE wallet_transfer_step ADD PRIMARY KEY (member_id, transfer_id, position);
ALTER TABLE wallet_transfer_step ADD CONSTRAINT wallet_transfer_step_transfer
  FOREIGN KEY (member_id, transfer_id) REFERENCES wallet_transfer (member_id, id);

DROP FUNCTION post_journal;

-- As 0171, with the member's key in every row. Locks the accounts in the order in which they come, checks each leg when
-- its turn comes, and writes journal, postings, balances and the owner's slot; bets are counted by play_slot when they
-- are settled. What it refuses it names, and nothing is written: the caller's transaction stays whole. The tables' own
-- constraints stand behind every check here. Accounts come once each, in the one order that all callers keep
-- (ledger/accounts.ts), so that two journals never wait for each other; p_from and p_to are places in their list.
CREATE FUNCTION post_journal(
  p_id uuid, p_type text, p_owner text, p_currency text, p_cause_type text, p_cause_id text, p_actor text,
  p_hold uuid, p_reversal_of uuid, p_at timestamptz,
  p_owners text[], p_kinds text[], p_from int[], p_to int[], p_amounts bigint[],
  OUT refused text, OUT balances_after text
) LANGUAGE plpgsql AS $$
DECLARE
  least_balance CONSTANT bigint := -9223372036854775808;
  most_balance CONSTANT bigint := 9223372036854775807;
  moment CONSTANT timestamptz := coalesce(p_at, now());
  ids uuid[];
  balances bigint[];
  counts bigint[];
  frozen boolean[];
  line_positions bigint[];
  line_balances bigint[];
  met_id uuid;
  met_balance bigint;
  met_count bigint;
  met_frozen boolean;
  payer int;
  payee int;
  moved bigint;
  total numeric := 0;
BEGIN
  FOR place IN 1 .. cardinality(p_owners) LOOP
    SELECT account.id, account.balance, account.posting_count, account.frozen
    INTO met_id, met_balance, met_count, met_frozen FROM account
    WHERE account.owner_id = p_owners[place] AND account.kind = p_kinds[place] AND account.currency = p_currency
    FOR UPDATE;
    IF NOT FOUND THEN
      refused := 'accountMissing';
      RETURN;
    END IF;
    ids[place] := met_id;
    balances[place] := met_balance;
    counts[place] := met_count;
    frozen[place] := met_frozen;
  END LOOP;

  FOR leg IN 1 .. cardinality(p_amounts) LOOP
    payer := p_from[leg];
    payee := p_to[leg];
    moved := p_amounts[leg];
    IF frozen[payer] THEN
      refused := 'accountFrozen';
      RETURN;
    END IF;
    IF balances[payer] < moved AND p_kinds[payer] NOT LIKE 'house.%'
      AND p_kinds[payer] NOT IN ('psp.clearing', 'suspense')
    THEN
      refused := 'insufficientFunds';
      RETURN;
    END IF;
    IF balances[payer] < least_balance + moved OR balances[payee] > most_balance - moved THEN
      refused := 'balanceOverflow';
      RETURN;
    END IF;
    balances[payer] := balances[payer] - moved;
    counts[payer] := counts[payer] + 1;
    balances[payee] := balances[payee] + moved;
    counts[payee] := counts[payee] + 1;
    line_positions[2 * leg - 1] := counts[payer];
    line_positions[2 * leg] := counts[payee];
    line_balances[2 * leg - 1] := balances[payer];
    line_balances[2 * leg] := balances[payee];
    total := total + moved;
  END LOOP;

  INSERT INTO journal (id, type, owner_id, currency, cause_type, cause_id, actor, hold_id, reversal_of, at)
  VALUES (p_id, p_type, p_owner, p_currency, p_cause_type, p_cause_id, p_actor, p_hold, p_reversal_of, moment);
  FOR leg IN 1 .. cardinality(p_amounts) LOOP
    payer := p_from[leg];
    payee := p_to[leg];
    INSERT INTO posting (owner_id, account_id, position, journal_id, ordinal, amount, balance_after) VALUES
      (p_owners[payer], ids[payer], line_positions[2 * leg - 1], p_id, 2 * leg - 2, -p_amounts[leg],
        line_balances[2 * leg - 1]),
      (p_owners[payee], ids[payee], line_positions[2 * leg], p_id, 2 * leg - 1, p_amounts[leg], line_balances[2 * leg]);
  END LOOP;
  FOR place IN 1 .. cardinality(ids) LOOP
    UPDATE account SET balance = balances[place], posting_count = counts[place]
    WHERE owner_id = p_owners[place] AND id = ids[place];
  END LOOP;
  IF p_type NOT IN ('betPlaced', 'winPaid', 'betRolledBack') THEN
    INSERT INTO money_slot (owner_id, slot, type, currency, journals, amount)
    VALUES (p_owner, slot_of(moment), p_type, p_currency, 1, total)
    ON CONFLICT (owner_id, slot, type, currency) DO UPDATE
    SET journals = money_slot.journals + 1, amount = money_slot.amount + excluded.amount;
  END IF;
  balances_after := array_to_string(balances, ' ');
END
$$;

-- Writes into each member's stream what the purse holds now, as the call `balance` shows it, and answers the numbers of
-- the events. Members come in the order of their ids, so that two of these never wait for each other.
CREATE OR REPLACE FUNCTION tell_balances(p_members text[], p_events uuid[], p_currency text, p_symbol text)
RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  numbers bigint[] := '{}';
  number bigint;
  spendable bigint;
  held bigint;
  bonus bigint;
BEGIN
  FOR place IN 1 .. cardinality(p_members) LOOP
    SELECT coalesce(max(balance) FILTER (WHERE kind = 'cash'), 0),
      coalesce(max(balance) FILTER (WHERE kind = 'withdrawHold'), 0),
      coalesce(max(balance) FILTER (WHERE kind = 'bonus'), 0)
    INTO spendable, held, bonus FROM account
    WHERE owner_id = p_members[place] AND kind IN ('cash', 'withdrawHold', 'bonus') AND currency = p_currency;
    INSERT INTO member_stream (member_id, last_seq) VALUES (p_members[place], 1)
    ON CONFLICT (member_id) DO UPDATE SET last_seq = member_stream.last_seq + 1
    RETURNING last_seq INTO number;
    INSERT INTO member_event (member_id, seq, id, type, payload)
    VALUES (p_members[place], number, p_events[place], 'balanceChanged', jsonb_build_object(
      'balance', money_text(spendable), 'held', money_text(held), 'bonus', money_text(bonus),
      'currency', p_currency, 'currencySymbol', p_symbol
    ));
    numbers := numbers || number;
  END LOOP;
  RETURN numbers;
END
$$;
