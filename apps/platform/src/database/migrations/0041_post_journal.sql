-- The slot of five minutes that a moment is in.
CREATE FUNCTION slot_of(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT to_timestamp(floor(extract(epoch FROM moment) / 300) * 300)
$$;

-- As 0030, and counts the journal into its owner's slot; bets are counted by play_slot when they are settled.
-- Writes one journal in one round trip: locks its accounts in the order of their ids, checks each leg when its turn
-- comes, and writes journal, postings and balances. What it refuses it names, and nothing is written: the caller's
-- transaction stays whole. The tables' own constraints stand behind every check made here.
-- Accounts come once each; p_from and p_to are places in their list.
CREATE OR REPLACE FUNCTION post_journal(
  p_id uuid, p_type text, p_owner text, p_currency text, p_cause_type text, p_cause_id text, p_actor text,
  p_hold uuid, p_reversal_of uuid, p_at timestamptz,
  p_owners text[], p_kinds text[], p_shards smallint[], p_from int[], p_to int[], p_amounts bigint[],
  OUT refused text, OUT balances_after text
) LANGUAGE plpgsql AS $$
DECLARE
  least_balance CONSTANT bigint := -9223372036854775808;
  most_balance CONSTANT bigint := 9223372036854775807;
  wanted CONSTANT int := cardinality(p_owners);
  found int := 0;
  locked record;
  ids uuid[] := array_fill(NULL::uuid, ARRAY[wanted]);
  balances bigint[] := array_fill(0::bigint, ARRAY[wanted]);
  counts bigint[] := array_fill(0::bigint, ARRAY[wanted]);
  frozen boolean[] := array_fill(false, ARRAY[wanted]);
  line_accounts uuid[] := '{}';
  line_positions bigint[] := '{}';
  line_amounts bigint[] := '{}';
  line_balances bigint[] := '{}';
  payer int;
  payee int;
  moved bigint;
  total numeric := 0;
BEGIN
  FOR locked IN
    SELECT account.id, account.balance, account.posting_count, account.frozen, named.place
    FROM unnest(p_owners, p_kinds, p_shards) WITH ORDINALITY AS named (owner, kind, shard, place)
    JOIN account ON account.owner_id = named.owner AND account.kind = named.kind
      AND account.currency = p_currency AND account.shard = named.shard
    ORDER BY account.id FOR UPDATE OF account
  LOOP
    found := found + 1;
    ids[locked.place] := locked.id;
    balances[locked.place] := locked.balance;
    counts[locked.place] := locked.posting_count;
    frozen[locked.place] := locked.frozen;
  END LOOP;
  IF found < wanted THEN
    refused := 'accountMissing';
    RETURN;
  END IF;

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
    line_accounts := line_accounts || ids[payer] || ids[payee];
    line_positions := line_positions || counts[payer] || counts[payee];
    line_amounts := line_amounts || -moved || moved;
    line_balances := line_balances || balances[payer] || balances[payee];
  END LOOP;

  INSERT INTO journal (id, type, owner_id, currency, cause_type, cause_id, actor, hold_id, reversal_of, at)
  VALUES (p_id, p_type, p_owner, p_currency, p_cause_type, p_cause_id, p_actor, p_hold, p_reversal_of,
    coalesce(p_at, now()));
  INSERT INTO posting (journal_id, ordinal, account_id, position, amount, balance_after)
  SELECT p_id, (line.place - 1)::smallint, line.account_id, line.position, line.amount, line.balance_after
  FROM unnest(line_accounts, line_positions, line_amounts, line_balances)
    WITH ORDINALITY AS line (account_id, position, amount, balance_after, place);
  UPDATE account SET balance = next.balance, posting_count = next.posting_count
  FROM unnest(ids, balances, counts) AS next (id, balance, posting_count)
  WHERE account.id = next.id;
  IF p_type NOT IN ('betPlaced', 'winPaid', 'betRolledBack') THEN
    FOREACH moved IN ARRAY p_amounts LOOP
      total := total + moved;
    END LOOP;
    INSERT INTO money_slot (owner_id, slot, type, currency, journals, amount)
    VALUES (p_owner, slot_of(coalesce(p_at, now())), p_type, p_currency, 1, total)
    ON CONFLICT (owner_id, slot, type, currency) DO UPDATE
    SET journals = money_slot.journals + 1, amount = money_slot.amount + excluded.amount;
  END IF;
  balances_after := array_to_string(balances, ' ');
END
$$;
