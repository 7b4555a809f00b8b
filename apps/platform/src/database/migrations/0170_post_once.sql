-- An amount as the wire writes it: two to four digits after the point.
CREATE FUNCTION money_text(amount bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN amount < 0 THEN '-' ELSE '' END || abs(amount / 10000)::text || '.'
    || left(lpad(abs(amount % 10000)::text, 4, '0'), 2)
    || rtrim(right(lpad(abs(amount % 10000)::text, 4, '0'), 2), '0')
$$;

-- Writes into each member's stream what the purse holds now, as the call `balance` shows it, and answers the numbers of
-- the events. Members come in the order of their ids, so that two of these never wait for each other.
CREATE FUNCTION tell_balances(p_members text[], p_events uuid[], p_currency text, p_symbol text)
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
    WHERE owner_id = p_members[place] AND kind IN ('cash', 'withdrawHold', 'bonus') AND currency = p_currency
      AND shard = 0;
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

-- A keyed journal from start to end in one round trip: claims the key, writes the journal, tells the members, keeps the
-- answer. The answer is its pieces with the balances after the journal between them: p_shown names the account, by its
-- place, whose balance follows each piece. A repeat gets the answer that was kept; what is refused leaves nothing, and
-- the key is free again.
CREATE FUNCTION post_once(
  p_scope text, p_key text, p_request_hash text,
  p_id uuid, p_type text, p_owner text, p_currency text, p_cause_type text, p_cause_id text, p_actor text, p_at timestamptz,
  p_owners text[], p_kinds text[], p_shards smallint[], p_from int[], p_to int[], p_amounts bigint[],
  p_told text[], p_events uuid[], p_symbol text, p_pieces text[], p_shown int[],
  OUT outcome text, OUT answer text, OUT numbers text
) LANGUAGE plpgsql AS $$
DECLARE
  kept_hash text;
  balances_after text;
  balances text[];
BEGIN
  INSERT INTO idempotency (scope, key, request_hash) VALUES (p_scope, p_key, p_request_hash)
  ON CONFLICT (scope, key) DO NOTHING;
  IF NOT FOUND THEN
    SELECT kept.request_hash, kept.body INTO kept_hash, answer FROM idempotency AS kept
    WHERE kept.scope = p_scope AND kept.key = p_key;
    outcome := CASE WHEN kept_hash = p_request_hash THEN 'repeated' ELSE 'keyReused' END;
    RETURN;
  END IF;

  SELECT posted.refused, posted.balances_after INTO outcome, balances_after FROM post_journal(
    p_id, p_type, p_owner, p_currency, p_cause_type, p_cause_id, p_actor, NULL, NULL, p_at,
    p_owners, p_kinds, p_shards, p_from, p_to, p_amounts
  ) AS posted;
  IF outcome IS NOT NULL THEN
    DELETE FROM idempotency WHERE scope = p_scope AND key = p_key;
    RETURN;
  END IF;

  numbers := array_to_string(tell_balances(p_told, p_events, p_currency, p_symbol), ' ');
  balances := string_to_array(balances_after, ' ');
  answer := p_pieces[1];
  FOR place IN 1 .. cardinality(p_shown) LOOP
    answer := answer || money_text(balances[p_shown[place]]::bigint) || p_pieces[place + 1];
  END LOOP;
  UPDATE idempotency SET body = answer WHERE scope = p_scope AND key = p_key;
  outcome := 'done';
END
$$;

-- As post_once, and keeps the transfer that the journal is of.
CREATE FUNCTION transfer_once(
  p_transfer text, p_from_member text, p_to_member text, p_note text,
  p_scope text, p_key text, p_request_hash text,
  p_id uuid, p_type text, p_owner text, p_currency text, p_cause_type text, p_cause_id text, p_actor text, p_at timestamptz,
  p_owners text[], p_kinds text[], p_shards smallint[], p_from int[], p_to int[], p_amounts bigint[],
  p_told text[], p_events uuid[], p_symbol text, p_pieces text[], p_shown int[],
  OUT outcome text, OUT answer text, OUT numbers text
) LANGUAGE plpgsql AS $$
BEGIN
  SELECT posted.outcome, posted.answer, posted.numbers INTO outcome, answer, numbers FROM post_once(
    p_scope, p_key, p_request_hash,
    p_id, p_type, p_owner, p_currency, p_cause_type, p_cause_id, p_actor, p_at,
    p_owners, p_kinds, p_shards, p_from, p_to, p_amounts, p_told, p_events, p_symbol, p_pieces, p_shown
  ) AS posted;
  IF outcome = 'done' THEN
    INSERT INTO transfer (id, from_member_id, to_member_id, amount, note, at)
    VALUES (p_transfer, p_from_member, p_to_member, p_amounts[1], p_note, p_at);
  END IF;
END
$$;
