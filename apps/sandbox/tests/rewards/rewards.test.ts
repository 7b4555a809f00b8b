import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { readSince } from '@baize/platform/events/index.ts'
import { addReward, type NewReward } from '@baize/platform/rewards/reward.ts'
import { passTime } from '@baize/platform/rewards/rewardJobs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCash, startBonusPlay } from '../bonus/testingPlay.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('the reward centre on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  const rewarded = async (account: string, reward: Partial<NewReward>) => {
    const as = await games.join(account)
    const memberId = await giveCash(games, account, 0n)
    const at = games.platform.now()
    const whole: Pick<NewReward, 'memberId' | 'source' | 'sourceId' | 'kind' | 'at'> = {
      memberId,
      source: 'gift',
      sourceId: 'test',
      kind: 'cash',
      at,
    }
    const add = () =>
      transact(games.platform.database, (unit) =>
        addReward(games.platform, unit, { ...whole, amount: 70_000n, ...reward }),
      )
    const id = (await add()) ?? ''
    return { as, memberId, id, add }
  }

  test('F18 a reward claimed in 20 tabs is paid once; it is removed from the list and the counts', async () => {
    const { as, id, add } = await rewarded('rewardtabs', {})
    expect(await add()).toBeNull()
    const before = (await games.call('rewards', {}, { as })).value
    expect(before.counts).toContainEqual({ source: 'gift', count: 1 })
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => games.call('claimReward', { params: { id } }, { as })),
    )
    const codes = tabs.map(({ envelope }) => envelope.code ?? 'claimed').sort()
    expect(codes).toEqual([...Array(19).fill('alreadyClaimed'), 'claimed'])
    expect((await games.call('balance', {}, { as })).value.balance).toBe('7.00')
    const after = (await games.call('rewards', {}, { as })).value
    expect(after.count).toBe(before.count - 1)
    const { rows } = (await games.call('rewardHistory', { query: { state: 'claimed' } }, { as })).value
    expect(rows).toMatchObject([{ id, state: 'claimed', amount: '7.00' }])
    const record = (await games.call('transactions', { query: { type: 'reward' } }, { as })).value.rows
    expect(record).toMatchObject([{ amount: '7.00', reference: id }])
    await games.expectSoundLedger()
  })

  test('points are credited as points, a bonus is played with at once, and a second bonus has to wait', async () => {
    const points = await rewarded('rewardpoints', { kind: 'points', amount: 50_000n })
    await games.call('claimReward', { params: { id: points.id } }, points)
    expect((await games.call('pointsBalance', {}, points)).value.points).toBe('5.00')
    const bonus = await rewarded('rewardbonus', { kind: 'bonus' })
    expect((await games.call('claimReward', { params: { id: bonus.id } }, bonus)).value.kind).toBe('bonus')
    expect((await games.call('balance', {}, bonus)).value).toMatchObject({ balance: '0.00', bonus: '7.00' })
    const welcome = (await games.call('rewards', {}, bonus)).value.rewards[0]
    expect(welcome.source).toBe('bonus')
    const second = await games.call('claimReward', { params: { id: welcome.id } }, bonus)
    expect(second.envelope.code).toBe('tooManyOpen')
  })

  test('a reward of another member is not found; one whose time is over is neither listed nor paid', async () => {
    const mine = await rewarded('rewardmine', {
      expiresAt: new Date(games.platform.now().getTime() + 60_000),
    })
    const other = await rewarded('rewardother', {})
    const stolen = await games.call('claimReward', { params: { id: mine.id } }, other)
    expect(stolen.envelope.code).toBe('notFound')
    games.advance(61)
    const listed = (await games.call('rewards', {}, mine)).value.rewards
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(mine.id)
    expect((await games.call('claimReward', { params: { id: mine.id } }, mine)).envelope.code).toBe(
      'wrongState',
    )
    await passTime(games.platform)
    const { rows } = (await games.call('rewardHistory', { query: { state: 'expired' } }, mine)).value
    expect(rows).toMatchObject([{ id: mine.id, state: 'expired' }])
  })

  test('bonuses, points and rebates that were claimed are listed as claimed, newest first, page by page', async () => {
    const play = await startBonusPlay(games, 'rewardsources', 50_000n, 1_000_000n)
    games.advance(1)
    await play.win(await play.bet('40.00'), '0')
    await games.call('claimReward', { params: { id: 'points' } }, play)
    games.advance(86_400 + 600)
    const { as } = await play.again()
    await games.call('claimReward', { params: { id: 'rebate' } }, { as })
    const claimed = { state: 'claimed', pageSize: '2' } as const
    const first = (await games.call('rewardHistory', { query: claimed }, { as })).value
    expect(first.rows).toMatchObject([
      { source: 'rebate', kind: 'cash', state: 'claimed' },
      { source: 'points', kind: 'points', state: 'claimed' },
    ])
    const next = { ...claimed, after: first.page.next }
    const second = (await games.call('rewardHistory', { query: next }, { as })).value
    expect(second.rows).toMatchObject([{ source: 'bonus', kind: 'bonus', amount: '5.00', state: 'claimed' }])
    expect(second.page.next).toBeNull()
  })

  test('a bonus that a reward became is listed once', async () => {
    const bonus = await rewarded('rewardbecame', { kind: 'bonus' })
    await games.call('claimReward', { params: { id: bonus.id } }, bonus)
    const { rows } = (await games.call('rewardHistory', { query: { state: 'claimed' } }, bonus)).value
    expect(rows).toMatchObject([{ id: bonus.id, source: 'gift', kind: 'bonus' }])
  })

  test('pages are notified', async () => {
    const { memberId, id } = await rewarded('rewardheard', {})
    const heard = await readSince(games.platform.db, memberId, 0n)
    expect(heard.kind === 'events' && heard.events).toContainEqual(
      expect.objectContaining({ type: 'rewardReady', payload: { id, source: 'gift' } }),
    )
  })
})
