import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { signedHeaders, vendorKey } from '@baize/platform/http/signature.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { log } from '@baize/platform/observability/log.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { panelDocument } from '../../src/pages/panel.ts'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

const vendor = 'EMR'
const limits = {
  PAYOUT_MAX_PER_BET: '500.00',
  PAYOUT_MAX_TIMES_STAKE: '100',
  PAYOUT_MAX_PER_VENDOR_HOUR: '900.00',
}
const calls = {
  bet: 'seamlessBet',
  win: 'seamlessWin',
  rollback: 'seamlessRollback',
  void: 'seamlessVoid',
} as const

describe.each(testEngines)('what a vendor may not do, on $name', (engine) => {
  let games: TestGames
  let member: TestSession
  let playSession: string
  beforeAll(async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    games = await startTestGames({ engine, work: false, env: limits })
    member = await games.signIn()
    playSession = await games.openGame(member)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await games?.close()
  })

  const balance = async () => parseMoney((await games.call('balance', {}, { as: member })).value.balance)
  const bodyOf = (kind: keyof typeof calls, round: string, change: object = {}) => ({
    requestId: newRound(),
    playSession,
    roundId: round,
    transactionId: `${kind}-${round}`,
    ...(kind === 'bet' ? { amount: '2.00' } : { betTransactionId: `bet-${round}` }),
    ...change,
  })
  const move = (kind: keyof typeof calls, round: string, change: object = {}) =>
    games.call(calls[kind], { body: bodyOf(kind, round, change) } as never, { vendor })
  const held = async () =>
    games.platform.db
      .selectFrom('held_win')
      .select(['bet_id', 'payout_limit'])
      .where('state', '=', 'held')
      .execute()
  const decide = (betId: string, decision: 'pay' | 'refuse') =>
    games.call('sandboxHeldWin', { body: { betId, decision } })

  test.each([
    ['the highest win of a bet', '6.00', '500.01', 'perBet'],
    ['so many times its stake', '2.00', '200.01', 'timesStake'],
    ['the highest win of a bet, for a free round', '0.00', '500.01', 'perBet'],
  ])('a win beyond %s is held, not paid, and the operator is notified', async (_, stake, payout, limit) => {
    const round = newRound()
    await move('bet', round, { amount: stake })
    const before = await balance()
    const answer = await move('win', round, { amount: payout })
    expect(answer.status).toBe(200)
    expect(await balance()).toBe(before)
    const [waiting] = await held()
    expect(waiting?.payout_limit).toBe(limit)
    expect(log.error).toHaveBeenLastCalledWith(
      expect.objectContaining({ vendor, bet: waiting?.bet_id, limit }),
      'win held',
    )
    // A repeat gets the same response; another win, or a rollback, finds the round closed.
    expect((await move('win', round, { amount: payout })).text).toBe(answer.text)
    const again = await move('win', round, { amount: '1.00', transactionId: `again-${round}` })
    expect(again.envelope.code).toBe('roundClosed')
    expect((await move('rollback', round)).envelope.code).toBe('roundClosed')
    expect(await panelDocument(games.platform)).toContain(`data-held="${waiting?.bet_id}"`)
    await decide(waiting?.bet_id ?? '', 'refuse')
  })

  test('a held win that is paid is a win; one that is refused returns the stake; each is decided once', async () => {
    const [paid, refused] = [newRound(), newRound()]
    const start = await balance()
    for (const round of [paid, refused]) {
      await move('bet', round, { amount: '2.00' })
      await move('win', round, { amount: '300.00' })
    }
    const [first, second] = await held()
    expect((await decide(first?.bet_id ?? '', 'pay')).value.state).toBe('paid')
    expect((await decide(second?.bet_id ?? '', 'refuse')).value.state).toBe('refused')
    expect(await balance()).toBe(start - parseMoney('2.00') + parseMoney('300.00'))
    for (const win of [first, second])
      expect((await decide(win?.bet_id ?? '', 'pay')).envelope.code).toBe('notFound')
    expect(await verifyLedger(games.platform.db)).toEqual([])
  })

  test('a bet that its vendor made void leaves nothing to decide', async () => {
    const round = newRound()
    const start = await balance()
    await move('bet', round)
    await move('win', round, { amount: '300.00' })
    const [waiting] = await held()
    expect((await move('void', round)).status).toBe(200)
    expect(await balance()).toBe(start)
    expect((await decide(waiting?.bet_id ?? '', 'pay')).envelope.code).toBe('wrongState')
    expect(await balance()).toBe(start)
    await games.platform.db.deleteFrom('held_win').execute()
  })

  test('wins of a vendor beyond what it may pay in an hour are held, and paid again an hour later', async () => {
    games.advance(3_601)
    const win = async () => {
      const round = newRound()
      await move('bet', round)
      await move('win', round, { amount: '200.00' })
      return (await held()).length
    }
    const outcomes = []
    for (let n = 0; n < 5; n++) outcomes.push(await win())
    expect(outcomes).toEqual([0, 0, 0, 0, 1])
    games.advance(3_601)
    expect(await win()).toBe(1)
  })

  test('a refused message stays refused under its id, also as another kind of movement', async () => {
    member = await games.signIn()
    playSession = await games.openGame(member)
    const round = newRound()
    await move('bet', round)
    await move('win', round, { amount: '3.00' })
    const id = { transactionId: `undo-${round}` }
    const before = await balance()
    expect((await move('rollback', round, id)).envelope.code).toBe('roundClosed')
    expect((await move('rollback', round, id)).envelope.code).toBe('roundClosed')
    expect((await move('void', round, id)).envelope.code).toBe('idempotencyKeyReused')
    expect(await balance()).toBe(before)
  })

  test('a signature is of one call, one moment and one nonce', async () => {
    const round = newRound()
    await move('bet', round)
    const sendSigned = (path: string, signedFor: string, at: Date, nonce?: string) => {
      const body = JSON.stringify(bodyOf('rollback', round))
      const party = { code: vendor, key: vendorKey(games.platform.secrets, vendor) }
      const headers = signedHeaders(party, { method: 'POST', path: signedFor, body }, at)
      const sent = { ...headers, ...(nonce ? { 'x-vendor-nonce': nonce } : {}) }
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...sent }, body }
      return { init, send: () => games.send(path, init) }
    }
    const now = games.platform.now()
    const code = async (path: string, signedFor: string, at = now, nonce?: string) =>
      (await sendSigned(path, signedFor, at, nonce).send()).envelope.code
    expect(await code('/seamless/void', '/seamless/rollback')).toBe('badSignature')
    expect(await code('/seamless/rollback', '/seamless/rollback', now, crypto.randomUUID())).toBe(
      'badSignature',
    )
    for (const minutes of [-6, 6]) {
      const off = new Date(now.getTime() + minutes * 60_000)
      expect(await code('/seamless/rollback', '/seamless/rollback', off)).toBe('replayedRequest')
    }
    const once = sendSigned('/seamless/rollback', '/seamless/rollback', now)
    expect((await once.send()).status).toBe(200)
    expect((await once.send()).envelope.code).toBe('replayedRequest')
  })
})
