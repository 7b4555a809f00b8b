import { parseMoney } from '@baize/api/money'
import { manualBonus } from '@baize/platform/bonus/definitions.ts'
import { offerBonus } from '@baize/platform/bonus/grants.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'
import { startBonusPlay } from './testingPlay.ts'

describe.each(testEngines)('the record of bonuses on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  const details = async (as: TestSession, query: Record<string, string> = {}) => {
    const day = (shift: number) =>
      new Date(games.platform.now().getTime() + shift * 86_400_000).toISOString().slice(0, 10)
    const period = { from: day(-2), to: day(2) }
    return (await games.call('bonusDetails', { query: { ...period, ...query } as never }, { as })).value
  }
  type Row = Record<string, string | number | null>

  test('half converted, half lost: each sum is that of its rows', async () => {
    const play = await startBonusPlay(games, 'detailconverted', 20_000n, 200_000n)
    const late = await play.bet('20.00')
    await play.bet('1.00')
    await play.win(late, '25.00')
    const { rows, totals } = await details(play.as)
    expect(rows[0]).toMatchObject({
      ...{ state: 'converted', amount: '2.00', required: '10.00', progress: '20.00', percent: 100 },
      ...{ remaining: '0.00', converted: '1.00', returned: '0.00', lost: '1.00' },
    })
    expect(totals).toMatchObject({ granted: '2.00', converted: '1.00', returned: '0.00', lost: '1.00' })
    const record = await games.call('bets', { query: {} }, { as: play.as })
    const parts = record.value.rows.map((row: Row) => [row.stake, row.bonusStake])
    expect(parts).toEqual([
      ['1.00', '1.00'],
      ['20.00', '0.00'],
    ])
    expect(record.value.totals).toMatchObject({ stake: '21.00', bonusStake: '1.00' })
  })

  test('forfeited in the middle: the rest was returned, what was played is lost', async () => {
    const play = await startBonusPlay(games, 'detailcancelled', 50_000n, 0n)
    await play.win(await play.bet('2.00'), '0')
    const before = (await details(play.as)).rows[0]
    expect(before).toMatchObject({ state: 'wagering', percent: 8, remaining: '23.00', lost: '0.00' })
    await games.call('cancelBonus', { params: { id: String(before.id) } }, { as: play.as })
    const { rows, totals } = await details(play.as)
    expect(rows[0]).toMatchObject({ state: 'cancelled', returned: '3.00', lost: '2.00', converted: null })
    expect(totals).toMatchObject({ returned: '3.00', lost: '2.00', converted: '0.00' })
  })

  test('filters, pages and totals of the whole filter; none of other members', async () => {
    const as = await games.join('detailpages')
    const other = await games.join('detailother')
    const { id: memberId } = (await games.call('memberInfo', {}, { as })).value
    for (let n = 1; n <= 7; n += 1) {
      const offer = { memberId, causeId: `page-${n}`, amount: BigInt(n) * 10_000n }
      // Two at a moment, so that only their numbers order them.
      const at = new Date(games.platform.now().getTime() - Math.floor(n / 2) * 1_000)
      await offerBonus(games.platform, games.platform.db, manualBonus, { ...offer, at })
    }
    const manual = { trigger: 'manual', state: 'offered' }
    const whole = await details(as, manual)
    expect(whole.totals).toMatchObject({ grants: 7, granted: '0.00', lost: '0.00' })
    const required = whole.rows.reduce((sum: bigint, row: Row) => sum + parseMoney(String(row.required)), 0n)
    expect(parseMoney(whole.totals.required)).toBe(required)
    const read: Row[] = []
    for (let after: string | null = null; ; ) {
      const page = await details(as, { ...manual, pageSize: '3', ...(after === null ? {} : { after }) })
      expect(page.totals).toEqual(whole.totals)
      read.push(...page.rows)
      after = page.page.next
      if (after === null) break
    }
    expect(read).toEqual(whole.rows)
    expect((await details(as, { trigger: 'promoCode' })).totals.grants).toBe(0)
    expect((await details(other, manual)).totals.grants).toBe(0)
    const asked = await games.call(
      'createRecordExport',
      { body: { record: 'bonusDetails', format: 'xlsx', filter: { ...manual } } },
      { as },
    )
    expect(asked.value.fileName).toMatch(/^bonusDetails-.*\.xlsx$/)
  })
})
