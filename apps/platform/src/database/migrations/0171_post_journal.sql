-- Declared as what it is: reading the epoch of a moment is stable, and only then is the text put in place of the call.
CREATE OR REPLACE FUNCTION slot_of(moment timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT to_timestamp(floor(extract(epoch FROM moment) / 300) * 300)
$$;

-- As 0041, in statements that each meet one row by its key: the server plans them once for each connection. With lists
-- in them it planned them anew each time, which took as long as the work.
-- Locks the accounts in the order in which they come, checks each leg when its turn comes, and writes journal, postings,
-- balances and the owner's slot; bets are counted by play_slot when they are settled. What it refuses it names, and
-- nothing is written: the caller's transaction stays whole. The tables' own constraints stand behind every check here.
-- Accounts come once each, in the one order that all callers keep (ledger/accounts.ts), so that two journals never wait
-- for each other; p_from and p_to are places in their list.
CREATE OR REPLACE FUNCTION post_journal(
  p_id uuid, p_type text, p_owner text, p_currency text, p_cause_type text, p_cause_id text, p_actor text,
  p_hold uuid, p_reversal_of uuid, p_at timestamptz,
  p_owners text[], p_kinds text[], p_shards smallint[], p_from int[], p_to int[], p_amounts bigint[],
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
    WHERE account.owner_id = p_owners[place] AND account.kind = p_kinds[place]
      AND account.currency = p_currency AND account.shard = p_shards[place]
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
    IF p_owners[payer] <> 'house' AND balances[payer] < moved THEN
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
    INSERT INTO posting (journal_id, ordinal, account_id, position, amount, balance_after) VALUES
      (p_id, 2 * leg - 2, ids[p_from[leg]], line_positions[2 * leg - 1], -p_amounts[leg], line_balances[2 * leg - 1]),
      (p_id, 2 * leg - 1, ids[p_to[leg]], line_positions[2 * leg], p_amounts[leg], line_balances[2 * leg]);
  END LOOP;
  FOR place IN 1 .. cardinality(ids) LOOP
    UPDATE account SET balance = balances[place], posting_count = counts[place] WHERE id = ids[place];
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
