import {
  countedStake,
  multiplierOf,
  offeredBonuses,
  regulatedMultiplier,
} from '@baize/platform/bonus/definitions.ts'
import { expireBonuses } from '@baize/platform/bonus/expiry.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { balanceOf, bonusOf } from '@baize/platform/ledger/index.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGames, type TestGames } from '../testingGames.ts'
import { startBonusPlay } from './testingPlay.ts'

describe.each(testEngines)('bonuses on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  let names = 0
  /** A member with nothing but a bonus of so much, to be wagered so many times; and cash, when given. */
  const playing = async (amount: bigint, cash = 0n) => {
    names += 1
    return startBonusPlay(games, `bonusplayer${names}`, amount, cash)
  }
  const bonusHeld = async (account: string) => {
    const member = await findMemberByAccount(games.platform.db, account)
    return balanceOf(games.platform.db, games.settings.brand.currency, bonusOf(member?.id ?? ''))
  }

  test('cash is staked first, and a win is paid to where its stake came from', async () => {
    const play = await playing(200_000n, 30_000n)
    expect(await play.balances()).toEqual({ cash: '3.00', bonus: '20.00' })
    const first = await play.bet('2.00')
    expect(await play.balances()).toEqual({ cash: '1.00', bonus: '20.00' })
    const second = await play.bet('4.00')
    expect(await play.balances()).toEqual({ cash: '0.00', bonus: '17.00' })
    await play.win(first, '5.00')
    expect(await play.balances()).toEqual({ cash: '5.00', bonus: '17.00' })
    // A quarter of the second stake was cash.
    await play.win(second, '10.00')
    expect(await play.balances()).toEqual({ cash: '7.50', bonus: '24.50' })
    expect(await play.grant()).toMatchObject({ state: 'wagering', progress: '6.00', required: '100.00' })
    await games.expectSoundLedger()
  })

  test("a rollback returns each account's part, and counts towards nothing", async () => {
    const play = await playing(100_000n, 10_000n)
    const bet = await play.bet('3.00')
    expect(await play.balances()).toEqual({ cash: '0.00', bonus: '8.00' })
    await play.rollback(bet)
    expect(await play.balances()).toEqual({ cash: '1.00', bonus: '10.00' })
    expect(await play.grant()).toMatchObject({ state: 'active', progress: '0.00' })
  })

  test('wagered in full it is cash, and a later win is cash too', async () => {
    const play = await playing(20_000n, 200_000n)
    const late = await play.bet('20.00')
    const bonusBet = await play.bet('1.00')
    await play.win(late, '25.00')
    const grant = await play.grant()
    expect(grant).toMatchObject({
      state: 'converted',
      converted: '1.00',
      progress: '20.00',
      required: '10.00',
    })
    expect(await play.balances()).toEqual({ cash: '26.00', bonus: '0.00' })
    await play.win(bonusBet, '3.00')
    expect(await play.balances()).toEqual({ cash: '29.00', bonus: '0.00' })
    await games.expectSoundLedger()
  })

  test('with nothing left it is lost, but not while a bet is open', async () => {
    const play = await playing(20_000n)
    const [one, two] = [await play.bet('1.00'), await play.bet('1.00')]
    await play.win(one, '0')
    expect((await play.grant()).state).toBe('wagering')
    await play.win(two, '0')
    expect((await play.grant()).state).toBe('lost')
    expect((await play.bet('0.50')).code).toBe('insufficientFunds')
  })

  test('time over: nothing more is staked from it, the rest is returned, and so is a late win of it', async () => {
    const play = await playing(50_000n)
    const open = await play.bet('1.00')
    const never = await play.bet('1.00')
    games.advance(8 * 86_400)
    const later = await play.again()
    expect((await later.bet('1.00')).code).toBe('insufficientFunds')
    expect(await expireBonuses(games.platform)).toBeGreaterThan(0)
    expect((await later.grant()).state).toBe('expired')
    await play.win(open, '9.00')
    await play.rollback(never)
    expect(await later.balances()).toEqual({ cash: '0.00', bonus: '0.00' })
    expect(await bonusHeld(play.account)).toBe(0n)
    await games.expectSoundLedger()
  })

  test('forfeited, its money is removed and cash stays; it cannot be forfeited twice', async () => {
    const play = await playing(50_000n, 20_000n)
    const { id } = await play.grant()
    expect((await games.call('cancelBonus', { params: { id } }, { as: play.as })).value.state).toBe(
      'cancelled',
    )
    expect(await play.balances()).toEqual({ cash: '2.00', bonus: '0.00' })
    const again = await games.call('cancelBonus', { params: { id } }, { as: play.as })
    expect(again.envelope.code).toBe('wrongState')
  })

  test('F18 a bonus claimed in 20 tabs is granted once, and a second one waits', async () => {
    const as = await games.join('twentytabs')
    const code = (await games.call('redeemPromoCode', { body: { code: ' emerald' } }, { as })).value
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => games.call('claimBonus', { params: { id: code.id } }, { as })),
    )
    const codes = tabs.map(({ envelope }) => envelope.code ?? 'claimed').sort()
    expect(codes).toEqual([...Array(19).fill('alreadyClaimed'), 'claimed'])
    expect(await bonusHeld('twentytabs')).toBe(100_000n)
    const { rows } = (await games.call('bonuses', { query: {} }, { as })).value
    const welcome = rows.find((row: { definitionId: string }) => row.definitionId === 'welcome')
    const second = await games.call('claimBonus', { params: { id: welcome.id } }, { as })
    expect(second.envelope.code).toBe('tooManyOpen')
    const repeated = await games.call('redeemPromoCode', { body: { code: 'EMERALD' } }, { as })
    expect(repeated.envelope.code).toBe('alreadyClaimed')
  })

  test('a bonus of another member is not found; one without wagering is cash at once', async () => {
    const [mine, other] = [await games.join('bonusowner'), await games.join('bonusthief')]
    const { id } = (await games.call('redeemPromoCode', { body: { code: 'gift' } }, { as: mine })).value
    for (const call of ['claimBonus', 'cancelBonus'] as const) {
      expect((await games.call(call, { params: { id } }, { as: other })).envelope.code).toBe('notFound')
    }
    const claimed = (await games.call('claimBonus', { params: { id } }, { as: mine })).value
    expect(claimed).toMatchObject({ state: 'converted', converted: '1.00' })
    expect((await games.call('balance', {}, { as: mine })).value).toMatchObject({
      balance: '1.00',
      bonus: '0.00',
    })
  })

  test('I1 I3 I4 for any bets, wins, rollbacks and forfeits the ledger is sound and no bonus money is left over', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('bet' as const), stake: fc.integer({ min: 1, max: 900 }) }),
      fc.record({
        kind: fc.constant('win' as const),
        pick: fc.nat({ max: 9 }),
        payout: fc.integer({ min: 0, max: 1_500 }),
      }),
      fc.record({ kind: fc.constant('rollback' as const), pick: fc.nat({ max: 9 }) }),
      fc.record({ kind: fc.constant('cancel' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.nat({ max: 5 }), async (steps, cash) => {
        const play = await playing(100_000n, BigInt(cash) * 10_000n)
        const open: Awaited<ReturnType<typeof play.bet>>[] = []
        for (const one of steps) {
          if (one.kind === 'bet') {
            const bet = await play.bet((one.stake / 100).toFixed(2))
            if (!bet.code) open.push(bet)
          } else if (one.kind === 'cancel') {
            const { id } = await play.grant()
            await games.call('cancelBonus', { params: { id } }, { as: play.as })
          } else {
            const [bet] = open.splice(one.pick % Math.max(open.length, 1), 1)
            if (!bet) continue
            if (one.kind === 'win') await play.win(bet, (one.payout / 100).toFixed(2))
            else await play.rollback(bet)
          }
          const { state } = await play.grant()
          if (!['active', 'wagering'].includes(state)) expect(await bonusHeld(play.account)).toBe(0n)
        }
        await games.expectSoundLedger()
      }),
      { numRuns: 12 },
    )
  })
})

describe('what a bonus requires', () => {
  test('the regulated profile caps every multiplier at 10', () => {
    const brand = { policyProfile: 'regulated' } as never
    for (const definition of offeredBonuses()) {
      expect(multiplierOf(definition, { brand } as never)).toBeLessThanOrEqual(regulatedMultiplier)
    }
    expect(offeredBonuses().some(({ multiplier }) => multiplier > regulatedMultiplier)).toBe(true)
  })

  test('a stake counts by its category, rounded down', () => {
    expect(countedStake(10_000n, 'RNG')).toBe(10_000n)
    expect(countedStake(10_003n, 'PVP')).toBe(1_000n)
    expect(countedStake(10_000n, 'UNKNOWN')).toBe(0n)
  })
})
