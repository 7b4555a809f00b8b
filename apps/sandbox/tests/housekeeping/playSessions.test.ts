import type { Database } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { keepHouse } from '@baize/platform/housekeeping/maintenanceJobs.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const now = new Date(Date.UTC(2026, 10, 21, 12))
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** A play session of its own member, with a round and a ticket of the sandbox's vendor. */
const played = (id: string, ended: Date) => [
  sql`INSERT INTO member (id, account, account_key, nickname, type, path, joined_at)
    VALUES (${id}, ${id}, ${id}, ${id}, 0, ${`/${id}/`}, ${ended})`,
  sql`INSERT INTO play_session (id, launch_hash, token_hash, member_id, session_id, node_id, vassalage, site,
      language, created_at, launch_expires_at, opened_at, expires_at)
    VALUES (${id}, ${id}, ${id}, ${id}, '', '', 'V', 'member', 'km', ${ended}, ${ended}, ${ended}, ${ended})`,
  sql`INSERT INTO sandbox_round (id, play_session_id, play_session_sealed, round_id, stake, choice, symbols, payout,
      fails, state, started_at)
    VALUES (${id}, ${id}, '', ${id}, 1, '', '', 0, false, 'open', ${ended})`,
  sql`INSERT INTO sandbox_ticket (id, member_id, play_session_id, play_session_sealed, vassalage, game_code, round_id,
      kind, stake, bet, state, created_at)
    VALUES (${id}, ${id}, ${id}, '', 'V', '', ${id}, 'coupon', 1, '{}', 'placed', ${ended})`,
]

describe.each(testEngines)('play sessions of the sandbox, on $name', (engine) => {
  let database: Database
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.db)
  const left = async (table: string, column: string) =>
    (
      await sql<{ id: string }>`SELECT ${sql.ref(column)} AS id FROM ${sql.table(table)} ORDER BY id`.execute(
        database.db,
      )
    ).rows.map(({ id }) => id)
  const tables = [
    ['play_session', 'id'],
    ['sandbox_round', 'play_session_id'],
    ['sandbox_ticket', 'play_session_id'],
  ] as const
  const expectLeft = async (ids: readonly string[]) => {
    for (const [table, column] of tables) expect([table, await left(table, column)]).toEqual([table, ids])
  }

  beforeAll(async () => {
    database = await engine.open()
    for (const [id, hours] of [
      ['new', 719],
      ['old', 721],
      ['unsettled', 721],
    ] as const)
      for (const statement of played(id, before(hours))) await run(statement)
    await run(sql`INSERT INTO bet (id, vassalage, transaction_id, round_id, member_id, node_id, game_type, stake,
        valid_bet, state, placed_at)
      VALUES ('open', 'V', 'open', 'open', 'unsettled', '', '', 1, 1, 'unsettled', ${before(721)})`)
  })
  afterAll(() => database?.close())

  test('rounds and tickets are deleted with their session, which stays while a bet of its member is open', async () => {
    await keepHouse(database, now)
    await expectLeft(['new', 'unsettled'])
    await run(sql`UPDATE bet SET state = 'lost', settled_at = ${now} WHERE id = 'open'`)
    await keepHouse(database, now)
    await expectLeft(['new'])
  })
})
