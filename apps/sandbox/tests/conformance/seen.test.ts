import { reportOf, runConformance, unseenCalls } from '@baize/api/conformance'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { vendorKey } from '@baize/platform/http/signature.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allHandlers } from '../http/testing.ts'
import { testPushKeys } from '../push/testingPushService.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

let games: TestGames
let here: Listener
let elsewhere: Listener

beforeAll(async () => {
  games = await startTestGames({ env: testPushKeys() })
  const { platform, settings } = games
  const app = makeApi(platform, { handlers: allHandlers, preparations })
  const open = () => listen('platform', { ...settings, ports: { ...settings.ports, platform: 0 } })
  here = await open()
  here.serve((request, env) => app.fetch(request, env))
  elsewhere = await open()
  const incoming = { socket: { remoteAddress: '203.0.113.9' } }
  elsewhere.serve((request) => app.fetch(request, { incoming }))
})
afterAll(async () => {
  await here?.close(0)
  await elsewhere?.close(0)
  await games?.close()
})

/** The vendor of the reels. */
const vendor = 'EMR'
const account = (name: string) => ({ account: name, password: 'Baize-Demo-1' })
const options = () => ({
  url: `http://127.0.0.1:${here.port}`,
  elsewhere: `http://127.0.0.1:${elsewhere.port}`,
  accounts: {
    member: account('dara2026'),
    otherMember: account('vibol2026'),
    agent: account('sokha2026'),
  },
  vendor: { code: vendor, key: vendorKey(games.platform.secrets, vendor) },
  promoCode: 'GIFT',
  slowest: 10_000,
  checks: ['shape'],
})

/** Only gateways can report them, and none is connected in this test; a scheduled report has a file after its day. */
const unprepared = ['payoutNotice', 'depositNotice', 'openReportFile']

test('the kit sees a success of every other call of the contract, beside the reference platform and its sandbox', async () => {
  const results = await runConformance(options())
  const report = reportOf(results)
  expect(unseenCalls(results), report).toEqual(unprepared)
  expect(report).toMatch(/^ok {7}betDetail /m)
  expect(report).toMatch(/284 calls: .* 3 calls not seen$/)
})

test('what is not there to prepare with is named, with the calls that are not seen for it', async () => {
  const { elsewhere: _, promoCode: __, vendor: ___, ...fewer } = options()
  const calls = ['loginVerification', 'redeemPromoCode', 'seamlessBet', 'confirmLimit']
  const results = await runConformance({ ...fewer, calls, keepTime: true })
  expect(unseenCalls(results).toSorted()).toEqual(calls.toSorted())
  const reasons = results.map(({ reason }) => reason).join('\n')
  expect(reasons).toContain('(--elsewhere)')
  expect(reasons).toContain('(--promo-code)')
  expect(reasons).toContain('no vendor key was given')
  expect(reasons).toContain('time was to be kept')
})
