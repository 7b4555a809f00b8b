import { calls } from '@baize/api/contract'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { gatewayNamed } from '@baize/platform/gateways/gateway.ts'
import { signedHeaders } from '@baize/platform/http/signature.ts'
import { deliverOrders } from '@baize/platform/withdrawals/gateway/orders.ts'
import { progressWithdrawal } from '@baize/platform/withdrawals/progress.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveCash } from '../../bonus/testingPlay.ts'
import type { TestSession } from '../../http/testing.ts'
import { startTestGames, type TestGames } from '../../testingGames.ts'
import { startTestGateway, type TestGateway } from './testingGateway.ts'

const account = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' }

describe.each(testEngines)('a payout gateway on $name', (engine) => {
  let games: TestGames
  let gateway: TestGateway
  let as: TestSession
  let names = 0
  beforeAll(async () => {
    gateway = await startTestGateway()
    const settings = { payoutGateway: gateway, identityAbove: 1_000_000n }
    games = await startTestGames({ engine, settings, work: true })
  })
  beforeEach(async () => {
    names += 1
    as = await games.join(`paidout${names}`)
    await giveCash(games, `paidout${names}`, 5_000_000n)
    gateway.mode = 'takes'
    gateway.asked.length = 0
  })
  afterAll(async () => {
    await games?.close()
    await gateway?.close()
  })

  const balance = async () => {
    const { balance: spendable, held } = (await games.call('balance', {}, { as })).value
    return { spendable, held }
  }
  const step = (withdrawalId: string, next: 'review' | 'notifyDocument') =>
    transact(games.platform.database, (unit) =>
      progressWithdrawal(games.platform, unit, { withdrawalId, next }),
    )
  const deliver = () => deliverOrders(games.platform, gateway)
  const detail = async (id: string) =>
    (await games.call('withdrawalDetail', { params: { id } }, { as })).value
  /** A withdrawal that was reviewed, and whose order waits. */
  const ask = async (amount = '10.02'): Promise<string> => {
    const body = { amount, paymentPassword: '135790', ...account }
    const { id } = (await games.call('createWithdrawal', { body }, { as })).value
    await step(id, 'review')
    return id
  }
  const notice = (change: object, secret = gateway.secret, at = games.platform.now()) => {
    const body = { at: at.toISOString(), ...change }
    const request = { ...calls.payoutNotice, body: JSON.stringify(body) }
    const headers = signedHeaders({ code: 'payout-gateway', key: secret }, request, games.platform.now())
    return games.call('payoutNotice', { body: body as never }, { headers })
  }
  const posts = () => gateway.asked.filter(({ method }) => method === 'POST')

  test('an order is sent signed, under its number, and is paid when the gateway says so, once', async () => {
    const id = await ask()
    await deliver()
    await games.until(
      () => detail(id),
      ({ state }) => state === 'sent',
    )
    expect(posts()).toEqual([
      {
        ...{ method: 'POST', path: '/payouts', key: id },
        body: expect.objectContaining({ id, amount: '10.02', currency: 'USD', ...account }),
      },
    ])
    const told = await notice({ withdrawalId: id, status: 'paid' })
    expect(told.value).toEqual({ withdrawalId: id, state: 'confirmPending' })
    expect((await notice({ withdrawalId: id, status: 'paid' })).value).toEqual(told.value)
    expect((await notice({ withdrawalId: id, status: 'accepted' })).status).toBe(200)
    expect((await notice({ withdrawalId: id, status: 'refused' })).envelope.code).toBe('wrongState')
    expect(await balance()).toEqual({ spendable: '489.98', held: '0.00' })
    await deliver()
    expect(posts()).toHaveLength(1)
    await games.expectSoundLedger()
  })

  test('what the gateway refuses returns the money, before it took it and after', async () => {
    gateway.mode = 'refuses'
    const refused = await ask()
    await deliver()
    await games.until(
      () => detail(refused),
      ({ state }) => state === 'rejected',
    )
    gateway.mode = 'takes'
    const failed = await ask()
    await deliver()
    await games.until(
      () => detail(failed),
      ({ state }) => state === 'sent',
    )
    expect((await notice({ withdrawalId: failed, status: 'refused' })).value.state).toBe('failed')
    expect((await notice({ withdrawalId: failed, status: 'paid' })).envelope.code).toBe('wrongState')
    expect(await balance()).toEqual({ spendable: '500.00', held: '0.00' })
    await games.expectSoundLedger()
  })

  test('an order whose response was lost is queried and never sent again', async () => {
    gateway.mode = 'answerLost'
    const id = await ask()
    await deliver()
    await games.until(
      async () => posts().length,
      (count) => count === 1,
    )
    expect((await detail(id)).state).toBe('approved')
    await deliver()
    games.advance(61)
    await deliver()
    await games.until(
      () => detail(id),
      ({ state }) => state === 'sent',
    )
    expect(posts()).toHaveLength(1)
    expect(gateway.asked.at(-1)).toMatchObject({ method: 'GET', path: `/payouts/${id}` })
  })

  test('an order that the gateway has never seen is sent again, under the same number', async () => {
    gateway.mode = 'requestLost'
    const id = await ask()
    await deliver()
    await games.until(
      async () => posts().length,
      (count) => count === 1,
    )
    gateway.mode = 'takes'
    games.advance(61)
    await deliver()
    await deliver()
    await games.until(
      () => detail(id),
      ({ state }) => state === 'sent',
    )
    expect(posts().map(({ key }) => key)).toEqual([id, id])
  })

  test('several who deliver at once send an order once', async () => {
    const id = await ask()
    await Promise.all(Array.from({ length: 8 }, deliver))
    await games.until(
      () => detail(id),
      ({ state }) => state === 'sent',
    )
    expect(posts()).toHaveLength(1)
  })

  test('a notice that is unsigned, old, of another party or of nothing moves nothing', async () => {
    const id = await ask()
    const paid = { withdrawalId: id, status: 'paid' }
    expect((await notice(paid, 'another-secret')).envelope.code).toBe('badSignature')
    const old = new Date(games.platform.now().getTime() - 301_000)
    expect((await notice(paid, gateway.secret, old)).envelope.code).toBe('replayedRequest')
    const body = { ...paid, at: games.platform.now().toISOString() } as never
    expect((await games.call('payoutNotice', { body }, { vendor: 'EMR' })).envelope.code).toBe('forbidden')
    expect((await notice({ withdrawalId: 'none', status: 'paid' })).envelope.code).toBe('notFound')
    expect((await notice({ withdrawalId: id, status: 'documentAccepted' })).envelope.code).toBe('wrongState')
    expect(await balance()).toEqual({ spendable: '489.98', held: '10.02' })
  })

  test('the gateway reviews documents: one it accepts releases the order, one it refuses is requested again', async () => {
    const id = await ask('150.00')
    expect(await detail(id)).toMatchObject({ state: 'waitingKyc', reason: 'documentNeeded' })
    const show = async () => {
      const create = { width: 8, height: 8, channels: 3, background: '#1d4d3c' } as const
      const file = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: 'image/png' })
      const { id: image } = (await games.call('uploadPicture', { file }, { as })).value
      await games.call('showIdentity', { params: { id }, body: { images: [image] } }, { as })
      await step(id, 'notifyDocument')
    }
    await show()
    // An order of an earlier test may still be sent beside it.
    const seen = await games.until(
      async () => posts().filter(({ body }) => 'withdrawalId' in body && body.withdrawalId === id),
      ({ length }) => length > 0,
    )
    expect(seen.map(({ body }) => body)).toMatchObject([{ pictures: [expect.stringContaining('/uploads/')] }])
    await notice({ withdrawalId: id, status: 'documentRefused' })
    expect(await detail(id)).toMatchObject({ state: 'waitingKyc', reason: 'documentRefused' })
    await show()
    expect((await notice({ withdrawalId: id, status: 'documentAccepted' })).value.state).toBe('approved')
    await deliver()
    await games.until(
      () => detail(id),
      ({ state }) => state === 'sent',
    )
  })

  test('a gateway is an https address with a secret that is long enough', () => {
    const secret = 'x'.repeat(32)
    const read = (url: string | null, own: string | null) => gatewayNamed('PAYOUT_GATEWAY', url, own)
    expect(read(null, null)).toBeNull()
    expect(read('https://pay.example/', secret)).toEqual({ url: 'https://pay.example', secret })
    expect(() => read('http://pay.example', secret)).toThrow('PAYOUT_GATEWAY')
    expect(() => read('https://pay.example', 'short')).toThrow('PAYOUT_GATEWAY_SECRET')
  })
})
