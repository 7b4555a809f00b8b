import { offeredBonuses } from '@baize/platform/bonus/definitions.ts'
import { earnsBy } from '@baize/platform/bonus/playOffers.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGames, type TestGames } from '../testingGames.ts'
import { type BonusPlay, giveCash, startBonusPlay } from './testingPlay.ts'

const day = 86_400

describe.each(testEngines)('bonuses for play on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  /** The offers of a trigger that a member has, by definition and amount. */
  const offers = async ({ as }: Pick<BonusPlay, 'as'>, trigger: string) => {
    const { rows } = (await games.call('bonuses', { query: { pageSize: '50' } }, { as })).value
    return rows
      .filter((row: { trigger: string }) => row.trigger === trigger)
      .map(({ definitionId, amount }: Record<string, string>) => [definitionId, amount])
  }

  test('a bet that is large enough is offered a bonus when it is placed, once a day', async () => {
    const play = await startBonusPlay(games, 'largebet', 50_000n, 20_000_000n)
    await play.bet('199.99')
    expect(await offers(play, 'betPlaced')).toEqual([])
    await play.bet('200.00')
    await play.bet('300.00')
    expect(await offers(play, 'betPlaced')).toEqual([['large-bet', '2.00']])
    games.advance(day)
    await (await play.again()).bet('200.00')
    const again = await play.again()
    expect(await offers(again, 'betPlaced')).toHaveLength(2)
  })

  test('a bet that is lost is offered a share of its stake, once a day; a won one and a small one are not', async () => {
    const play = await startBonusPlay(games, 'lostbet', 50_000n, 20_000_000n)
    await play.win(await play.bet('150.00'), '151.00')
    await play.win(await play.bet('99.99'), '0')
    expect(await offers(play, 'betSettled')).toEqual([])
    await play.win(await play.bet('150.00'), '0')
    await play.win(await play.bet('160.00'), '0')
    expect(await offers(play, 'betSettled')).toEqual([['second-chance', '15.00']])
    const { rewards } = (await games.call('rewards', {}, { as: play.as })).value
    expect(rewards.map(({ title }: { title: string }) => title)).toContain('ឱកាសលើកទីពីរ')
  })

  test('a bet that was refused or taken back earns nothing', async () => {
    const play = await startBonusPlay(games, 'refusedbet', 50_000n, 0n)
    expect((await play.bet('500.00')).code).toBe('insufficientFunds')
    await giveCash(games, 'refusedbet', 5_000_000n)
    await play.rollback(await play.bet('150.00'))
    expect(await offers(play, 'betPlaced')).toEqual([])
    expect(await offers(play, 'betSettled')).toEqual([])
  })

  test('a member who returns after a pause is offered a bonus once for it; one who never played is not', async () => {
    const play = await startBonusPlay(games, 'cameback', 50_000n, 1_000_000n)
    const never = await startBonusPlay(games, 'neverplayed', 50_000n, 0n)
    await play.win(await play.bet('1.00'), '0')
    games.advance(29 * day)
    expect(await offers(await play.again(), 'segment')).toEqual([])
    games.advance(2 * day)
    const back = await play.again()
    expect(await offers(back, 'segment')).toEqual([['welcome-back', '3.00']])
    games.advance(5 * day)
    expect(await offers(await play.again(), 'segment')).toHaveLength(1)
    expect(await offers(await never.again(), 'segment')).toEqual([])
  })

  test('a VIP level is offered its bonus once a month', async () => {
    const play = await startBonusPlay(games, 'viplevel', 50_000n, 0n)
    const { id } = await games.platform.db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'viplevel')
      .executeTakeFirstOrThrow()
    const setLevel = (level: number) =>
      games.platform.db
        .insertInto('vip_state')
        .values({ member_id: id, level, month: '2020-01', since: games.platform.now() })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ level }))
        .execute()
    await setLevel(2)
    expect(await offers(play, 'segment')).toEqual([])
    await setLevel(3)
    await offers(play, 'segment')
    expect(await offers(play, 'segment')).toEqual([['vip-month', '20.00']])
    games.advance(31 * day)
    expect(await offers(await play.again(), 'segment')).toHaveLength(2)
  })

  test('categories and outcomes narrow a trigger', () => {
    const bet = { memberId: 'm', stake: 100n, at: new Date(), gameType: 'RNG', payout: 0n }
    const lost = { kind: 'betSettled', outcome: 'lost', minStake: 100n, gameTypes: ['RNG'] } as const
    expect(earnsBy(lost, bet)).toBe(true)
    expect(earnsBy(lost, { ...bet, gameType: 'LIVE' })).toBe(false)
    expect(earnsBy(lost, { ...bet, stake: 99n })).toBe(false)
    expect(earnsBy(lost, { ...bet, payout: 101n })).toBe(false)
    expect(earnsBy({ ...lost, outcome: 'won' }, { ...bet, payout: 101n })).toBe(true)
    expect(earnsBy(lost, { ...bet, payout: null })).toBe(false)
    const placed = { kind: 'betPlaced', minStake: 100n, gameTypes: [] } as const
    expect(earnsBy(placed, { ...bet, payout: null })).toBe(true)
    expect(earnsBy(placed, bet)).toBe(false)
    expect(new Set(offeredBonuses().map(({ trigger }) => trigger.kind)).size).toBe(7)
  })
})
