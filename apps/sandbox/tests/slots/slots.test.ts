import { comparePlayDays, compareSlots } from '@baize/platform/slots/rebuild.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

let running: TestGames
let session: TestSession
beforeAll(async () => {
  running = await startTestGames({ work: false })
  session = await running.signIn()
})
afterAll(() => running?.close())

const played = () => running.platform.db.selectFrom('play_slot').selectAll().execute()

async function bet(round: string, stake: string, win: string | null) {
  const playSession = await running.openGame(session)
  const movement = { requestId: `request-${round}`, playSession, roundId: round }
  const vendor = 'EMR'
  await running.call(
    'seamlessBet',
    { body: { ...movement, transactionId: `${round}-bet`, amount: stake } },
    { vendor },
  )
  const closing = { ...movement, transactionId: `${round}-end`, betTransactionId: `${round}-bet` }
  if (win === null) return running.call('seamlessRollback', { body: closing }, { vendor })
  return running.call('seamlessWin', { body: { ...closing, amount: win } }, { vendor })
}

test('settled bets are summed by five minutes, refunded ones are in no figure', async () => {
  expect((await bet('slots-round-1', '2.00', '5.00')).envelope).toMatchObject({ success: true })
  await bet('slots-round-2', '3.00', '0')
  await bet('slots-round-3', '9.00', null)
  const rows = await played()
  const total = rows.reduce(
    (sum, row) => ({ bets: sum.bets + row.bets, stake: sum.stake + BigInt(row.stake) }),
    {
      bets: 0n,
      stake: 0n,
    },
  )
  expect(total).toEqual({ bets: 2n, stake: 50_000n })
  expect(rows.reduce((sum, row) => sum + BigInt(row.payout), 0n)).toBe(50_000n)
  for (const { slot } of rows) expect(slot.getTime() % 300_000).toBe(0)
})

test('days of the brand are the sums of their slots, and a day that was tampered with is named', async () => {
  const { db, settings } = running.platform
  const compare = () => comparePlayDays(db, settings.brand.gmtOffsetMinutes)
  expect(await compare()).toEqual([])
  const [day] = await db.selectFrom('play_day').selectAll().execute()
  if (!day) throw new Error('no day was played')
  await db.updateTable('play_day').set({ payout: '1' }).execute()
  expect(await compare()).toEqual([{ owner: day.member_id, day: day.day, kind: day.game_type }])
  await db.deleteFrom('play_day').execute()
  expect(await compare()).toHaveLength(1)
})

test('the slow reader agrees, and names a slot that was tampered with', async () => {
  const { db } = running.platform
  expect(await compareSlots(db)).toEqual([])
  expect(await db.selectFrom('money_slot').selectAll().execute()).not.toEqual([])
  await db.updateTable('play_slot').set({ stake: '1' }).execute()
  expect(await compareSlots(db)).toHaveLength((await played()).length)
})
