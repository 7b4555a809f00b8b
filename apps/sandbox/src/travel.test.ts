import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestSession } from '../tests/http/testing.ts'
import { startTestGames, type TestGames } from '../tests/testingGames.ts'

let games: TestGames
let session: TestSession
beforeAll(async () => {
  games = await startTestGames()
  session = await games.signIn()
})
afterAll(() => games?.close())

const travel = (body: { seconds?: number; spent?: boolean; to?: 'endOfDay' }) =>
  games.call('sandboxTravel', { body })

test('time moves forward for all, and sessions stay signed in', async () => {
  const before = games.platform.now()
  const { value } = await travel({ seconds: 86_400 })
  expect(new Date(value.now).getTime() - before.getTime()).toBeGreaterThanOrEqual(86_400_000)
  const sent = games.platform.now().getTime()
  const info = await games.call('memberInfo', {}, { as: session })
  expect(info.envelope.success).toBe(true)
  const told = new Date(info.headers.get('date') ?? 0).getTime()
  // The header has whole seconds.
  expect(told).toBeGreaterThanOrEqual(sent - 1_000)
  expect(told).toBeLessThanOrEqual(games.platform.now().getTime())
})

test('an encrypted call is read by the time that was moved', async () => {
  await travel({ seconds: 3_600 })
  await expect(games.signIn()).resolves.toMatchObject({ site: 'member' })
})

test('time that was spent counts as signed in; time that was not does not', async () => {
  const minutes = async () => (await games.call('realityCheck', {}, { as: session })).value.minutes
  const before = await minutes()
  await travel({ seconds: 600 })
  expect(await minutes()).toBe(before)
  await travel({ seconds: 600, spent: true })
  expect(await minutes()).toBe(before + 10)
})

test('a password that was shown still counts after time that was not spent', async () => {
  const ask = async () => (await games.call('authenticatorSecret', {}, { as: await dara })).envelope.code
  const dara = games.signIn()
  expect(await ask()).toBeUndefined()
  await travel({ seconds: 3_600 })
  expect(await ask()).toBeUndefined()
  await travel({ seconds: 660, spent: true })
  expect(await ask()).toBe('passwordRequired')
})

test('the end of a day is the first moment of the next', async () => {
  const { value } = await travel({ to: 'endOfDay' })
  const local = new Date(new Date(value.now).getTime() + games.settings.brand.gmtOffsetMinutes * 60_000)
  expect(local.toISOString().slice(11, 16)).toBe('00:00')
})

test('what is due by then happens: a deposit that never arrives expires', async () => {
  const made = await games.call(
    'createDeposit',
    { body: { methodId: 'local-bank', amount: '20.05' } },
    { as: session },
  )
  const read = async () =>
    (await games.call('depositDetail', { params: { id: made.value.id } }, { as: session })).value.state
  expect(await read()).toBe('pending')
  await travel({ seconds: 3_600 })
  expect(await games.until(read, (state) => state !== 'pending')).toBe('expired')
})

test.each([{}, { seconds: 0 }, { seconds: -5 }, { seconds: 1e12 }])('%j moves nothing', async (body) => {
  const ahead = () => games.platform.now().getTime() - Date.now()
  const before = ahead()
  expect((await travel(body)).status).toBe(422)
  expect(Math.abs(ahead() - before)).toBeLessThan(1_000)
})

test('time moves ten years ahead at most, and a request for more is refused', async () => {
  const year = 31_622_400
  const answers = []
  for (let step = 0; step < 10; step += 1) answers.push(await travel({ seconds: year }))
  const last = answers.at(-1)?.envelope
  expect(last).toMatchObject({ code: 'invalidFields', problems: [{ field: 'seconds', code: 'tooHigh' }] })
  expect(answers[0]?.status).toBe(200)
  expect((await travel({ seconds: 1 })).status).toBe(200)
})
