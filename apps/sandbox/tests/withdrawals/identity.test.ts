import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { readSettings } from '@baize/platform/settings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const account = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' }
const dayMs = 86_400_000

describe.each(testEngines)('a withdrawal that waits for a document, on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  let other: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine, settings: { identityAbove: 1_000_000n } })
    as = await games.signIn()
    other = await games.signIn('sokha2026')
  })
  afterAll(() => games?.close())

  const balance = async () => (await games.call('balance', {}, { as })).value
  const ask = async (amount: string): Promise<string> => {
    const body = { amount, paymentPassword: '246810', ...account }
    return (await games.call('createWithdrawal', { body }, { as })).value.id
  }
  const detail = (id: string) => async () =>
    (await games.call('withdrawalDetail', { params: { id } }, { as })).value
  const upload = async (session = as): Promise<string> => {
    const create = { width: 8, height: 8, channels: 3, background: '#1d4d3c' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
    return (await games.call('uploadPicture', { file }, { as: session })).value.id
  }
  const show = (id: string, images: string[], session = as) =>
    games.call('showIdentity', { params: { id }, body: { images } }, { as: session })
  const waits = (id: string, reason: string) =>
    games.until(detail(id), (value) => value.state === 'waitingKyc' && value.reason === reason)
  const end = async (id: string) =>
    games.call('confirmWithdrawal', { params: { id }, body: { outcome: 'received' } }, { as })

  test('it has the reason and the deadline; a submitted document is reviewed, and it continues', async () => {
    const id = await ask('10.06')
    const waiting = await waits(id, 'documentNeeded')
    expect(Date.parse(waiting.nextUpdateAt) - Date.now()).toBeGreaterThan(2.9 * dayMs)
    expect(waiting.cancellable).toBe(true)
    expect((await show(id, ['none'])).envelope.problems).toEqual([{ field: 'images', code: 'choice' }])
    expect((await show(id, [await upload(other)])).envelope.code).toBe('invalidFields')
    expect((await show(id, [await upload(other)], other)).envelope.code).toBe('notFound')
    const shown = (await show(id, [await upload()])).value
    expect(shown).toMatchObject({ state: 'waitingKyc', reason: 'documentShown', images: [] })
    expect((await show(id, [await upload()])).envelope.code).toBe('wrongState')
    const paid = await games.until(detail(id), (value) => value.state === 'confirmPending')
    expect(
      paid.history.map(({ state, reason }: { state: string; reason: string }) => [state, reason]),
    ).toEqual([
      ['requested', null],
      ['waitingKyc', 'documentNeeded'],
      ['waitingKyc', 'documentShown'],
      ['approved', 'documentAccepted'],
      ['sent', null],
      ['confirmPending', null],
    ])
    await end(id)
  })

  test('a document that is refused is requested again, and the money can be taken back meanwhile', async () => {
    const before = await balance()
    const id = await ask('10.08')
    await waits(id, 'documentNeeded')
    await show(id, [await upload()])
    await waits(id, 'documentRefused')
    expect((await show(id, [await upload()])).status).toBe(200)
    await waits(id, 'documentRefused')
    expect((await games.call('cancelWithdrawal', { params: { id } }, { as })).value.state).toBe('cancelled')
    expect(await balance()).toEqual(before)
  })

  test('amounts above the operator’s wait until one document was accepted; others do not', async () => {
    const member = await games.platform.db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'dara2026')
      .executeTakeFirst()
    await games.platform.db
      .updateTable('withdrawal_step')
      .set({ reason: 'documentShown' })
      .where('member_id', '=', member?.id ?? '')
      .where('reason', '=', 'documentAccepted')
      .execute()
    const [small, large] = [await ask('100.00'), await ask('100.01')]
    await waits(large, 'documentNeeded')
    await games.until(detail(small), (value) => value.state === 'confirmPending')
    await end(small)
    await show(large, [await upload()])
    await games.until(detail(large), (value) => value.state === 'confirmPending')
    await end(large)
    const next = await ask('100.10')
    const paid = await games.until(detail(next), (value) => value.state === 'confirmPending')
    expect(paid.history).toHaveLength(4)
    await end(next)
    await games.expectSoundLedger()
  })

  test('one whose document is never submitted returns the money when its time is over', async () => {
    const before = await balance()
    const id = await ask('11.06')
    await waits(id, 'documentNeeded')
    await games.call('sandboxTravel', { body: { seconds: 3 * 86_400 + 60 } })
    const over = await games.until(detail(id), (value) => value.state === 'rejected')
    expect(over.reason).toBe('documentNotShown')
    expect(await balance()).toEqual(before)
    await games.expectSoundLedger()
  })

  test('the operator’s amount is an amount', () => {
    expect(readSettings({ IDENTITY_ABOVE: '500.00' }).identityAbove).toBe(5_000_000n)
    expect(readSettings({}).identityAbove).toBeNull()
    expect(() => readSettings({ IDENTITY_ABOVE: '1e3' })).toThrow('IDENTITY_ABOVE')
  })
})
