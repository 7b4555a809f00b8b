import { calls } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { expireDeposit } from '@baize/platform/deposits/credit.ts'
import { askForInstructions } from '@baize/platform/deposits/gateway/orders.ts'
import { depositGateway } from '@baize/platform/deposits/gateway/settings.ts'
import { signedHeaders } from '@baize/platform/http/signature.ts'
import { startMoney } from '@baize/platform/wallet/moneyJobs.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandbox } from '../../../src/extensions.ts'
import type { TestSession } from '../../http/testing.ts'
import { startTestGames, type TestGames } from '../../testingGames.ts'
import { bankLines, startTestDepositGateway, type TestDepositGateway } from './testingDeposits.ts'

describe.each(testEngines)('a deposit gateway on $name', (engine) => {
  let games: TestGames
  let gateway: TestDepositGateway
  let as: TestSession
  let names = 0
  const accepts = [200, { status: 'accepted', instructions: bankLines }] as const
  beforeAll(async () => {
    gateway = await startTestDepositGateway()
    // Its job does not run: each test asks when it wants to.
    const { bank, ...counterparts } = sandbox.counterparts
    games = await startTestGames({
      ...{ engine, settings: { depositGateway: gateway }, work: false },
      extensions: { ...sandbox, counterparts },
    })
    await startMoney(games.platform)
  })
  beforeEach(async () => {
    names += 1
    as = await games.join(`paidin${names}`)
    gateway.reply = accepts
    gateway.asked.length = 0
  })
  afterAll(async () => {
    await games?.close()
    await gateway?.close()
  })

  const balance = async (who = as): Promise<string> =>
    (await games.call('balance', {}, { as: who })).value.balance
  const open = async (amount = '10.00', methodId = 'local-bank', who = as) =>
    (await games.call('createDeposit', { body: { methodId, amount } }, { as: who })).value.id as string
  const detail = async (id: string, headers = {}) =>
    (await games.call('depositDetail', { params: { id } }, { as, headers })).value
  const all = async () => (await games.call('deposits', { query: {} }, { as })).value.rows
  const ask = () => askForInstructions(games.platform, gateway)
  const expire = (id: string) =>
    transact(games.platform.database, (unit) => expireDeposit(games.platform, unit, id))
  const notice = (change: object, secret = gateway.secret, at = games.platform.now()) => {
    const body = { at: at.toISOString(), ...change }
    const request = { ...calls.depositNotice, body: JSON.stringify(body) }
    const headers = signedHeaders({ code: 'deposit-gateway', key: secret }, request, games.platform.now())
    return games.call('depositNotice', { body: body as never }, { headers })
  }
  const receive = (depositId: string, paymentId: string, amount = '10.00') =>
    notice({ depositId, status: 'received', paymentId, amount })
  const states = ({ history }: { history: { state: string }[] }) => history.map(({ state }) => state)

  test('only what the gateway takes can be paid by, and no method is one of the sandbox', async () => {
    const { methods } = (await games.call('depositMethods', {}, { as })).value
    expect(methods).toMatchObject([
      { id: 'local-bank', sandbox: false },
      { id: 'card', sandbox: false },
    ])
    const body = { methodId: 'voucher', details: { code: 'ABCDEFGHJKLMNPQR' } }
    const refused = await games.call('createDeposit', { body }, { as })
    expect(refused.envelope.problems).toEqual([{ field: 'methodId', code: 'choice' }])
  })

  test('an order is sent signed, under the number of its deposit, and the member sees how to pay', async () => {
    const id = await open()
    expect(await detail(id)).toMatchObject({ state: 'pending', instructions: [], payTo: null })
    await ask()
    expect(gateway.asked).toEqual([
      {
        ...{ method: 'POST', path: '/deposits', key: id },
        body: expect.objectContaining({ id, amount: '10.00', currency: 'USD', methodId: 'local-bank' }),
      },
    ])
    const { reference } = gateway.asked[0]?.body ?? {}
    const shown = await detail(id, { 'accept-language': 'en' })
    expect(shown.instructions).toEqual([
      { label: 'Bank', value: 'Angkor Bank', kind: 'text' },
      { label: 'Account name', value: 'BAIZE CO LTD', kind: 'copy' },
      { label: 'Account number', value: '001 777 333', kind: 'copy' },
      { label: 'Reference', value: reference, kind: 'copy' },
    ])
    expect(shown.payTo).toMatchObject({ bank: 'Angkor Bank', accountNumber: '001 777 333', reference })
    await ask()
    expect(gateway.asked).toHaveLength(1)
  })

  test('a card is paid on the gateway’s page; an address that is no page is not shown', async () => {
    const id = await open('20.00', 'card')
    for (const value of ['javascript:alert(1)', 'http://pay.example/1', 'pay']) {
      gateway.reply = [200, { status: 'accepted', instructions: [{ name: 'page', value }] }]
      await ask()
      expect((await detail(id)).instructions).toEqual([])
      games.advance(61)
    }
    gateway.reply = [
      200,
      { status: 'accepted', instructions: [{ name: 'page', value: 'https://pay.example/1' }] },
    ]
    await ask()
    expect((await detail(id)).instructions).toMatchObject([{ value: 'https://pay.example/1', kind: 'link' }])
  })

  test('an order without a response is sent again under the same number, at longer and longer intervals', async () => {
    const id = await open()
    gateway.reply = 'lost'
    for (const seconds of [0, 14, 2, 29, 2]) {
      games.advance(seconds)
      await ask()
    }
    expect(gateway.asked.map(({ key }) => key)).toEqual([id, id, id])
    gateway.reply = accepts
    games.advance(61)
    await Promise.all(Array.from({ length: 5 }, ask))
    expect(gateway.asked).toHaveLength(4)
    expect((await detail(id)).instructions).toHaveLength(4)
  })

  test('what the gateway refuses ends; what has ended is not requested', async () => {
    gateway.reply = [200, { status: 'refused' }]
    const refused = await open()
    await ask()
    expect(await detail(refused)).toMatchObject({ state: 'rejected', reason: 'refusedByBank' })
    const ended = await open()
    await expire(ended)
    await ask()
    expect(gateway.asked).toHaveLength(1)
  })

  test('I10 a payment is seen, arrives, and is credited once, however often it is reported', async () => {
    const id = await open('20.00', 'card')
    expect((await notice({ depositId: id, status: 'seen' })).value.state).toBe('pending')
    const told = await Promise.all(Array.from({ length: 6 }, () => receive(id, 'p-once', '20.00')))
    for (const { value } of told) {
      expect(value).toEqual({ depositId: id, state: 'approved', credited: '20.00' })
    }
    expect((await notice({ depositId: id, status: 'seen' })).value.state).toBe('approved')
    expect((await notice({ depositId: id, status: 'refused' })).envelope.code).toBe('wrongState')
    expect(states(await detail(id))).toEqual(['created', 'pending', 'approved'])
    expect(await balance()).toBe('20.00')
    await games.expectSoundLedger()
  })

  test.each([
    ['9.99', 'partialTransfer'],
    ['10.00', null],
    ['12.50', 'moreArrived'],
  ])('what arrived is credited: %s of 10.00, %s', async (amount, reason) => {
    const id = await open()
    await receive(id, `p-${amount}`, amount)
    expect(await detail(id)).toMatchObject({ state: 'approved', credited: amount, reason })
    expect(await balance()).toBe(amount)
  })

  test('what is delayed is queried, and ends with the gateway’s reason', async () => {
    const id = await open()
    await notice({ depositId: id, status: 'delayed' })
    expect(await detail(id)).toMatchObject({ state: 'underReview', reason: 'transferNotFoundYet' })
    await notice({ depositId: id, status: 'refused', reason: 'transferNeverArrived' })
    expect(await detail(id)).toMatchObject({ state: 'rejected', reason: 'transferNeverArrived' })
  })

  test('I10 money that arrives late or again is not lost: it is credited, each payment once', async () => {
    const late = await open()
    await expire(late)
    expect((await receive(late, 'p-late')).value).toMatchObject({ depositId: late, state: 'approved' })
    expect(states(await detail(late))).toEqual(['pending', 'expired', 'underReview', 'approved'])
    const again = await receive(late, 'p-again', '7.00')
    expect(again.value).toMatchObject({ state: 'approved', credited: '7.00' })
    expect(again.value.depositId).not.toBe(late)
    expect((await receive(late, 'p-again', '7.00')).value).toEqual(again.value)
    const refused = await open()
    await notice({ depositId: refused, status: 'refused' })
    await receive(refused, 'p-after-all', '3.00')
    expect((await detail(refused)).state).toBe('rejected')
    const credited = (await all()).map((row: { credited: string | null }) => row.credited)
    expect(credited.toSorted()).toEqual(['10.00', '3.00', '7.00', null].toSorted())
    expect(await balance()).toBe('20.00')
    await games.expectSoundLedger()
  })

  test('a payment that is reported in two ways is refused, at once or later, and credited once', async () => {
    const other = await games.join(`paidother${names}`)
    const [mine, theirs] = [await open(), await open('10.00', 'local-bank', other)]
    const answers = await Promise.all([receive(mine, 'p-two'), receive(theirs, 'p-two')])
    expect(answers.map(({ envelope }) => envelope.code ?? 'credited').toSorted()).toEqual([
      'credited',
      'wrongState',
    ])
    expect(parseMoney(await balance()) + parseMoney(await balance(other))).toBe(100_000n)
    const [credited] = answers.filter(({ envelope }) => envelope.success)
    expect((await receive(credited?.value.depositId, 'p-two', '11.00')).envelope.code).toBe('wrongState')
    await games.expectSoundLedger()
  })

  test('I10 for any reports in any order, the balance is the sum of the distinct payments', async () => {
    const kinds = fc.constantFrom('seen', 'delayed', 'refused', 'time', 'p1', 'p2', 'p3')
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(kinds, { minLength: 1, maxLength: 8 }), async (plan) => {
        run += 1
        const before = parseMoney(await balance())
        const id = await open()
        for (const kind of plan) {
          if (kind === 'time') await expire(id)
          else if (kind.startsWith('p')) await receive(id, `${id}-${kind}`, `${kind.slice(1)}.00`)
          else await notice({ depositId: id, status: kind })
        }
        const paid = [...new Set(plan.filter((kind) => /^p\d$/.test(kind)))]
        const sum = paid.reduce((total, kind) => total + BigInt(kind.slice(1)) * 10_000n, 0n)
        expect(parseMoney(await balance()) - before).toBe(sum)
        // Open deposits are closed, so that the next one is within the limit.
        await notice({ depositId: id, status: 'refused' })
        await expire(id)
      }),
      { numRuns: 15 },
    )
    expect(run).toBeGreaterThanOrEqual(15)
    await games.expectSoundLedger()
  })

  test('a notice that is unsigned, old, of another party, incomplete or of nothing moves nothing', async () => {
    const id = await open()
    const paid = { depositId: id, status: 'received', paymentId: 'p-wrong', amount: '10.00' }
    expect((await notice(paid, 'another-secret')).envelope.code).toBe('badSignature')
    const old = new Date(games.platform.now().getTime() - 301_000)
    expect((await notice(paid, gateway.secret, old)).envelope.code).toBe('replayedRequest')
    const body = { ...paid, at: games.platform.now().toISOString() } as never
    expect((await games.call('depositNotice', { body }, { vendor: 'EMR' })).envelope.code).toBe('forbidden')
    expect((await notice({ ...paid, depositId: 'none' })).envelope.code).toBe('notFound')
    for (const [field, change] of [
      ['paymentId', { paymentId: undefined }],
      ['amount', { amount: undefined }],
      ['amount', { amount: '0.00' }],
    ] as const) {
      expect((await notice({ ...paid, ...change })).envelope.problems).toMatchObject([{ field }])
    }
    expect(await balance()).toBe('0.00')
    expect((await detail(id)).state).toBe('pending')
  })

  test('a gateway is an https address with a secret, and takes methods that there are', () => {
    const secret = 'x'.repeat(32)
    const url = 'https://pay.example/'
    expect(depositGateway(null, null, 'nonsense')).toBeNull()
    expect(depositGateway(url, secret, null)?.methods).toEqual(['local-bank', 'e-wallet', 'card', 'crypto'])
    expect(depositGateway(url, secret, 'card, crypto')).toEqual({
      ...{ url: 'https://pay.example', secret },
      methods: ['card', 'crypto'],
    })
    expect(() => depositGateway('http://pay.example', secret, null)).toThrow('DEPOSIT_GATEWAY')
    expect(() => depositGateway(url, 'short', null)).toThrow('DEPOSIT_GATEWAY_SECRET')
    expect(() => depositGateway(url, secret, 'voucher')).toThrow('DEPOSIT_METHODS')
  })
})
