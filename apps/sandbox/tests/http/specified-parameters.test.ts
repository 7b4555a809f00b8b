import { type CallDefinition, calls } from '@baize/api/contract'
import type { CallId } from '@baize/platform/http/implement.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from './testing.ts'
import { type Actor, makeActors } from './testingActors.ts'

let platform: TestPlatform
let actors: Record<string, Actor>
beforeAll(async () => {
  platform = await startTestPlatform()
  actors = await makeActors(platform)
})
afterAll(() => platform?.close())

const both = 'flash,html5-desktop'
const paged = { pageNo: '1', pageSize: '20' }

/** The queries of the specification's section 7, parameter for parameter. */
const queries: [CallId, Record<string, string>][] = [
  ...['B', 'PL', 'PU', 'PR', 'H'].map((type): [CallId, Record<string, string>] => [
    'announcementList',
    { type, platform: 'W' },
  ]),
  ['announcementList', { type: 'PL', platform: 'W', execution: 'B' }],
  ['gameVendors', { platform: 'html5-desktop' }],
  ['favouriteGames', { clientType: '3', platform: 'flash', pageNo: '1', pageSize: '999', gameType: 'RNG' }],
  ['recentGames', { ...paged, gameType: 'RNG', language: 'km', clientType: '3' }],
  ['hotGames', { merchantCode: 'baize', isPlatform: '2', platform: both, language: 'km' }],
  [
    'gameList',
    { clientType: '3', platform: both, merchant: 'baize', gameType: 'RNG', ...paged, language: 'km' },
  ],
  ['winnerBoard', { gameCategory: 'ALL', language: 'km', limitNum: '20' }],
  ['helpCenter', { lang: 'km', device: 'WEB' }],
  ['lotteryMenu', { prizeMode: 'LOTT', device: 'WEB' }],
  ['recentLotteries', { prizeMode: 'LOTT', device: 'WEB' }],
  ['affiliate', { code: 'NOSUCHCODE', domain: 'localhost' }],
  ...['betting', 'lobby'].map((lottoView): [CallId, Record<string, string>] => [
    'launchGame',
    {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'LOTT',
      lottoGameCode: 'hanoi-one-minute',
      lottoView,
      device: 'WEB',
      backUrl: '/vnLottery',
      language: 'km',
    },
  ]),
]

const sessionFor = (id: CallId) =>
  (calls[id] as CallDefinition).roles.includes('visitor') ? null : actors.member?.session()

test.each(queries)('%s takes the query of the specification: %j', async (id, query) => {
  const answer = await platform.call(id, { query } as never, { as: (await sessionFor(id)) ?? null })
  expect(answer.text).toContain('"success":true')
})

const phone = { mobileNum: '012345670', countryDialingCode: '855' }
const free = { os: 'Linux', platform: 'W' }

/** The bodies of the same section. Their requests may be refused; their syntax may not. */
const bodies: [CallId, Record<string, unknown>][] = [
  ['login', { type: 'sms', ...phone, verificationCode: '000000' }],
  ['noLoginCode', phone],
  ['noLoginCode', { mobileNo: '012345670', countryDialingCode: '855' }],
  ['freePlay', { ...free, Encryption: true, version: '3' }],
  ['freePlay', { ...free, Encryption: 'true', version: 3 }],
  ['freePlay', { ...free, Encryption: false }],
  ['addFavourite', { nodeId: 'unknown', vendor: 'EMR', gameType: 'RNG' }],
  [
    'changePassword',
    { oldPassword: 'Some-pass-98', newPassword: 'Other-pass-99', confirmNewPassword: 'Other-pass-99' },
  ],
  ['forgotPassword', { username: 'nobody2026', email: 'nobody@example.com' }],
  ['resetPasswordByMobile', { ...phone, verificationCode: '000000', newPassword: 'Other-pass-99' }],
  [
    'feedback',
    { content: 'The page of withdrawals stays empty', sender: 'dara2026', type: 2, captcha: 'abcd' },
  ],
]

test.each(bodies)('%s knows the fields of the specification: %j', async (id, body) => {
  const answer = await platform.call(id, { body } as never, { as: (await sessionFor(id)) ?? null })
  expect(answer.text).not.toContain('unknownField')
  expect(answer.envelope.code).not.toBe('malformedRequest')
  // A value of the wrong kind is named by the field, as a free play's `Encryption` was.
  if (id === 'freePlay') expect(answer.envelope.code).not.toBe('invalidFields')
})

test('a registration by mobile may carry what a third party’s verification adds; its token opens nothing', async () => {
  const body = {
    mobileNum: '012345671',
    countryDialingCode: '855',
    verificationCode: '000000',
    password: 'Some-pass-99',
    confirmPassword: 'Some-pass-99',
    paymentPassword: '135790',
    registerUrl: 'http://localhost:4301/register',
    domain: 'localhost',
    registerMethod: 'WEB',
    login: true,
    termsAccepted: true,
    termsVersion: '2026-11-01',
    termsLanguage: 'km',
    firebaseChannel: 'sms',
  }
  const without = await platform.call('registerMobile', { body } as never)
  expect(without.envelope.code).toBe('verificationWrong')
  const token = { ...body, firebaseIdToken: 'sandbox:+85512345671' }
  const answer = await platform.call('registerMobile', { body: token } as never)
  expect(answer.envelope.code).toBe('forbidden')
})

test('a value that is not the specification’s is refused by name', async () => {
  const answer = await platform.send('/wps/game/list?gameType=RNG&clientType=4', {
    headers: { 'x-baize-site': 'member' },
  })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('clientType')
})
