import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { verifyLedger } from '../ledger/index.ts'
import { comparePlayDays, compareSlots } from '../slots/rebuild.ts'
import { planDays } from './day.ts'
import { planPeople } from './people.ts'
import { writeWorld } from './world.ts'

const size = { members: 30, days: 4 }
let running: TestPlatform | undefined
afterEach(async () => {
  await running?.close()
  running = undefined
})

async function write(seed: string) {
  running = await startTestPlatform({ work: false })
  const written = await writeWorld(running.platform, { ...size, seed, before: running.platform.now() })
  return { written, db: running.platform.db }
}

const balancesOf = async (db: TestPlatform['platform']['db']) => {
  const { rows } = await sql`
    SELECT member.account, account.kind, account.balance::text FROM account
    JOIN member ON member.id = account.owner_id ORDER BY 1, 2
  `.execute(db)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

test('a world is sound: the ledger verifies, and the sums are those of its bets and journals', async () => {
  const { written, db } = await write('sound')
  expect(written).toMatchObject({ people: 30 })
  expect(written.bets).toBeGreaterThan(50)
  expect(written.withdrawals + written.transfers).toBeGreaterThan(0)
  expect(await verifyLedger(db)).toEqual([])
  expect(await compareSlots(db)).toEqual([])
  const { gmtOffsetMinutes } = running?.settings.brand ?? { gmtOffsetMinutes: 0 }
  expect(await comparePlayDays(db, gmtOffsetMinutes)).toEqual([])
  const first = await balancesOf(db)
  await running?.close()
  const again = await write('sound')
  expect(await balancesOf(again.db)).toBe(first)
})

test('its agents stand five levels deep, and whoever is below comes after', () => {
  const people = planPeople('tree', { members: 200, days: 91 })
  expect(people).toHaveLength(200)
  expect(new Set(people.filter(({ isAgent }) => isAgent).map(({ level }) => level))).toEqual(
    new Set([1, 2, 3, 4, 5]),
  )
  people.forEach(({ upline, level }, place) => {
    if (upline === null) return
    expect(upline).toBeLessThan(place)
    expect(people[upline]).toMatchObject({ isAgent: true, level: level - 1 })
  })
  expect(new Set(people.map(({ account }) => account)).size).toBe(200)
  for (const { account } of people) expect(account).toMatch(/^[a-z][a-z0-9]{5,15}$/)
})

test('the same seed plans the same days, another seed others', () => {
  const plan = (seed: string) => {
    const people = planPeople(seed, size)
    return JSON.stringify([...planDays(seed, people, size.days)], (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  }
  expect(plan('a')).toBe(plan('a'))
  expect(plan('a')).not.toBe(plan('b'))
})
