import { type ConformanceOptions, type Result, reportOf, runConformance } from '@baize/api/conformance'
import { type ErrorCode, errorStatus } from '@baize/api/contract'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { vendorKey } from '@baize/platform/http/signature.ts'
import { openLiveEvents } from '@baize/platform/live/events.ts'
import { openSockets, type Sockets } from '@baize/platform/live/sockets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSandboxSettings } from '../../src/settings.ts'
import { allHandlers, startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { makeActors } from '../http/testingActors.ts'
import { type Passing, type Spoiling, type SpoilingProxy, startSpoilingProxy } from './spoilingProxy.ts'

let platform: TestPlatform
let sockets: Sockets
let listener: Listener
let proxy: SpoilingProxy
let options: ConformanceOptions

beforeAll(async () => {
  const settings = readSandboxSettings({})
  listener = await listen('platform', { ...settings, ports: { ...settings.ports, platform: 0 } })
  // The sandbox's vendor calls the platform at its usual address; without a response it tries for four seconds.
  const publicUrls = { ...settings.publicUrls, platform: `http://127.0.0.1:${listener.port}` }
  platform = await startTestPlatform({ settings: { publicUrls } })
  const served = platform.platform
  await makeActors(platform)
  sockets = openSockets(served.settings, [await openLiveEvents(served)])
  const app = makeApi(served, { handlers: allHandlers, preparations })
  listener.serve((request, env) => app.fetch(request, env))
  listener.onUpgrade(sockets.upgrade)
  proxy = await startSpoilingProxy(publicUrls.platform)
  const account = (name: string) => ({ account: name, password: 'Some-pass-99' })
  options = {
    url: proxy.url,
    accounts: {
      member: account('matrix-member'),
      otherMember: account('matrix-other'),
      agent: account('matrix-agent'),
      trial: account('matrix-trial'),
    },
    vendor: { code: 'BAIZE', key: vendorKey(served.secrets, 'BAIZE') },
    // Others work on this machine, too.
    slowest: 4_000,
    mutants: 4,
  }
})
afterAll(async () => {
  await proxy?.close()
  await sockets?.close()
  await listener?.close(0)
  await platform?.close()
})

const failed = (results: readonly Result[]) => results.filter(({ outcome }) => outcome === 'failed')

function refuse(passing: Passing, code: ErrorCode): void {
  passing.status = errorStatus[code]
  passing.envelope = { success: false, code, message: 'Refused.' }
}

/** Lets what was refused with a code through, with the value of the last success of that call. */
function lettingThrough(code: ErrorCode): Spoiling {
  const values = new Map<string, unknown>()
  return {
    answer(passing) {
      const { call, envelope } = passing
      if (envelope.success) values.set(call, envelope.value)
      if (envelope.code !== code) return
      passing.status = 200
      passing.envelope = { success: true, value: values.get(call) ?? {} }
    },
  }
}

type Value = Record<string, unknown>
const onValueOf = (call: string, change: (value: Value) => void): Spoiling => ({
  answer({ call: made, envelope }) {
    if (made === call && envelope.success) change(envelope.value as Value)
  },
})
const onAnswerTo = (call: string, answer: (passing: Passing) => void): Spoiling => ({
  answer(passing) {
    if (passing.call === call) answer(passing)
  },
})

/** The fault's name, the call and the check that find it, and the fault itself. */
const spoilings: [string, string, string, () => Spoiling][] = [
  [
    'an amount that is a number',
    'balance',
    'shape',
    () => onValueOf('balance', (value) => Object.assign(value, { balance: 10 })),
  ],
  [
    'an amount with a thousands separator',
    'balance',
    'shape',
    () => onValueOf('balance', (value) => Object.assign(value, { balance: '1,000.00' })),
  ],
  [
    'a field that is missing',
    'memberInfo',
    'shape',
    () => onValueOf('memberInfo', (value) => delete value.currency),
  ],
  [
    'a moment without its zone',
    'memberInfo',
    'shape',
    () => onValueOf('memberInfo', (value) => Object.assign(value, { joinedAt: '2026-11-21 10:00:00' })),
  ],
  [
    'a success with another status',
    'balance',
    'answer',
    () => onAnswerTo('balance', (passing) => Object.assign(passing, { status: 201 })),
  ],
  [
    'a code outside the catalogue',
    'affiliate',
    'answer',
    () =>
      onAnswerTo('affiliate', (passing) =>
        Object.assign(passing, { status: 400, envelope: { success: false, code: 'oops' } }),
      ),
  ],
  [
    'a code that the call does not name',
    'balance',
    'answer',
    () => onAnswerTo('balance', (passing) => refuse(passing, 'outOfStock')),
  ],
  [
    'a page instead of JSON',
    'permission',
    'answer',
    () => onAnswerTo('permission', ({ headers }) => Object.assign(headers, { 'content-type': 'text/html' })),
  ],
  [
    'an answer that may be cached',
    'balance',
    'answer',
    () => onAnswerTo('balance', ({ headers }) => delete headers['cache-control']),
  ],
  [
    'a stack in an answer',
    'balance',
    'answer',
    () =>
      onAnswerTo('balance', ({ envelope }) =>
        Object.assign(envelope, { message: 'at read (/srv/wallet.ts:12:5)' }),
      ),
  ],
  [
    'a refusal for too many without the time to wait',
    'captcha',
    'answer',
    () =>
      onAnswerTo('captcha', (passing) => {
        refuse(passing, 'tooManyRequests')
        delete passing.headers['retry-after']
      }),
  ],
  [
    'an answer that takes too long',
    'systemStatus',
    'answer',
    () => onAnswerTo('systemStatus', (passing) => Object.assign(passing, { wait: 4_200 })),
  ],
  ['no session needed', 'balance', 'roles', () => lettingThrough('notSignedIn')],
  ['a member doing what agents do', 'teamOverview', 'roles', () => lettingThrough('forbidden')],
  ['a trial account let in', 'depositMethods', 'roles', () => lettingThrough('realAccountNeeded')],
  ['another member’s deposit shown', 'depositDetail', 'roles', () => lettingThrough('notFound')],
  ['an unsigned vendor', 'seamlessBalance', 'roles', () => lettingThrough('badSignature')],
  [
    'a repeat with another answer',
    'createInvite',
    'idempotency',
    () => onValueOf('createInvite', (value) => Object.assign(value, { note: String(Math.random()) })),
  ],
  [
    'a key taken for two requests',
    'createInvite',
    'idempotency',
    () => lettingThrough('idempotencyKeyReused'),
  ],
  ['a write without a key', 'createInvite', 'idempotency', () => lettingThrough('idempotencyKeyMissing')],
  [
    'an encrypted call taken in plain',
    'login',
    'encryption',
    () => ({
      answer: (passing) =>
        void (passing.envelope.code === 'decryptionFailed' && refuse(passing, 'wrongCredentials')),
    }),
  ],
  [
    'a sealed body taken twice',
    'login',
    'encryption',
    () => ({
      answer: (passing) =>
        void (passing.envelope.code === 'replayedRequest' && refuse(passing, 'wrongCredentials')),
    }),
  ],
  [
    'an error of the platform on bad input',
    'createInvite',
    'bad input',
    () => ({
      answer: (passing) => void (passing.envelope.code === 'invalidFields' && refuse(passing, 'internal')),
    }),
  ],
  ['bad input taken', 'affiliate', 'bad input', () => lettingThrough('invalidFields')],
  [
    'a method refused without saying which are allowed',
    'balance',
    'methods',
    () => ({ answer: ({ headers }) => void delete headers.allow }),
  ],
  [
    'pages that overlap',
    'invites',
    'paging',
    () =>
      onValueOf('invites', (value) => {
        const rows = value.rows as unknown[]
        if (rows.length === 1) value.rows = [{ ...(rows[0] as object), note: 'again' }]
      }),
  ],
  [
    'a clock that is wrong',
    'encryptionKeys',
    'clock',
    () => onValueOf('encryptionKeys', (value) => Object.assign(value, { now: '2020-01-01T00:00:00Z' })),
  ],
  [
    'an event that is lost',
    'eventTicket',
    'live events',
    () => {
      let events = 0
      return { event: ({ type }) => (type === 'depositChanged' && ++events === 1 ? 0 : 1) }
    },
  ],
]

test('each planted fault is found, by its own check', async () => {
  expect(spoilings.length).toBeGreaterThanOrEqual(12)
  // Rows for lists to contain and for strangers to request.
  await runConformance({ ...options, calls: ['createDeposit', 'createInvite'], checks: ['answer'] })
  const missed: string[] = []
  for (const [what, call, check, make] of spoilings) {
    proxy.spoil(make())
    const results = await runConformance({ ...options, calls: [call], checks: ['answer', 'shape', check] })
    if (!failed(results).some((result) => result.check === check))
      missed.push(`${what}: ${reportOf(results)}`)
  }
  expect(missed).toEqual([])
})

test('the reference platform keeps the contract', async () => {
  proxy.spoil({})
  const results = await runConformance(options)
  // One text, so that the line of a failure names it.
  expect(
    failed(results)
      .map(({ call, check, reason }) => `${call}, ${check}: ${reason}`)
      .join('; '),
  ).toBe('')
  const passed = results.filter(({ outcome }) => outcome === 'passed')
  expect(passed.length).toBeGreaterThan(200)
  expect(reportOf(results)).toMatch(/\d+ calls: \d+ passed, 0 failed, \d+ skipped; \d+ calls not seen$/)
})
