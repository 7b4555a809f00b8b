import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { drawsOf, hashOfSeed, verify } from '@baize/platform/fairness/draws.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../tests/http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../tests/testingGames.ts'
import { findGame } from './games/catalogue.ts'
import { drawPoint, timeOf } from './vendor/crash.ts'
import { holdDraws } from './vendor/drawing.ts'
import { drawDigits } from './vendor/lottery.ts'
import { advance } from './vendor/tickets.ts'

const flight = '26001'
const lottery = '32001'
const league = '30001'

describe.each(testEngines)('bets that are settled later, on $name', (engine) => {
  let games: TestGames
  let member: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine, work: true })
    member = await games.signIn()
  })
  afterAll(() => games?.close())

  const balance = async () => parseMoney((await games.call('balance', {}, { as: member })).value.balance)
  const place = (playSession: string, roundId: string, bet: object) =>
    games.call('sandboxTicket', { body: { playSession, roundId, stake: '2.00', ...bet } })
  const leave = (playSession: string, roundId: string) =>
    games.call('sandboxCashOut', { body: { playSession, roundId } })
  const settled = async (playSession: string, roundId: string) => {
    const found = async () => {
      const { tickets } = (await games.call('sandboxTickets', { body: { playSession } })).value
      return tickets.find((ticket: { roundId: string }) => ticket.roundId === roundId)
    }
    const { ticketId } = await found()
    await advance(games.platform, ticketId)
    return found()
  }

  test('I12 a flight left twice, by hand and by the timer, is paid once', async () => {
    const playSession = await games.openGame(member, flight)
    for (let round = 0; round < 6; round += 1) {
      const roundId = newRound()
      const before = await balance()
      const placed = (await place(playSession, roundId, {})).value
      expect(placed.crashPoint === null || placed.state === 'finished').toBe(true)
      const answers = await Promise.all([
        leave(playSession, roundId),
        leave(playSession, roundId),
        leave(playSession, roundId),
      ])
      const done = await settled(playSession, roundId)
      expect(new Set(answers.map(({ value }) => `${value.outcome} ${value.payout}`)).size).toBe(1)
      expect((await balance()) - before).toBe(parseMoney(done.payout) - parseMoney('2.00'))
      expect((await leave(playSession, roundId)).value.payout).toBe(done.payout)
    }
    await games.expectSoundLedger()
  })

  test('a flight without a cash-out ends at its time, at its target or with nothing', async () => {
    const playSession = await games.openGame(member, flight)
    const [lost, aimed] = [newRound(), newRound()]
    await place(playSession, lost, {})
    await place(playSession, aimed, { target: 101 })
    games.advance(timeOf(100_000) / 1000 + 5)
    expect(await settled(playSession, lost)).toMatchObject({ outcome: 'lost', payout: '0.00' })
    const ended = await settled(playSession, aimed)
    expect(ended).toMatchObject(
      ended.crashPoint >= 101 ? { outcome: 'won', payout: '2.02' } : { outcome: 'lost' },
    )
    expect((await leave(playSession, lost)).value).toMatchObject({ outcome: 'lost', payout: '0.00' })
    await games.expectSoundLedger()
  })

  /** What the record says that the bet of a round was placed on. */
  const partsOfRound = async (roundId: string, language: string) => {
    const as = { as: member, headers: { 'accept-language': language } }
    const [bet] = (await games.call('bets', { query: { search: roundId } }, as)).value.rows
    const { parts } = (await games.call('betDetail', { params: { id: bet.id } }, as)).value
    return parts as { event: string; selection: string; odds: string | null; result: string | null }[]
  }

  test('a lottery bet is settled by its draw, whose numbers can be repeated from the seed', async () => {
    const gameCode = findGame(lottery)?.gameCode ?? ''
    const playSession = await games.openGame(member, lottery)
    const market = async () => (await games.call('sandboxMarket', { params: { gameCode }, query: {} })).value
    games.advance(60 - ((Date.parse((await market()).now) / 1000) % 60) + 2)
    const { draw } = await market()
    const bets = ['big', 'small'].map((choice) => [choice, newRound()] as const)
    for (const [choice, roundId] of bets) {
      const placed = await place(playSession, roundId, {
        lottery: { drawId: draw.drawId, type: 'bigSmall', choice },
      })
      expect(placed.value).toMatchObject({ state: 'placed', settlesAt: draw.drawsAt })
    }
    games.advance(56)
    const late = await place(playSession, newRound(), {
      lottery: { drawId: draw.drawId, type: 'lastDigit', choice: '1' },
    })
    expect(late.envelope.code).toBe('roundClosed')
    games.advance(6)
    await holdDraws(games.platform)
    const outcomes = []
    for (const [, roundId] of bets) outcomes.push((await settled(playSession, roundId)).payout)
    expect(outcomes.sort()).toEqual(['0.00', '3.88'])
    const { numeros } = (await games.call('openedNumbers', { query: { gameCode } })).value
    expect(numeros).toHaveLength(20)
    const drawn = numeros.find((row: { drawId: string }) => row.drawId === draw.drawId)
    expect(drawn.seedHash).toBe(draw.resultHash)
    const claim = {
      serverSeed: drawn.seed,
      serverSeedHash: drawn.seedHash,
      clientSeed: drawn.drawId,
      nonce: 0,
      result: drawn.numbers,
    }
    expect(verify(claim, drawDigits)).toBe(true)
    const [bet] = (await games.call('bets', { query: { search: bets[0]?.[1] ?? '' } }, { as: member })).value
      .rows
    const detail = (await games.call('betDetail', { params: { id: bet.id } }, { as: member })).value
    expect(detail.draws).toEqual([{ kind: 'draw', ...claim }])
    const number = draw.drawId.slice(draw.drawId.lastIndexOf('-') + 1)
    expect(await partsOfRound(bets[0]?.[1] ?? '', 'en')).toEqual([
      {
        ...{ event: `Draw ${number}`, selection: 'Big or small: big', odds: '1.94' },
        result: drawn.numbers,
      },
    ])
    await games.expectSoundLedger()
  })

  test('a coupon takes current prices, closes at kick-off, and is settled when all results are in', async () => {
    const gameCode = findGame(league)?.gameCode ?? ''
    const playSession = await games.openGame(member, league)
    const { matches } = (await games.call('sandboxMarket', { params: { gameCode }, query: {} })).value
    const [first, second] = matches
    const leg = (match: { match: string; odds: { home: number } }) => ({
      match: match.match,
      pick: 'home' as const,
      odds: match.odds.home,
    })
    const cheat = await place(playSession, newRound(), { legs: [{ ...leg(first), odds: 9_999 }] })
    expect(cheat.envelope.problems).toEqual([{ field: 'legs', code: 'choice' }])
    const twice = await place(playSession, newRound(), { legs: [leg(first), leg(first)] })
    expect(twice.envelope.code).toBe('invalidFields')
    const roundId = newRound()
    const before = await balance()
    const placed = (await place(playSession, roundId, { legs: [leg(first), leg(second)] })).value
    expect(placed.settlesAt).toBe(second.endsAt)
    expect((await place(playSession, roundId, { legs: [leg(first), leg(second)] })).value.ticketId).toBe(
      placed.ticketId,
    )
    // The market was read in the brand's language.
    const open = await partsOfRound(roundId, 'km')
    expect(open.map(({ event }) => event)).toEqual(
      [first, second].map(({ home, away }) => `${home} – ${away}`),
    )
    expect(open[0]).toMatchObject({ selection: `ម្ចាស់ផ្ទះឈ្នះ: ${first.home}`, result: null })
    expect(open[0]).not.toHaveProperty('language')
    expect(Number(open[0]?.odds)).toBe(first.odds.home / 100)
    for (const part of await partsOfRound(roundId, 'en')) {
      expect(part.event).toMatch(/^[A-Z][A-Za-z ]+ – [A-Z][A-Za-z ]+$/)
      expect(part.selection).toMatch(/^Home win: /)
    }
    expect((await partsOfRound(roundId, 'ar'))[0]).toMatchObject({ language: 'en' })
    games.advance((Date.parse(second.endsAt) - Date.parse(placed.now)) / 1000 + 1)
    const done = await settled(playSession, roundId)
    expect(done.state).toBe('finished')
    if (done.outcome !== 'refunded') {
      const ended = (await partsOfRound(roundId, 'en')).map(({ result }) => result)
      expect(ended).toHaveLength(2)
      for (const result of ended) expect(['Home win', 'Draw', 'Away win', 'Abandoned']).toContain(result)
      expect(ended.every((result) => result === 'Home win' || result === 'Abandoned')).toBe(
        done.outcome === 'won',
      )
    }
    const back = done.outcome === 'refunded' ? parseMoney('2.00') : parseMoney(done.payout)
    expect((await balance()) - before).toBe(back - parseMoney('2.00'))
    const late = await place(playSession, newRound(), { legs: [leg(first)] })
    expect(late.envelope.code).toBe('roundClosed')
    await games.expectSoundLedger()
  })

  /** Advances to the number of the seed in use whose flight lasts for ten seconds or more; returns how many it lasts. */
  const skipToLongFlight = async (serverSeedHash: string): Promise<number> => {
    const { db, secrets } = games.platform
    const row = await db
      .selectFrom('sandbox_seed')
      .selectAll()
      .where('server_seed_hash', '=', serverSeedHash)
      .executeTakeFirstOrThrow()
    const seed = secrets.open('server-seed', row.server_seed_sealed)
    const secondsOf = (nonce: bigint) => timeOf(drawPoint(drawsOf(seed, row.client_seed, nonce))) / 1000
    let rounds = row.rounds
    while (secondsOf(rounds) < 10) rounds += 1n
    await db.updateTable('sandbox_seed').set({ rounds }).where('id', '=', row.id).execute()
    return secondsOf(rounds)
  }

  test('a flight can be checked once its seed is revealed', async () => {
    const playSession = await games.openGame(member, flight)
    const roundId = newRound()
    const body = { playSession }
    const used = (await games.call('sandboxFairness', { body })).value
    const seconds = await skipToLongFlight(used.serverSeedHash)
    const seen = (await games.call('sandboxFairness', { body })).value
    await place(playSession, roundId, {})
    // The seed would reveal where the flight ends.
    const early = await games.call('sandboxRotateSeed', { body: { ...body, clientSeed: 'too-soon' } })
    expect(early.envelope.code).toBe('wrongState')
    games.advance(seconds + 1)
    const done = await settled(playSession, roundId)
    const [bet] = (await games.call('bets', { query: { search: roundId } }, { as: member })).value.rows
    const drawn = async () =>
      (await games.call('betDetail', { params: { id: bet.id } }, { as: member })).value.draws
    const hash = seen.serverSeedHash
    expect(await drawn()).toMatchObject([{ kind: 'flight', serverSeed: null, serverSeedHash: hash }])
    const after = (await games.call('sandboxRotateSeed', { body: { ...body, clientSeed: 'my-own' } })).value
    const [revealed] = after.revealed
    expect(revealed.serverSeedHash).toBe(seen.serverSeedHash)
    expect(hashOfSeed(revealed.serverSeed)).toBe(seen.serverSeedHash)
    expect(drawPoint(drawsOf(revealed.serverSeed, revealed.clientSeed, seen.nonce))).toBe(done.crashPoint)
    expect(await drawn()).toMatchObject([{ serverSeed: revealed.serverSeed, nonce: seen.nonce }])
    expect(after).toMatchObject({ clientSeed: 'my-own', nonce: 0 })
    expect(after.serverSeedHash).not.toBe(seen.serverSeedHash)
  })

  test('fish are shot at by their name, and pay what is published', async () => {
    const playSession = await games.openGame(member, '1021')
    const odds = (await games.call('gameOdds', { params: { nodeId: '1021' } })).value
    expect(odds.returns).toEqual({ from: '96.00', to: '96.00' })
    const body = { playSession, roundId: newRound(), stake: '2.00', choice: 'shell' }
    const shot = (await games.call('sandboxPlay', { body })).value
    expect(['hit', 'miss']).toContain(shot.symbols[1])
    expect(shot.payout).toBe(shot.symbols[1] === 'hit' ? '4.00' : '0.00')
    const wrong = await games.call('sandboxPlay', { body: { ...body, roundId: newRound(), choice: 'whale' } })
    expect(wrong.envelope.problems).toEqual([{ field: 'choice', code: 'choice' }])
  })
})
