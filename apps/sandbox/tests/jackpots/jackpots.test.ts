import { parseMoney } from '@baize/api/money'
import { newId, type Trx, transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { drawsOf, hashOfSeed } from '@baize/platform/fairness/draws.ts'
import { feedJackpots, winsJackpot } from '@baize/platform/jackpots/feed.ts'
import { jackpotList, shareOf } from '@baize/platform/jackpots/list.ts'
import { balanceOf, cashOf } from '@baize/platform/ledger/index.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('jackpots on $name', (engine) => {
  let games: TestGames
  let member: TestSession
  let ids: string[]
  beforeAll(async () => {
    games = await startTestGames({ engine, work: true })
    member = await games.signIn()
    const rows = await games.platform.db.selectFrom('member').select('id').limit(4).execute()
    ids = rows.map((row) => row.id)
  })
  afterAll(() => games?.close())

  const pools = async () => {
    const rows = await games.platform.db.selectFrom('jackpot_pool').selectAll().execute()
    return {
      fed: rows.reduce((sum, row) => sum + row.fed, 0n),
      paid: rows.reduce((sum, row) => sum + row.paid, 0n),
    }
  }
  const inLedger = async () => {
    const rows = await games.platform.db
      .selectFrom('account')
      .select('balance')
      .where('kind', '=', 'house.jackpot')
      .execute()
    return rows.reduce((sum, row) => sum + row.balance, 0n)
  }
  const shown = async () => (await games.call('jackpots', { query: { language: 'en' } })).value.jackpots

  const betOf = (memberId: string, stake: bigint) => ({
    id: newId(),
    memberId,
    nodeId: '27001',
    vassalage: 'VLT',
    gameType: 'JACKPOT',
    stake,
    validBet: stake,
    payout: 0n,
    at: games.platform.now(),
  })
  const settle = (memberId: string, stake: bigint) => {
    const bet = betOf(memberId, stake)
    return transact(games.platform.database, (unit) => feedJackpots(games.platform, unit, bet))
  }

  /** Waits for all before it fails with the first that did: none may reach into the next run. */
  const allOf = async (work: readonly Promise<unknown>[]) => {
    const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  test('for any bets and wins of any members, pool = fed − paid, and the ledger has just that', async () => {
    // Above 2,000.00 the mini jackpot is won for certain.
    const stake = fc
      .oneof(fc.bigInt({ min: 50n, max: 100_000n }), fc.constant(200_000n))
      .map((cents) => cents * 100n)
    const bets = fc.array(fc.tuple(fc.nat(3), stake), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(bets, fc.boolean(), async (list, atOnce) => {
        const before = await pools()
        const work = list.map(
          ([who, amount]) =>
            () =>
              settle(ids[who % ids.length] ?? '', amount),
        )
        if (atOnce) await allOf(work.map((each) => each()))
        else for (const each of work) await each()
        const after = await pools()
        const expected = list.reduce(
          (sum, [, amount]) =>
            sum + jackpotList.reduce((share, jackpot) => share + shareOf(jackpot, amount), 0n),
          0n,
        )
        expect(after.fed - before.fed).toBe(expected)
        expect(await inLedger()).toBe(after.fed - after.paid)
        const won = await games.platform.db
          .selectFrom('jackpot_run')
          .select('amount')
          .where('won_at', 'is not', null)
          .execute()
        expect(won.reduce((sum, run) => sum + (run.amount ?? 0n), 0n)).toBe(after.paid)
      }),
      { numRuns: 20 },
    )
    await games.expectSoundLedger()
  })

  test('winners at once never wait for each other: each transaction passes at its first attempt', async () => {
    // On a database of many connections; PGlite has one, where they are sequential anyway.
    const wins = Array.from({ length: 8 }, (_, place) => {
      const bet = betOf(ids[place % ids.length] ?? '', parseMoney('2000'))
      const unit = (trx: Trx) => ({ trx, afterCommit: () => {} })
      return games.platform.db.transaction().execute((trx) => feedJackpots(games.platform, unit(trx), bet))
    })
    await allOf(wins)
    await games.expectSoundLedger()
  })

  test('a win pays the whole pool into the winner’s cash, reveals its seed, and a new run begins', async () => {
    const [winner = ''] = ids
    const [first] = jackpotList
    if (!first) throw new Error('no jackpot')
    const { currency } = games.settings.brand
    const cash = () => balanceOf(games.platform.db, currency, cashOf(winner))
    const [before, held] = [await cash(), parseMoney((await shown())[0].amount)]
    const hash = (await shown())[0].seedHash
    await settle(winner, parseMoney('2000'))
    const [mini] = await shown()
    expect(mini.amount).toBe('0.00')
    expect(parseMoney(mini.lastWon.amount)).toBeGreaterThanOrEqual(held + shareOf(first, parseMoney('2000')))
    expect((await cash()) - before).toBeGreaterThanOrEqual(parseMoney(mini.lastWon.amount))
    expect(mini.lastWon.seedHash).toBe(hash)
    expect(hashOfSeed(mini.lastWon.seed)).toBe(hash)
    expect(mini.seedHash).not.toBe(hash)
    expect(mini.lastWon.player).toMatch(/^..\*\*\*.$/)
  })

  test('a bet at a jackpot game feeds the pools when it is settled; other games do not', async () => {
    const play = async (nodeId: string) => {
      const before = (await pools()).fed
      const playSession = await games.openGame(member, nodeId)
      await games.call('sandboxPlay', { body: { playSession, roundId: newRound(), stake: '10.00' } })
      return (await pools()).fed - before
    }
    expect(await play('27001')).toBe(parseMoney('0.10'))
    expect(await play('1001')).toBe(0n)
  })
})

test('each jackpot is won as often as is published', () => {
  for (const jackpot of jackpotList) {
    const stake = (BigInt(jackpot.onceInCents) * 100n) / 20n
    let wins = 0
    for (let bet = 0; bet < 20_000; bet += 1) {
      if (winsJackpot(jackpot, 'seed', { id: `bet-${bet}`, stake }, 1)) wins += 1
    }
    expect(Math.abs(wins / 20_000 - 0.05)).toBeLessThan(4 * Math.sqrt((0.05 * 0.95) / 20_000))
  }
  expect(drawsOf('seed', 'bet-1', 1)(10)).toBeLessThan(10)
})
