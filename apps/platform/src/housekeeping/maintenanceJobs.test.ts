import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { defaultKeepDays } from './keepDays.ts'
import { keepHouse, maintenanceJobs } from './maintenanceJobs.ts'

const now = new Date(Date.UTC(2026, 10, 21, 12))
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** What a row's age is counted from, and how old it is in hours: one that must stay and one that must be removed. */
const cases: { name: string; table: string; stays: number; goes: number; insert: Insert }[] = [
  {
    ...{ name: 'idempotency keys', table: 'idempotency', stays: 167, goes: 169 },
    insert: (id, at) => sql`INSERT INTO idempotency (scope, key, request_hash, created_at)
      VALUES ('test', ${id}, '', ${at})`,
  },
  {
    ...{ name: 'events', table: 'member_event', stays: 167, goes: 169 },
    insert: (id, at) => sql`WITH stream AS (INSERT INTO member_stream (member_id, last_seq) VALUES (${id}, 1))
      INSERT INTO member_event (member_id, seq, id, type, payload, at)
      VALUES (${id}, 1, gen_random_uuid(), 'noted', '{}', ${at})`,
  },
  {
    ...{ name: 'captchas', table: 'captcha', stays: -0.01, goes: 0.01 },
    insert: (id, at) => sql`INSERT INTO captcha (id, answer_digest, salt, difficulty, expires_at)
      VALUES (${id}, '', '', 1, ${at})`,
  },
  {
    ...{ name: 'used nonces', table: 'used_nonce', stays: 1.99, goes: 2.01 },
    insert: (id, at) => sql`INSERT INTO used_nonce (nonce, expires_at) VALUES (${id}, ${at})`,
  },
  {
    ...{ name: 'event tickets', table: 'event_ticket', stays: -0.01, goes: 0.01 },
    insert: (id, at) => sql`INSERT INTO event_ticket (ticket_hash, session_id, member_id, expires_at)
      VALUES (${id}, 'kept', 'anna', ${at})`,
  },
  {
    ...{ name: 'files of records that were not opened', table: 'record_export', stays: -0.01, goes: 0.01 },
    insert: (
      id,
      at,
    ) => sql`INSERT INTO record_export (code_hash, member_id, session_id, record, format, filter,
        language, file_name, asked_at, expires_at)
      VALUES (${id}, 'anna', 's', 'bets', 'csv', '{}', 'en', 'bets.csv', ${new Date(at.getTime() - 60_000)}, ${at})`,
  },
  {
    ...{ name: 'copies of members’ data', table: 'held_data_export', stays: 47, goes: 49 },
    insert: (id, at) => sql`WITH made AS (
        INSERT INTO member (id, account, account_key, nickname, type, path, joined_at)
        VALUES (${id}, ${id}, ${id}, ${id}, 0, ${`/${id}/`}, ${at}) RETURNING id
      ) INSERT INTO held_data_export (member_id, session_id, language, asked_at, expires_at)
      SELECT id, 's', 'en', ${at}, ${at} FROM made`,
  },
  {
    ...{ name: 'files of scheduled reports', table: 'report_file', stays: -0.01, goes: 0.01 },
    insert: (id, at) => sql`INSERT INTO report_file (id, member_id, name, record, filter, language, format,
        first_day, last_day, row_count, made_at, expires_at)
      VALUES (${id}, 'anna', 'Bets', 'teamBets', '{}', 'en', 'csv', '2026-11-20', '2026-11-20', 0,
        ${new Date(at.getTime() - 60_000)}, ${at})`,
  },
  {
    ...{ name: 'messages to telephones and mailboxes', table: 'outbox_message', stays: 167, goes: 169 },
    insert: (id, at) => sql`INSERT INTO outbox_message (id, channel, to_mark, to_sealed, kind, text_sealed,
        language, state, created_at, due_at)
      VALUES (${id}, 'sms', '', '', 'code', '', 'en', 'sent', ${at}, ${at})`,
  },
  {
    ...{ name: 'verification codes', table: 'verification_code', stays: 191, goes: 193 },
    insert: (id, at) => sql`INSERT INTO verification_code (id, purpose, channel, recipient_mark, binding_mark,
        code_mark, address_group, sent, created_at, expires_at)
      VALUES (${id}, 'login', 'sms', '', '', '', '', true, ${at}, ${at})`,
  },
  {
    ...{ name: 'remembered browsers', table: 'remembered_token', stays: 23, goes: 25 },
    insert: (id, at) => sql`INSERT INTO remembered_token (token_hash, family_id, member_id, site, session_id,
        issued_at, expires_at)
      VALUES (${id}, 'f', 'anna', 'member', 's', ${at}, ${at})`,
  },
  {
    ...{ name: 'session codes', table: 'session_code', stays: 0.5, goes: 1.5 },
    insert: (id, at) => sql`INSERT INTO session_code (code_hash, member_id, session_id, site, expires_at)
      VALUES (${id}, 'anna', 's', 'member', ${at})`,
  },
  {
    ...{ name: 'sign-in challenges', table: 'login_challenge', stays: 0.5, goes: 1.5 },
    insert: (id, at) => sql`INSERT INTO login_challenge (token_hash, member_id, site, binding_mark, remember,
        expires_at)
      VALUES (${id}, 'anna', 'member', '', false, ${at})`,
  },
  {
    ...{ name: 'links to new passwords', table: 'password_link', stays: 23, goes: 25 },
    insert: (id, at) => sql`INSERT INTO password_link (token_hash, member_id, expires_at)
      VALUES (${id}, 'anna', ${at})`,
  },
  {
    ...{ name: 'login history', table: 'login_history', stays: 9_599, goes: 9_601 },
    insert: (id, at) => sql`INSERT INTO login_history (member_id, at, id, site, method, outcome, ip, device)
      VALUES ('anna', ${at}, ${id}, 'member', 'password', 'signedIn', '', '')`,
  },
  {
    ...{ name: 'audit log', table: 'audit_entry', stays: 43_823, goes: 43_825 },
    insert: (id, at) => sql`INSERT INTO audit_entry (id, at, role, subject, action, outcome)
      VALUES (${id}, ${at}, 'system', 'settings', 'test', 'ok')`,
  },
  {
    ...{ name: 'rate limits at rest', table: 'rate_limit', stays: 23, goes: 25 },
    insert: (id, at) => sql`INSERT INTO rate_limit (key, tat) VALUES (${id}, ${at.getTime()})`,
  },
  {
    ...{ name: 'failures', table: 'failed_attempt', stays: 23, goes: 25 },
    insert: (id, at) => sql`INSERT INTO failed_attempt (key, count, last_at) VALUES (${id}, 1, ${at})`,
  },
  {
    ...{ name: 'launches that were not opened', table: 'play_session', stays: 23, goes: 25 },
    insert: (id, at) => playSession(id, { launch: at, end: now, opened: null }),
  },
  {
    ...{ name: 'matches that vendors published', table: 'vendor_match', stays: 23, goes: 25 },
    insert: (
      id,
      at,
    ) => sql`INSERT INTO vendor_match (vassalage, match_id, game_code, competition_id, competition,
        home, away, starts_at, state, suspended, as_of)
      VALUES ('FLD', ${id}, '', '', '{}', '{}', '{}', ${at}, 'ended', false, ${at})`,
  },
  {
    ...{ name: 'draws that vendors published', table: 'vendor_draw', stays: 167, goes: 169 },
    insert: (
      id,
      at,
    ) => sql`INSERT INTO vendor_draw (vassalage, draw_id, game_code, closes_at, draws_at, cancelled, as_of)
      VALUES ('KLT', ${id}, '', ${at}, ${at}, false, ${at})`,
  },
  {
    ...{ name: 'play sessions', table: 'play_session', stays: 719, goes: 721 },
    insert: (id, at) => playSession(id, { launch: at, end: at, opened: at }),
  },
  {
    ...{ name: 'messages that were deleted', table: 'message', stays: 719, goes: 721 },
    insert: (
      id,
      at,
    ) => sql`INSERT INTO message (member_id, id, kind, title, text, link, cause, sent_at, deleted_at)
      VALUES ('anna', ${id}, 'system', '{}', '{}', '', ${id}, ${at}, ${at})`,
  },
  {
    ...{ name: 'wins that no board shows', table: 'winner_day', stays: 215, goes: 217 },
    insert: (
      id,
      at,
    ) => sql`INSERT INTO winner_day (member_id, day, game_type, bet_id, node_id, win_amount, at)
      VALUES ('anna', ${id}, 'RNG', ${id}, '1001', 1, ${at})`,
  },
  {
    ...{ name: 'referral links that led to nothing', table: 'referral', stays: 2183, goes: 2185 },
    insert: (id, at) => sql`INSERT INTO referral (id, referrer_id, state, created_at, clicked_at)
      VALUES (${id}, 'anna', 'clicked', ${at}, ${at})`,
  },
  {
    ...{ name: 'sessions', table: 'session', stays: 719, goes: 721 },
    insert: (
      id,
      at,
    ) => sql`INSERT INTO session (id, member_id, site, token_hash, binding_hash, created_at, last_seen_at)
      VALUES (${id}, 'anna', 'member', ${id}, '', ${at}, ${at})`,
  },
  {
    ...{
      name: 'what was said in the chat’s room',
      table: 'chat_message',
      stays: 719,
      goes: 721,
    },
    insert: (id, at) => sql`INSERT INTO chat_message
      (conversation_id, id, sequence, author, text, hidden, at)
      VALUES ('room', ${id}, (SELECT count(*) FROM chat_message), 'agent', 'Hello', false, ${at})`,
  },
  {
    ...{ name: 'sessions of the chat page', table: 'chat_session', stays: 23, goes: 25 },
    insert: (id, at) => sql`INSERT INTO chat_session
      (id, launch_hash, conversation_id, language, launch_expires_at, expires_at)
      VALUES (${id}, ${id}, 'kept', 'km', ${at}, ${at})`,
  },
]

type Insert = (id: string, at: Date) => ReturnType<typeof sql>

const playSession = (
  id: string,
  { launch, end, opened }: { launch: Date; end: Date; opened: Date | null },
  member = 'anna',
) => sql`INSERT INTO play_session (id, launch_hash, token_hash, member_id, session_id, node_id, vassalage, site,
    language, created_at, launch_expires_at, opened_at, expires_at)
  VALUES (${id}, ${id}, ${opened && id}, ${member}, '', '', 'V', 'member', 'km', ${launch}, ${launch}, ${opened}, ${end})`

const member = (
  id: string,
) => sql`INSERT INTO member (id, account, account_key, nickname, type, path, joined_at)
  VALUES (${id}, ${id}, ${id}, ${id}, 0, ${`/${id}/`}, ${now})`

describe.each(testEngines)('housekeeping on $name', (engine) => {
  let database: Database
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.db)
  const count = async (table: string) =>
    (await sql<{ count: bigint }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(database.db))
      .rows[0]?.count ?? 0n

  beforeAll(async () => {
    database = await engine.open()
    await run(member('anna'))
    await run(member('bora'))
    await run(sql`INSERT INTO session (id, member_id, site, token_hash, binding_hash, created_at, last_seen_at)
      VALUES ('kept', 'anna', 'member', 'kept', '', ${now}, ${now})`)
    await run(sql`INSERT INTO chat_conversation (id, partner, created_at) VALUES ('kept', 'service', ${now})`)
  })
  afterAll(() => database?.close())

  test('each maintenance job has a test case', () => {
    expect(cases.map(({ name }) => name)).toEqual(maintenanceJobs.map(({ name }) => name))
  })

  test.each(cases)('$name: served rows are removed, those that may be requested stay', async (told) => {
    const found = await count(told.table)
    await run(told.insert(`${told.name} stays`, before(told.stays)))
    await run(told.insert(`${told.name} goes`, before(told.goes)))
    expect(await count(told.table)).toBe(found + 2n)
    await keepHouse(database, now)
    expect(await count(told.table)).toBe(found + 1n)
    await keepHouse(database, now)
    expect(await count(told.table)).toBe(found + 1n)
  })

  test('time travel forgets no key and no event that was just written', async () => {
    const insert = cases.slice(0, 2)
    for (const { name, insert: add } of insert) await run(add(`${name} of a traveller`, before(0)))
    const found = await Promise.all(insert.map(({ table }) => count(table)))
    await keepHouse(database, new Date(now.getTime() + 30 * 86_400_000), now)
    expect(await Promise.all(insert.map(({ table }) => count(table)))).toEqual(found)
  })

  test('what an operator keeps longer stays longer, and is removed then', async () => {
    const asked = cases.filter(({ name }) => name === 'events' || name === 'login history')
    expect(asked).toHaveLength(2)
    for (const { name, goes, insert } of asked) await run(insert(`${name} kept longer`, before(goes)))
    const found = await Promise.all(asked.map(({ table }) => count(table)))
    await keepHouse(database, now, now, { ...defaultKeepDays, events: 8, loginHistory: 401 })
    expect(await Promise.all(asked.map(({ table }) => count(table)))).toEqual(found)
    await keepHouse(database, now, now, defaultKeepDays)
    expect(await Promise.all(asked.map(({ table }) => count(table)))).toEqual(found.map((rows) => rows - 1n))
  })

  test('money, and what made it move, has no maintenance job, however short an operator keeps the rest', async () => {
    const old = before(24 * 3_650)
    const kept = ['bet', 'journal', 'posting', 'deposit', 'withdrawal', 'play_slot', 'money_slot', 'bill']
    await run(sql`INSERT INTO bet (id, vassalage, transaction_id, round_id, member_id, node_id, game_type, stake,
        valid_bet, state, placed_at, settled_at)
      VALUES ('ancient', 'V', 'ancient', 'ancient', 'anna', '', '', 1, 1, 'lost', ${old}, ${old})`)
    await run(sql`INSERT INTO deposit (id, member_id, method_id, amount, state, reference, payer_name, created_at)
      VALUES ('ancient', 'anna', 'local-bank', 10000, 'expired', 'ancient', '', ${old})`)
    const found = await Promise.all(kept.map(count))
    await keepHouse(database, now, now, { ...defaultKeepDays, events: 1, loginHistory: 30, audit: 365 })
    expect(await Promise.all(kept.map(count))).toEqual(found)
  })

  test('a play session stays while a bet of its player is open, however old it is', async () => {
    const old = before(2_000)
    await run(playSession('waits', { launch: old, end: old, opened: old }, 'bora'))
    await run(sql`INSERT INTO bet (id, vassalage, transaction_id, round_id, member_id, node_id, game_type, stake,
        valid_bet, state, placed_at)
      VALUES ('open', 'V', 'open', 'open', 'bora', '', '', 1, 1, 'unsettled', ${old})`)
    const found = await count('play_session')
    await keepHouse(database, now)
    expect(await count('play_session')).toBe(found)
    await run(sql`UPDATE bet SET state = 'lost', settled_at = ${now} WHERE id = 'open'`)
    await keepHouse(database, now)
    expect(await count('play_session')).toBe(found - 1n)
  })
})
