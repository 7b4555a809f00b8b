import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { log } from '@baize/platform/observability/log.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandbox } from '../../src/extensions.ts'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'
import { openOperator, operatorAudit, type TestOperator } from './testingOperator.ts'

const { payouts: _, ...counterparts } = sandbox.counterparts
/** As in production: no one reviews and pays but operators. */
const withoutStaff = { ...sandbox, counterparts }

describe.each(testEngines)('what operators do with money, on $name', (engine) => {
  let games: TestGames
  let operator: TestOperator
  let as: TestSession
  beforeAll(async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const env = { PAYOUT_MAX_PER_BET: '500.00' }
    games = await startTestGames({
      ...{ engine, env, extensions: withoutStaff },
      settings: { identityAbove: 100_000n },
    })
    operator = openOperator(games.platform)
    as = await games.signIn()
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    operator?.close()
    await games?.close()
  })

  const money = async () => {
    const { balance, held } = (await games.call('balance', {}, { as })).value
    return { balance, held }
  }
  const withdraw = async (amount = '10.00'): Promise<string> => {
    const account = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '111122223333' }
    const body = { amount, paymentPassword: '246810', ...account }
    return (await games.call('createWithdrawal', { body }, { as })).value.id
  }
  const decide = (id: string, decision: string, key?: string) =>
    operator.call(
      'decideWithdrawal',
      { params: { id }, body: { decision } },
      { as: 'money', ...(key ? { key } : {}) },
    )
  const report = (id: string, outcome: string) =>
    operator.call('reportPayout', { params: { id }, body: { outcome } }, { as: 'money' })
  const waiting = async (state: string) =>
    (await operator.call('listWithdrawals', { query: { state } }, { as: 'read' })).value.rows.map(
      (row: { id: string }) => row.id,
    )

  test('a withdrawal is approved and paid by hand: the held money leaves, and the member is asked whether it came', async () => {
    const before = await money()
    const id = await withdraw()
    expect(await waiting('requested')).toEqual([id])
    expect((await report(id, 'paid')).code).toBe('wrongState')
    expect((await decide(id, 'approve')).value).toMatchObject({ id, account: 'dara2026', state: 'approved' })
    expect((await decide(id, 'refuse')).code).toBe('wrongState')
    const review = await operator.call('reviewWithdrawal', { params: { id } }, { as: 'money' })
    expect(review.value).toMatchObject({ accountNumber: '111122223333', documents: [] })
    expect((await report(id, 'paid')).value.state).toBe('confirmPending')
    expect((await report(id, 'paid')).code).toBe('wrongState')
    expect(await money()).toEqual({ balance: '490.00', held: before.held })
    expect(await verifyLedger(games.platform.db)).toEqual([])
  })

  test('one that is refused, and one that could not be paid, give the held money back once', async () => {
    const before = await money()
    const [refused, failed] = [await withdraw(), await withdraw()]
    expect((await decide(refused, 'refuse')).value.state).toBe('rejected')
    await decide(failed, 'approve')
    expect((await report(failed, 'failed')).value).toMatchObject({ state: 'failed', reason: 'bankDidNotPay' })
    expect(await money()).toEqual(before)
    expect((await decide(refused, 'approve')).code).toBe('wrongState')
    expect(await verifyLedger(games.platform.db)).toEqual([])
  })

  test('a document is requested, and requested again where the one that is shown is no good', async () => {
    const id = await withdraw()
    expect((await decide(id, 'requestDocument')).value).toMatchObject({
      state: 'waitingKyc',
      reason: 'documentNeeded',
    })
    await games.platform.db
      .updateTable('withdrawal')
      .set({ reason: 'documentShown' })
      .where('id', '=', id)
      .execute()
    expect((await decide(id, 'requestDocument')).value.reason).toBe('documentRefused')
    await games.platform.db
      .updateTable('withdrawal')
      .set({ reason: 'documentShown' })
      .where('id', '=', id)
      .execute()
    expect((await decide(id, 'approve')).value).toMatchObject({
      state: 'approved',
      reason: 'documentAccepted',
    })
    await report(id, 'failed')
  })

  test('an amount above the limit of identity is not approved before a document of the member was accepted, and is afterwards', async () => {
    const { db } = games.platform
    // What an earlier test accepted.
    await db
      .updateTable('withdrawal_step')
      .set({ reason: null })
      .where('reason', '=', 'documentAccepted')
      .execute()
    const id = await withdraw('10.01')
    const needed = { code: 'wrongState', params: { state: 'requested', reason: 'documentNeeded' } }
    expect(await decide(id, 'approve')).toMatchObject(needed)
    await decide(id, 'requestDocument')
    expect((await decide(id, 'approve')).params).toEqual({ state: 'waitingKyc', reason: 'documentNeeded' })
    await db.updateTable('withdrawal').set({ reason: 'documentShown' }).where('id', '=', id).execute()
    expect((await decide(id, 'approve')).value).toMatchObject({
      state: 'approved',
      reason: 'documentAccepted',
    })
    await report(id, 'failed')
    const next = await withdraw('10.01')
    expect((await decide(next, 'approve')).value.state).toBe('approved')
    await report(next, 'failed')
  })

  test('a list goes on page by page, the oldest first, each withdrawal once', async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const id = await withdraw('5.00')
      await decide(id, 'refuse')
      made.push(id)
    }
    // Three of one moment are ordered by their ids.
    const at = games.platform.now()
    await games.platform.db
      .updateTable('withdrawal')
      .set({ created_at: at })
      .where('id', 'in', made.slice(0, 3))
      .execute()
    const later = new Date(at.getTime() + 1_000)
    await games.platform.db
      .updateTable('withdrawal')
      .set({ created_at: later })
      .where('id', 'in', made.slice(3))
      .execute()
    const page = async (query: Record<string, string>) =>
      (
        await operator.call(
          'listWithdrawals',
          { query: { state: 'rejected', pageSize: '2', ...query } },
          { as: 'read' },
        )
      ).value
    const read: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { rows, page: found }: { rows: { id: string }[]; page: { next: string | null } } = await page(
        after ? { after } : {},
      )
      expect(rows.length).toBeLessThanOrEqual(2)
      read.push(...rows.map(({ id }) => id))
      after = found.next
    }
    expect(read.slice(-5)).toEqual([...made.slice(0, 3).toSorted(), ...made.slice(3).toSorted()])
    expect(new Set(read).size).toBe(read.length)
    expect(await page({ state: 'requested' })).toEqual({ rows: [], page: { next: null } })
    for (const query of [{ after: 'x' }, { pageSize: '0' }, { pageSize: '201' }])
      expect((await operator.call('listWithdrawals', { query }, { as: 'read' })).code).toBe('invalidFields')
  })

  test('a decision that is sent again has one effect and the same answer; a key serves one request', async () => {
    const id = await withdraw()
    const key = 'operator-key-00000000001'
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, 'refuse', key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.value.state).toBe('rejected')
    expect((await decide(id, 'approve', key)).code).toBe('idempotencyKeyReused')
    const input = { params: { id }, body: { decision: 'refuse' } }
    const keyless = { as: 'money', headers: { 'idempotency-key': '' } } as const
    expect((await operator.call('decideWithdrawal', input, keyless)).code).toBe('malformedRequest')
    expect(await verifyLedger(games.platform.db)).toEqual([])
  })

  test('what a gateway was ordered to pay is not reported by hand', async () => {
    const id = await withdraw()
    await decide(id, 'approve')
    const { member_id } = await games.platform.db
      .selectFrom('withdrawal')
      .select('member_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const order = { member_id, withdrawal_id: id, state: 'accepted' as const }
    await games.platform.db.insertInto('payout_order').values(order).execute()
    expect((await report(id, 'failed')).code).toBe('wrongState')
    await games.platform.db.deleteFrom('payout_order').execute()
    await report(id, 'failed')
  })

  test('a held win is listed, and paid or refused once', async () => {
    const playSession = await games.openGame(as)
    const round = newRound()
    const move = (call: 'seamlessBet' | 'seamlessWin', change: object) =>
      games.call(call, { body: { requestId: newRound(), playSession, roundId: round, ...change } } as never, {
        vendor: 'EMR',
      })
    await move('seamlessBet', { transactionId: `bet-${round}`, amount: '6.00' })
    await move('seamlessWin', {
      transactionId: `win-${round}`,
      betTransactionId: `bet-${round}`,
      amount: '500.01',
    })
    const { rows } = (await operator.call('listHeldWins', {}, { as: 'read' })).value
    expect(rows).toMatchObject([{ account: 'dara2026', vendor: 'EMR', payout: '500.01', limit: 'perBet' }])
    const before = await money()
    const input = { params: { betId: rows[0].betId }, body: { decision: 'pay' } }
    expect((await operator.call('decideHeldWin', input, { as: 'money' })).value.state).toBe('paid')
    expect(Number((await money()).balance) - Number(before.balance)).toBeCloseTo(500.01)
    expect((await operator.call('decideHeldWin', input, { as: 'money' })).status).toBe(404)
    expect((await operator.call('listHeldWins', {}, { as: 'read' })).value.rows).toEqual([])
    expect(await verifyLedger(games.platform.db)).toEqual([])
  })

  test('held wins go on page by page, the oldest first, each once', async () => {
    const { db } = games.platform
    const { id: member_id } = await db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'dara2026')
      .executeTakeFirstOrThrow()
    const at = games.platform.now()
    // Two of one moment are ordered by their ids.
    const made = [0, 1, 1, 2, 3].map((seconds, place) => ({
      ...{ member_id, bet_id: `held-${place}`, vassalage: 'EMR', payout: 10_000n, cash_out: false },
      ...({
        payout_limit: 'perBet',
        state: 'held',
        held_at: new Date(at.getTime() + seconds * 1_000),
      } as const),
    }))
    await db.insertInto('held_win').values(made.toReversed()).execute()
    const read: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const query: Record<string, string> = { pageSize: '2', ...(after ? { after } : {}) }
      const { rows, page }: { rows: { betId: string }[]; page: { next: string | null } } = (
        await operator.call('listHeldWins', { query }, { as: 'read' })
      ).value
      expect(rows.length).toBeLessThanOrEqual(2)
      read.push(...rows.map(({ betId }) => betId))
      after = page.next
    }
    expect(read).toEqual(made.map(({ bet_id }) => bet_id))
    for (const query of [{ after: 'x' }, { pageSize: '0' }, { pageSize: '201' }])
      expect((await operator.call('listHeldWins', { query }, { as: 'read' })).code).toBe('invalidFields')
    await db.deleteFrom('held_win').where('bet_id', 'like', 'held-%').execute()
  })

  test('each decision is in the audit log with its amount, and so is who read an account number', async () => {
    const entries = await operatorAudit(games.platform)
    expect(
      entries.every(
        ({ actor, subject, outcome }) => actor === 'test-money' && subject === 'money' && outcome === 'ok',
      ),
    ).toBe(true)
    expect(entries.slice(0, 3).map(({ action, amount }) => [action, amount])).toEqual([
      ['decideWithdrawal', 100_000n],
      ['reviewWithdrawal', null],
      ['reportPayout', 100_000n],
    ])
    expect(entries.at(-1)).toMatchObject({ action: 'decideHeldWin', amount: 5_000_100n })
    const journals = games.platform.db
      .selectFrom('journal')
      .select('actor')
      .where('actor', 'like', 'operator:%')
    expect(new Set((await journals.execute()).map(({ actor }) => actor))).toEqual(
      new Set(['operator:test-money']),
    )
  })
})
