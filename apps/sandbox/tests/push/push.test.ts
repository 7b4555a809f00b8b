import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { sendMoneyMessage } from '@baize/platform/messages/moneyMessage.ts'
import type { MoneyNews } from '@baize/platform/messages/moneyTexts.ts'
import { deliverNotifications } from '@baize/platform/push/deliver.ts'
import { isPublicAddress, isPublicEndpoint } from '@baize/platform/push/publicAddress.ts'
import { pushKeys } from '@baize/platform/push/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { startPushService, testPushKeys } from './testingPushService.ts'

const settingsOf = (env: Record<string, string>) => pushKeys((name) => env[name] ?? null)

test('without keys push notifications are off; keys that do not fit are refused by name', () => {
  const keys = testPushKeys()
  expect(settingsOf({})).toBeNull()
  expect(settingsOf(keys)).toMatchObject({ publicKey: keys.PUSH_PUBLIC_KEY })
  expect(() => settingsOf({ PUSH_SUBJECT: keys.PUSH_SUBJECT })).toThrow('set together')
  expect(() => settingsOf({ ...keys, PUSH_SUBJECT: 'nobody' })).toThrow('PUSH_SUBJECT')
  expect(() => settingsOf({ ...keys, PUSH_PRIVATE_KEY: 'short' })).toThrow('PUSH_PRIVATE_KEY')
  expect(() => settingsOf({ ...keys, PUSH_PUBLIC_KEY: testPushKeys().PUSH_PUBLIC_KEY })).toThrow(
    'public half',
  )
})

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '::ffff:7f00:1'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'no address'],
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://user:word@push.example.com/', false],
  ['https://localhost/abc', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/abc', false],
  ['https://[2606:4700:4700::1111]/abc', true],
])('an endpoint %s is public: %s', (endpoint, expected) => {
  expect(isPublicEndpoint(endpoint)).toBe(expected)
})

describe.each(testEngines)('push notifications on $name', (engine) => {
  let service: Awaited<ReturnType<typeof startPushService>>
  let platform: TestPlatform
  let as: TestSession
  let memberId = ''
  let causes = 0

  beforeAll(async () => {
    service = await startPushService()
    platform = await startTestPlatform({ engine, work: false, env: testPushKeys() })
    memberId = (await findMemberByAccount(platform.platform.db, 'dara2026'))?.id ?? ''
  })
  beforeEach(async () => {
    service.respondWith(201)
    service.received.length = 0
    as = await platform.signIn()
  })
  afterAll(async () => {
    await platform?.close()
    await service?.close()
  })

  const subscribe = (name: string, session = as, language = 'en') =>
    platform.call(
      'subscribePush',
      { body: service.browser(name) },
      { as: session, headers: { 'accept-language': language } },
    )
  const browsers = async (session = as) =>
    (await platform.call('pushSettings', {}, { as: session })).value.browsers
  const send = (news: MoneyNews) =>
    transact(platform.platform.database, (unit) =>
      sendMoneyMessage(platform.platform, unit, {
        ...{ memberId, news, amount: 12_345_600n, name: 'Dara', page: 'withdraw', cause: `test:${++causes}` },
      }),
    )
  const deliver = async () => {
    const { push } = platform.settings
    if (!push) throw new Error('there are no keys')
    await deliverNotifications(platform.platform, push)
  }
  const queued = async () =>
    (await platform.platform.db.selectFrom('push_notification').selectAll().execute()).length
  const removeAll = async () => {
    await platform.platform.db.deleteFrom('push_subscription').execute()
    await platform.platform.db.deleteFrom('push_notification').execute()
  }

  test('what needs the member reaches the browser, in its language, signed and without an amount', async () => {
    await subscribe('phone', as, 'km')
    await send('withdrawalToConfirm')
    await deliver()
    const [push] = service.received
    expect(push).toMatchObject({
      browser: 'phone',
      payload: {
        link: '/member/withdraw',
        language: 'km',
        title: expect.stringMatching(/\p{Script=Khmer}/u),
      },
      ttl: '86400',
      claims: { aud: service.origin, sub: 'mailto:push@example.com' },
    })
    expect(JSON.stringify(push?.payload)).not.toMatch(/1,?234\.|Dara/)
    expect(await queued()).toBe(0)
    await removeAll()
  })

  test.each(['identityNeeded', 'bonusOfferEnding', 'bonusEnding'] as const)('%s is sent', async (news) => {
    await subscribe('phone')
    await send(news)
    await deliver()
    expect(service.received.map(({ payload }) => payload.title)).toEqual([
      expect.not.stringMatching(/\d|Dara/),
    ])
    await removeAll()
  })

  test('informational messages are not sent', async () => {
    await subscribe('phone')
    await send('depositCredited')
    await deliver()
    expect(service.received).toEqual([])
    await removeAll()
  })

  test.each([404, 410])('a browser is removed when its push service says %i', async (status) => {
    await subscribe('phone')
    await send('withdrawalToConfirm')
    service.respondWith(status)
    await deliver()
    expect(await browsers()).toEqual([])
    expect(await queued()).toBe(0)
  })

  test('a push service that is down is tried again later, and dropped in the end', async () => {
    await subscribe('phone')
    await send('withdrawalToConfirm')
    service.respondWith(503)
    await deliver()
    service.respondWith(201)
    await deliver()
    expect(service.received).toEqual([])
    platform.advance(60)
    await deliver()
    expect(service.received.length).toBe(1)
    await send('withdrawalToConfirm')
    service.respondWith(503)
    for (let round = 0; round < 6; round++) {
      await deliver()
      platform.advance(13_000)
    }
    expect(await queued()).toBe(0)
    as = await platform.signIn()
    expect((await browsers()).length).toBe(1)
    await removeAll()
  })

  test('signing out removes the browser; an expired session keeps it', async () => {
    await subscribe('phone')
    platform.advance(13 * 3_600)
    const later = await platform.signIn()
    expect(await browsers(later)).toMatchObject([{ language: 'en', thisSession: false }])
    await subscribe('phone', later, 'zh-CN')
    expect(await browsers(later)).toMatchObject([{ language: 'zh-Hans', thisSession: true }])
    await platform.call('logout', {}, { as: later })
    expect(await browsers(await platform.signIn())).toEqual([])
  })

  test('a browser is one account’s at a time, and only its own account turns it off', async () => {
    const body = service.browser('shared')
    await platform.call('subscribePush', { body }, { as })
    const other = await platform.signIn('vibol2026')
    await platform.call('unsubscribePush', { body: { endpoint: body.endpoint } }, { as: other })
    expect((await browsers()).length).toBe(1)
    await platform.call('subscribePush', { body }, { as: other })
    expect(await browsers()).toEqual([])
    await platform.call('unsubscribePush', { body: { endpoint: body.endpoint } }, { as: other })
    expect(await browsers(other)).toEqual([])
  })

  test('the ten latest browsers of an account are kept', async () => {
    for (let count = 0; count < 12; count++) {
      await subscribe(`browser-${count}`)
      platform.advance(1)
    }
    expect((await browsers()).length).toBe(10)
    await removeAll()
  })
})

test('without the operator’s keys nothing is subscribed; with real money no private address is', async () => {
  const body = { endpoint: 'https://10.0.0.1/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const off = await startTestPlatform({ work: false })
  const as = await off.signIn()
  expect((await off.call('pushSettings', {}, { as })).value).toEqual({ publicKey: null, browsers: [] })
  expect((await off.call('subscribePush', { body }, { as })).status).toBe(404)
  await off.close()

  const on = await startTestPlatform({ work: false, env: testPushKeys() })
  const session = await on.signIn()
  Object.assign(on.settings, { playMoney: false })
  expect((await on.call('subscribePush', { body }, { as: session })).status).toBe(422)
  await on.close()
})
