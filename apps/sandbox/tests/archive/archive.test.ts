import { parseMoney } from '@baize/api/money'
import { archiveLedger } from '@baize/platform/archive/archive.ts'
import { brokenArchive } from '@baize/platform/archive/verify.ts'
import { verifyBills } from '@baize/platform/bills/verify.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { createHold, houseFor, postHold, sealLedger, verifyLedger } from '@baize/platform/ledger/index.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { comparePlayDays, compareSlots } from '@baize/platform/slots/rebuild.ts'
import { compareTeams } from '@baize/platform/team/rebuild.ts'
import { rollUp } from '@baize/platform/team/rollUp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeWorld } from '../../src/world/world.ts'
import { fund } from '../bills/testingPlay.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

const later = () => new Date(Date.now() + 3_600_000)

describe.each(testEngines)('archives of the books on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let as: TestSession
  let owner: string
  /** Between what is archived and what stays. */
  let cut: Date
  let balances: string
  let report: unknown
  const lines: string[] = []

  const balancesOf = async () => {
    const { rows } =
      await sql`SELECT id, balance::text, posting_count::text FROM account ORDER BY id`.execute(platform.db)
    return JSON.stringify(rows)
  }
  const count = async (table: string) =>
    Number(
      (await sql<{ n: bigint }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(platform.db)).rows[0]
        ?.n,
    )
  const transactions = async () => {
    const { value } = await running.call('transactions', { query: {} }, { as })
    return value
  }
  const archive = (before: Date, file = 'memory') =>
    archiveLedger(platform.database, {
      ...{ before, file, now: new Date() },
      write: async (line) => void lines.push(line),
      finish: async () => {},
    })
  const findings = async () => {
    while ((await rollUp(platform)) > 0);
    return [
      ...(await verifyLedger(platform.db)),
      ...(await compareSlots(platform.db)),
      ...(await comparePlayDays(platform.db, platform.settings.brand.gmtOffsetMinutes)),
      ...(await compareTeams(platform.db, platform.settings.brand)),
      ...(await verifyBills(platform.db, platform.settings.brand)),
    ]
  }
  const digests = async () => {
    const seals = await platform.db.selectFrom('ledger_seal').selectAll().execute()
    return new Map(seals.map(({ number, digest }) => [String(number), digest]))
  }
  const hold = (amount: string) =>
    transact(platform.database, ({ trx }) =>
      createHold(trx, {
        ...{
          owner,
          currency: platform.settings.brand.currency,
          amount: parseMoney(amount),
          at: platform.now(),
        },
        ...{ type: 'withdrawalHeld', cause: { type: 'test', id: 'hold' }, actor: 'test' },
      }),
    )
  const pay = (id: string) =>
    transact(platform.database, ({ trx }) =>
      postHold(trx, {
        ...{
          owner,
          hold: id,
          to: houseFor(owner, 'psp.clearing'),
          at: platform.now(),
          type: 'withdrawalPaid',
        },
        ...{ cause: { type: 'test', id: 'hold' }, actor: 'test' },
      }),
    )

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
    await writeWorld(platform, { members: 30, days: 4, seed: 'archive', before: platform.now() })
    owner = (await findMemberByAccount(platform.db, 'dara2026'))?.id ?? ''
    await sealLedger(platform.database, later())
    await new Promise((passed) => setTimeout(passed, 5))
    cut = new Date()
    await new Promise((passed) => setTimeout(passed, 5))
    running.advance(86_400)
    as = await running.signIn('dara2026')
    await fund(platform, owner, '12.34')
    await pay((await hold('5.00')).hold)
    await sealLedger(platform.database, later())
    balances = await balancesOf()
    report = await transactions()
  })
  afterAll(() => running?.close())

  test('I3 I5 I20 every balance, report of the kept time, check and seal is unchanged when old journals are removed', async () => {
    const before = await count('journal')
    expect(await findings()).toEqual([])
    const done = await archive(cut)
    expect(done?.journals).toBeGreaterThan(100)
    expect(await count('journal')).toBe(before - (done?.journals ?? 0))
    expect(await count('journal')).toBeGreaterThan(2)
    expect(await findings()).toEqual([])
    expect(await balancesOf()).toBe(balances)
    expect(await transactions()).toEqual(report)
    expect(await archive(cut)).toBeNull()
  })

  test('what is archived reproduces its seals, and a changed, lost or moved line is reported', async () => {
    const known = await digests()
    expect(lines.length).toBeGreaterThan(200)
    expect(await brokenArchive(lines, known)).toEqual([])
    const changed = lines.map((line, place) => (place === 7 ? line.replace(/"\d+"/, '"1"') : line))
    expect(await brokenArchive(changed, known)).toEqual(['1'])
    expect(
      await brokenArchive(
        lines.filter((_, place) => place !== 9),
        known,
      ),
    ).toEqual(['1'])
    const [first, second = '', third = '', ...rest] = lines
    expect(await brokenArchive([first ?? '', third, second, ...rest], known)).toEqual(['1'])
    expect(await brokenArchive([], known)).toEqual(['no archive'])
  })

  test('I5 what no archive has cannot be removed, and what is written of one cannot be changed', async () => {
    for (const statement of [
      sql`DELETE FROM posting`,
      sql`DELETE FROM journal`,
      sql`UPDATE posting SET amount = 1`,
      sql`UPDATE ledger_archive SET last_journal = gen_random_uuid()`,
      sql`DELETE FROM ledger_archive`,
    ]) {
      await expect(statement.execute(platform.db)).rejects.toThrow(/append-only|permission/)
    }
  })

  test('I3 a carried balance that was tampered with is found', async () => {
    await expect(
      transact(platform.database, async ({ trx }) => {
        await sql`UPDATE carried_balance SET balance = balance + 1`.execute(trx)
        throw new Error('back')
      }),
    ).rejects.toThrow('back')
    const { rows } = await sql<{ id: string }>`SELECT account_id AS id FROM carried_balance LIMIT 1`.execute(
      platform.db,
    )
    const change = (by: number) =>
      sql`UPDATE carried_balance SET balance = balance + ${by}::bigint WHERE account_id = ${rows[0]?.id}`.execute(
        platform.db,
      )
    await change(1)
    const found = await verifyLedger(platform.db)
    expect(found.map(({ invariant }) => invariant)).toContain('I3')
    expect(found.some(({ subject }) => subject === rows[0]?.id)).toBe(true)
    await change(-1)
    expect(await verifyLedger(platform.db)).toEqual([])
  })

  test('I9 nothing is cut through a hold, and the next archive continues where the last one ended', async () => {
    const open = await hold('1.00')
    await sealLedger(platform.database, later())
    const whole = await archive(later(), 'second')
    // The books end before the hold that is open: the seal of it stays.
    expect(await findings()).toEqual([])
    await pay(open.hold)
    await fund(platform, owner, '3.00')
    await sealLedger(platform.database, later())
    expect(whole?.journals).toBeGreaterThan(0)
    expect((await archive(later(), 'third'))?.journals).toBeGreaterThan(1)
    expect(await count('posting')).toBe(0)
    expect(await findings()).toEqual([])
    expect(await brokenArchive(lines, await digests())).toEqual([])
    await fund(platform, owner, '4.00')
    expect(await findings()).toEqual([])
    const { rows } = await sql<{ balance: bigint }>`SELECT balance FROM account WHERE owner_id = ${owner}
      AND kind = 'cash' AND currency = ${platform.settings.brand.currency}`.execute(platform.db)
    const first = JSON.parse(balances) as { id: string; balance: string }[]
    expect(
      first.some(({ balance }) => BigInt(balance) === (rows[0]?.balance ?? 0n) - parseMoney('6.00')),
    ).toBe(true)
  })
})
