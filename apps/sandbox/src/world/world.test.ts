import { createHash } from 'node:crypto'
import { verifyBills } from '@baize/platform/bills/verify.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { comparePlayDays, compareSlots } from '@baize/platform/slots/rebuild.ts'
import { compareTeams } from '@baize/platform/team/rebuild.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../../tests/http/testing.ts'
import { planDays } from './day.ts'
import { planPeople } from './people.ts'
import { writeWorld } from './world.ts'

const size = { members: 30, days: 9 }
let running: TestPlatform | undefined
afterEach(async () => {
  await running?.close()
  running = undefined
})

async function write(seed: string) {
  running = await startTestPlatform({ work: false })
  const written = await writeWorld(running.platform, { ...size, seed, before: running.platform.now() })
  return { written, platform: running.platform, db: running.platform.db }
}

type Db = TestPlatform['platform']['db']

/** What a world is, without the ids and the sealed texts that are generated for each. */
const contents = {
  balances: sql`SELECT coalesce(member.account, account.owner_id), account.kind, account.currency,
    sum(account.balance)::text FROM account LEFT JOIN member ON member.id = account.owner_id GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  bets: sql`SELECT member.account, node_id, stake, payout, placed_at, settled_at, device FROM bet
    JOIN member ON member.id = bet.member_id ORDER BY 1, placed_at`,
  journals: sql`SELECT coalesce(member.account, 'house'), journal.type, journal.at, count(*), sum(posting.amount)
    FILTER (WHERE posting.amount > 0) FROM journal JOIN posting ON posting.journal_id = journal.id
    LEFT JOIN member ON member.id = journal.owner_id WHERE actor <> 'sandbox' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  bills: sql`SELECT member.account, kind, window_from, window_to, adjustment, inputs::text, bill.amount, paid, state FROM bill
    JOIN member ON member.id = bill.party_id ORDER BY 1, 2, 3, 5`,
  rewards: sql`SELECT member.account, source, source_id, kind, amount, state, ready_at, claimed_at FROM reward
    JOIN member ON member.id = reward.member_id WHERE source <> 'referral' ORDER BY 1, 2, 3`,
  invites: sql`SELECT member.account, code FROM invite JOIN member ON member.id = invite.agent_id ORDER BY 1, 2`,
}

async function digestsOf(db: Db) {
  const digests: Record<string, string> = {}
  for (const [name, query] of Object.entries(contents)) {
    const { rows } = await query.execute(db)
    if (rows.length < 3) throw new Error(`${name} has ${rows.length} rows`)
    const text = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    digests[name] = createHash('sha256').update(text).digest('hex')
  }
  return digests
}

test('a world is sound, and the same seed writes the same one', async () => {
  const { written, platform, db } = await write('sound')
  const { brand } = platform.settings
  expect(written).toMatchObject({ people: 30 })
  expect(written.bets).toBeGreaterThan(50)
  expect(written.withdrawals + written.transfers).toBeGreaterThan(0)
  expect(await verifyLedger(db)).toEqual([])
  expect(await compareSlots(db)).toEqual([])
  expect(await comparePlayDays(db, brand.gmtOffsetMinutes)).toEqual([])
  expect(await compareTeams(db, brand)).toEqual([])
  expect(await verifyBills(db, brand)).toEqual([])
  const first = await digestsOf(db)
  await running?.close()
  const again = await write('sound')
  expect(await digestsOf(again.db)).toEqual(first)
  await running?.close()
  const other = await write('another')
  expect(await digestsOf(other.db)).not.toEqual(first)
})

/** Tables that screens of the two sites show rows of. */
const shown = [
  ...[
    'bet',
    'deposit',
    'transfer',
    'play_day',
    'winner_day',
    'game_recent',
    'game_favourite',
    'login_history',
  ],
  ...['bank_account', 'message', 'reward', 'points_entry', 'rebate_claim', 'bonus_grant', 'referral_code'],
  ...['promotion_application', 'complaint_case', 'complaint_entry', 'leaderboard_snapshot', 'announcement'],
  ...[
    'contract',
    'bill',
    'invite',
    'team_member_note',
    'team_tag',
    'transfer_request',
    'team_day',
    'team_active',
    'team_money_day',
  ],
]

test('money is asked back from direct downlines, as only uplines can', async () => {
  const { db } = await write('sound')
  const asked = await db
    .selectFrom('transfer_request')
    .innerJoin('member', 'member.id', 'transfer_request.asked_id')
    .select(['asking_id', 'member.parent_id'])
    .execute()
  expect(asked.map(({ parent_id }) => parent_id)).toEqual(asked.map(({ asking_id }) => asking_id))
})

test('no screen is empty', async () => {
  const { db } = await write('sound')
  const empty = []
  for (const table of shown) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(db)
    if (rows.length === 0) empty.push(table)
  }
  expect(empty).toEqual([])
  const waiting = await db.selectFrom('contract').select('id').where('state', '=', 'requested').execute()
  expect(waiting).not.toEqual([])
})

test('its agents are five levels deep, and downlines follow their uplines', () => {
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
