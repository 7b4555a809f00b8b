import { parseMoney } from '@baize/api/money'
import { archiveLedger } from '@baize/platform/archive/archive.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { sealLedger } from '@baize/platform/ledger/index.ts'
import { compareSlots } from '@baize/platform/slots/rebuild.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestArchives } from '../archive/testingBets.ts'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

const calls = {
  bet: 'seamlessBet',
  win: 'seamlessWin',
  rollback: 'seamlessRollback',
  void: 'seamlessVoid',
} as const
const later = () => new Date(Date.now() + 3_600_000)

describe.each(testEngines)('what a vendor says of archived bets on $name', (engine) => {
  let games: TestGames
  let member: TestSession
  let playSession: string
  let archives: TestArchives
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    archives = new TestArchives(games.platform)
    member = await games.signIn()
    playSession = await games.openGame(member)
  })
  afterAll(() => games?.close())

  const move = (kind: keyof typeof calls, round: string, change: object = {}) => {
    const body = {
      ...{ requestId: newRound(), playSession, roundId: round, transactionId: `${kind}-${round}` },
      ...(kind === 'bet' ? { amount: '3.00' } : { betTransactionId: `bet-${round}` }),
      ...(kind === 'win' ? { amount: '7.50' } : {}),
      ...change,
    }
    return games.call(calls[kind], { body } as never, { vendor: 'EMR' })
  }
  const balance = async () => parseMoney((await games.call('balance', {}, { as: member })).value.balance)
  const archiveBooks = async () => {
    await sealLedger(games.platform.database, later())
    return archiveLedger(games.platform.database, {
      ...{ before: later(), file: 'memory', now: new Date(), write: async () => {}, finish: async () => {} },
    })
  }

  test('a repeat gets its stored response, and an ended bet does not change', async () => {
    const [won, back, open, never] = [newRound(), newRound(), newRound(), newRound()]
    for (const round of [won, back, open]) expect((await move('bet', round)).status).toBe(200)
    const paid = await move('win', won)
    await move('rollback', back)
    // Of two bets in one round one is still open: the round stays with it.
    const half = newRound()
    const second = { betTransactionId: `second-${half}` }
    await move('bet', half)
    await move('bet', half, { transactionId: second.betTransactionId })
    await move('win', half)
    games.advance(100 * 86_400)
    member = await games.signIn()
    expect(await archives.run(70)).toMatchObject({ bets: 3, rounds: 2 })
    expect(await archives.run(70)).toMatchObject({ bets: 0, rounds: 0 })
    const before = await balance()
    expect((await move('win', won)).value).toEqual(paid.value)
    expect((await move('bet', back)).status).toBe(200)
    for (const kind of ['win', 'rollback', 'void'] as const) {
      for (const round of [won, back]) {
        const late = await move(kind, round, { transactionId: `late-${kind}-${round}` })
        expect(late.envelope.code).toBe('roundClosed')
      }
    }
    expect(await balance()).toBe(before)
    // One that never arrived leaves its tombstone as before, and the open one is paid.
    expect((await move('void', never)).status).toBe(200)
    expect((await move('win', open)).status).toBe(200)
    expect((await move('rollback', half, second)).envelope.code).toBe('roundClosed')
    const late = { ...second, transactionId: `late-${half}` }
    expect((await move('win', half, late)).status).toBe(200)
    expect(await balance()).toBe(before + parseMoney('15.00'))
    await games.expectSoundLedger()
  })

  test('one that is made void while it is archived is one or the other', async () => {
    playSession = await games.openGame(member)
    const rounds = Array.from({ length: 8 }, newRound)
    for (const round of rounds) {
      await move('bet', round)
      await move('win', round)
    }
    games.advance(100 * 86_400)
    member = await games.signIn()
    const [done, ...told] = await Promise.all([
      archives.run(70, { batch: 2 }),
      ...rounds.toReversed().map((round) => move('void', round)),
    ])
    for (const { status, envelope } of told)
      expect([undefined, 'roundClosed']).toContain(status === 200 ? undefined : envelope.code)
    expect(done.bets).toBeGreaterThan(0)
    expect(await compareSlots(games.platform.db)).toEqual([])
    expect(await archives.broken()).toEqual([])
    await games.expectSoundLedger()
  })

  test('a bet whose movements were archived cannot be made void; the stake of an open one is never archived', async () => {
    const [won, open] = [newRound(), newRound()]
    playSession = await games.openGame(member)
    for (const round of [won, open]) expect((await move('bet', round)).status).toBe(200)
    expect(await archiveBooks()).toBeNull()
    expect((await move('rollback', open)).status).toBe(200)
    await move('win', won)
    expect((await archiveBooks())?.journals).toBeGreaterThan(3)
    const before = await balance()
    expect((await move('void', won)).envelope.code).toBe('roundClosed')
    expect(await balance()).toBe(before)
    await games.expectSoundLedger()
  })
})
