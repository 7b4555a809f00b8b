import { money } from '@baize/api/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, cashOf, houseFor, post, reverse, verifyLedger } from '../ledger/index.ts'
import { newId } from './ids.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open.ts'
import { testEngines } from './testDatabase.ts'
import { transact } from './transact.ts'

const own = '0313_members_key.sql'

/** Tables of a member's money, and what their rows call the member's key. */
const keys = {
  account: 'owner_id',
  journal: 'owner_id',
  posting: 'owner_id',
  hold: 'owner_id',
  carried_balance: 'owner_id',
  money_slot: 'owner_id',
  bet: 'member_id',
  game_round: 'member_id',
  vendor_transaction: 'member_id',
  bet_tombstone: 'member_id',
  play_slot: 'member_id',
  archived_bets: 'member_id',
  archived_play: 'member_id',
  deposit: 'member_id',
  deposit_step: 'member_id',
  withdrawal: 'member_id',
  withdrawal_step: 'member_id',
  wallet_transfer: 'member_id',
  wallet_transfer_step: 'member_id',
  member_event: 'member_id',
} as const

/** Unique over all members: a bank finds a deposit by what its payer wrote. */
const overAll = ['deposit_reference_once']

const at = new Date('2026-05-01T10:00:00Z')
const [staked, held, given] = [newId(), newId(), newId()]
const hold = newId()

/** A database's content before rows carried the key: the house in shards, postings and holds without an owner. */
async function writeOldRows({ db }: Database) {
  await sql`INSERT INTO member (id, account, account_key, nickname, type, path, joined_at)
    VALUES ('ana', 'ana', 'ana', 'ana', 1, '/ana/', ${at})`.execute(db)
  await sql`INSERT INTO account (id, owner_id, kind, currency, shard) VALUES
    (${newId()}, 'ana', 'cash', 'KHR', 0), (${newId()}, 'ana', 'withdrawHold', 'KHR', 0),
    (${newId()}, 'house', 'psp.clearing', 'KHR', 3), (${newId()}, 'house', 'psp.clearing', 'KHR', 5),
    (${newId()}, 'house', 'house.gaming', 'KHR', 3)`.execute(db)
  const move = (
    id: string,
    type: string,
    from: [string, string, number],
    to: [string, string, number],
    ofHold = false,
  ) =>
    sql`SELECT post_journal(${id}::uuid, ${type}, 'ana', 'KHR', 'test', 'old', 'test', ${ofHold ? hold : null}::uuid, null,
      ${at}::timestamptz, ${[from[0], to[0]]}::text[], ${[from[1], to[1]]}::text[], ${[from[2], to[2]]}::smallint[],
      ${[1]}::int[], ${[2]}::int[], ${[200_000n]}::bigint[])`.execute(db)
  await move(given, 'depositCredited', ['house', 'psp.clearing', 3], ['ana', 'cash', 0])
  await move(newId(), 'depositCredited', ['house', 'psp.clearing', 5], ['ana', 'cash', 0])
  await move(staked, 'betPlaced', ['ana', 'cash', 0], ['house', 'house.gaming', 3])
  await sql`INSERT INTO hold (id, account_id, held_account_id, amount) SELECT ${hold}::uuid,
    (SELECT id FROM account WHERE kind = 'cash'), (SELECT id FROM account WHERE kind = 'withdrawHold'), 200000`.execute(
    db,
  )
  await move(held, 'withdrawalHeld', ['ana', 'cash', 0], ['ana', 'withdrawHold', 0], true)
  await sql`INSERT INTO deposit (id, member_id, method_id, amount, credited, state, reference, payer_name, created_at)
    VALUES ('d1', 'ana', 'bank', 200000, 200000, 'approved', 'BZ1', '', ${at})`.execute(db)
  await sql`INSERT INTO deposit_step (deposit_id, position, state, at) VALUES ('d1', 1, 'approved', ${at})`.execute(
    db,
  )
  await sql`INSERT INTO withdrawal (id, member_id, amount, state, hold_id, bank_code, account_name, account_number_sealed,
      account_number_tail, created_at)
    VALUES ('w1', 'ana', 200000, 'requested', ${hold}, 'ABA', 'ANA', '', '0000', ${at})`.execute(db)
  await sql`INSERT INTO withdrawal_step (withdrawal_id, position, state, at) VALUES ('w1', 1, 'requested', ${at})`.execute(
    db,
  )
  await sql`INSERT INTO wallet_transfer (id, member_id, vassalage, direction, amount, state, created_at)
    VALUES ('t1', 'ana', 'EMR', 'toVendor', 1, 'failed', ${at})`.execute(db)
  await sql`INSERT INTO wallet_transfer_step (transfer_id, position, state, at) VALUES ('t1', 1, 'failed', ${at})`.execute(
    db,
  )
  await sql`INSERT INTO vendor_transaction (vassalage, transaction_id, kind, request_hash, member_id, at)
    VALUES ('EMR', 'r1', 'rollback', '', 'ana', ${at})`.execute(db)
  await sql`INSERT INTO bet_tombstone (vassalage, transaction_id, at) VALUES ('EMR', 'b1', ${at})`.execute(db)
}

describe.each(testEngines)('the member’s key on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    for (const statement of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public'])
      await sql.raw(statement).execute(database.db)
    await migrate(database.db, own)
    await writeOldRows(database)
    expect(await migrate(database.db)).toContain(own)
  })
  afterAll(() => database?.close())

  const columnsOf = async (constraint: 'p' | 'u') =>
    (
      await sql<{ table: string; name: string; columns: string[] }>`
        SELECT made.relname AS "table", kept.conname AS name,
          array_agg(named.attname::text ORDER BY place.n) AS columns
        FROM pg_constraint kept JOIN pg_class made ON made.oid = kept.conrelid
        CROSS JOIN LATERAL unnest(kept.conkey) WITH ORDINALITY AS place (number, n)
        JOIN pg_attribute named ON named.attrelid = made.oid AND named.attnum = place.number
        WHERE kept.contype = ${constraint} AND made.relname = ANY(${Object.keys(keys)}::text[])
        GROUP BY 1, 2`.execute(database.db)
    ).rows

  test('the primary key of each table of money begins with it, and what is unique is so for a member', async () => {
    const primary = await columnsOf('p')
    expect(Object.fromEntries(primary.map(({ table, columns }) => [table, columns[0]]))).toEqual(keys)
    const unkeyed = (await columnsOf('u')).filter(
      ({ table, columns }) => !columns.includes(keys[table as keyof typeof keys]),
    )
    expect(unkeyed.map(({ name }) => name)).toEqual(overAll)
  })

  test('old rows keep their money, and are stored with their member; the shards of the house become owners', async () => {
    expect(await verifyLedger(database.db)).toEqual([])
    const { rows } = await sql<{ name: string }>`
      SELECT owner_id || ' ' || kind || ' ' || balance AS name FROM account ORDER BY 1`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual([
      'ana cash 0',
      'ana withdrawHold 200000',
      'house.3 house.gaming 200000',
      'house.3 psp.clearing -200000',
      'house.5 psp.clearing -200000',
    ])
    for (const [table, key] of Object.entries({
      ...{ deposit_step: 'member_id', withdrawal_step: 'member_id', wallet_transfer_step: 'member_id' },
      ...{ bet_tombstone: 'member_id', hold: 'owner_id' },
    })) {
      const found = await sql<{
        owner: string
      }>`SELECT ${sql.ref(key)} AS owner FROM ${sql.table(table)}`.execute(database.db)
      expect(found.rows, table).toEqual([{ owner: 'ana' }])
    }
  })

  test("an old bet is taken back from where it was paid, and new money is moved against the house's accounts beside its member", async () => {
    const note = { cause: { type: 'test', id: 'new' }, actor: 'test', owner: 'ana' }
    await transact(database, async ({ trx }) => {
      await reverse(trx, { ...note, type: 'betRolledBack', journal: staked })
      const postings = [{ from: cashOf('ana'), to: houseFor('ana', 'house.gaming'), amount: money(50_000n) }]
      await post(trx, { ...note, type: 'betPlaced', currency: 'KHR', postings })
    })
    expect(await balanceOf(database.db, 'KHR', cashOf('ana'))).toBe(150_000n)
    expect(await balanceOf(database.db, 'KHR', { owner: 'house.3', kind: 'house.gaming' })).toBe(0n)
    expect(await balanceOf(database.db, 'KHR', houseFor('ana', 'house.gaming'))).toBe(50_000n)
    expect(await verifyLedger(database.db)).toEqual([])
  })

  test('what is written stays written', async () => {
    const changes = [`UPDATE posting SET amount = 1`, `DELETE FROM posting`, `DELETE FROM journal`]
    for (const change of changes) await expect(sql.raw(change).execute(database.db)).rejects.toThrow()
  })
})
