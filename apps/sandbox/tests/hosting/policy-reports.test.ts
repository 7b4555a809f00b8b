import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { policyReports, type Told } from '@baize/platform/hosting/policy-reports.ts'
import { makeSite } from '@baize/platform/hosting/site.ts'
import { browserReportsTotal, webVitals } from '@baize/platform/observability/metrics.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

let platform: TestPlatform
let lines: Told[]
let reports: ReturnType<typeof policyReports>
let address = 0
beforeAll(async () => {
  platform = await startTestPlatform({ work: false })
})
afterAll(() => platform?.close())
beforeEach(() => {
  lines = []
  reports = policyReports(platform.platform, 'member', (line) => lines.push(line))
  address += 1
})

const older = 'application/csp-report'
const newer = 'application/reports+json'

/** Sends a body as a browser would, from an address of this test's own. */
async function send(body: BodyInit, type = older, ip = `10.0.0.${address}`): Promise<Response> {
  const request = new Request('http://localhost/policy-reports', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  return reports.fetch(request, { incoming: { socket: { remoteAddress: ip } } })
}

const sendJson = (body: unknown, type = older) => send(JSON.stringify(body), type)

const inOlder = (blocked: unknown, page: unknown = 'https://baize.example/promotions/starter') => ({
  'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, 'document-uri': page },
})
const inNewer = (blocked: unknown, type = 'csp-violation') => ({
  type,
  age: 10,
  url: 'https://baize.example/help?token=secret',
  user_agent: 'secret',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: blocked,
    documentURL: 'https://baize.example/help?token=secret#secret',
    sample: 'secret',
    referrer: 'https://baize.example/?secret',
    originalPolicy: "script-src 'nonce-secret'",
  },
})

describe('a response that a page could not take for one of the contract’s', () => {
  const broken = (call: unknown, url: unknown = 'https://baize.example/deposit?token=secret#secret') => [
    { type: 'broken-answer', url, body: { call, value: 'secret' } },
  ]

  test('is one line of the log: which call, on which page, and nothing else', async () => {
    await sendJson(broken('createDeposit'), newer)
    await sendJson(broken('createDeposit'), newer)
    expect(lines).toEqual([
      {
        ...{ site: 'member', where: 'answer', call: 'createDeposit', page: '/deposit' },
      },
    ])
  })

  test.each([
    ['of no call of the contract', broken('noSuchCall')],
    ['whose call is a word of objects', broken('constructor')],
    ['of no text', broken({ id: 'balance' })],
    ['on no page', broken('balance', 'javascript:alert(1)')],
  ])('ignores %s', async (_, body) => {
    await sendJson(body, newer)
    expect(lines).toEqual([])
  })
})

describe('errors of a page', () => {
  const failed = (change: object = {}, url = 'https://baize.example/deposit?token=secret') => [
    {
      type: 'browser-error',
      url,
      body: { kind: 'chunk', name: 'TypeError', at: '/assets/a-1.js:1:20', ...change },
    },
  ]
  const counted = async (kind: string) =>
    (await browserReportsTotal.get()).values.find(
      ({ labels }) => labels.site === 'member' && labels.kind === kind,
    )?.value ?? 0

  test('is one line of the log, and each time in the metrics', async () => {
    const before = await counted('chunk')
    for (let times = 0; times < 3; times += 1)
      await sendJson(failed({ message: 'secret', at: '/assets/a-1.js:1:20' }), newer)
    const expected = { kind: 'chunk', name: 'TypeError', at: '/assets/a-1.js:1:20', page: '/deposit' }
    expect(lines).toEqual([{ site: 'member', where: 'browser', ...expected }])
    expect(await counted('chunk')).toBe(before + 3)
  })

  test.each([
    ['of no kind that there is', failed({ kind: 'secret' })],
    ['whose name is a text', failed({ name: 'a secret text' })],
    ['on no page', failed({}, 'data:text/html,x')],
  ])('is not taken %s', async (_, body) => {
    await sendJson(body, newer)
    expect(lines).toEqual([])
  })

  test('a position that is none is left out', async () => {
    await sendJson(failed({ at: 'https://x.example/?secret' }), newer)
    expect(lines).toMatchObject([{ name: 'TypeError', at: '' }])
  })

  test('web vitals are in the metrics, and what is no measurement is not', async () => {
    const sum = async (name: string) =>
      (await webVitals.get()).values.find(
        ({ labels, metricName }) =>
          metricName?.endsWith('_sum') && labels.site === 'member' && labels.name === name,
      )?.value ?? 0
    const vital = (name: unknown, value: unknown) => ({
      type: 'web-vital',
      url: 'https://x.example/',
      body: { name, value },
    })
    const before = [await sum('LCP'), await sum('CLS')]
    await sendJson(
      [vital('LCP', 1_500), vital('CLS', 0.2), vital('LCP', 'x'), vital('XYZ', 1), vital('LCP', -1)],
      newer,
    )
    expect([await sum('LCP'), await sum('CLS')]).toEqual([(before[0] ?? 0) + 1.5, (before[1] ?? 0) + 0.2])
    expect(lines).toEqual([])
  })
})

describe('D20 what a browser reports of the policy', () => {
  test('is one line of the log in either form, without queries, samples and nonces', async () => {
    const older = {
      'violated-directive': "script-src 'nonce-secret'",
      'blocked-uri': 'https://user:secret@evil.example/a.js?secret#secret',
      'document-uri': 'https://baize.example/promotions/starter?token=secret#secret',
      'script-sample': 'secret',
      referrer: 'https://baize.example/?secret',
    }
    expect((await sendJson({ 'csp-report': older })).status).toBe(204)
    expect((await sendJson([inNewer('inline'), inNewer('data:text/html,secret')], newer)).status).toBe(204)
    expect(JSON.stringify(lines)).not.toContain('secret')
    const line = { where: 'policy', site: 'member' }
    expect(lines).toMatchObject([
      {
        ...line,
        directive: 'script-src',
        blocked: 'https://evil.example/a.js',
        page: '/promotions/starter',
      },
      { ...line, directive: 'script-src-elem', blocked: 'inline', page: '/help' },
      { ...line, directive: 'script-src-elem', blocked: 'data:', page: '/help' },
    ])
  })

  test('is logged once, and its count when the hour is over', async () => {
    for (let times = 0; times < 5; times += 1) await sendJson(inOlder('https://evil.example/a.js'))
    await sendJson(inOlder('inline'))
    expect(lines).toHaveLength(2)
    platform.advance(3_601)
    await sendJson(inOlder('inline'))
    expect(lines.slice(2)).toMatchObject([
      { blocked: 'https://evil.example/a.js', times: 5 },
      { blocked: 'inline' },
    ])
    expect(lines).toHaveLength(4)
  })

  test('fills no log: a hundred different things an hour, and how many more there were', async () => {
    for (let at = 0; at < 300; at += 20) {
      const many = Array.from({ length: 20 }, (_, each) => inNewer(`https://evil.example/${at + each}`))
      await sendJson(many, newer)
    }
    expect(lines).toHaveLength(100)
    platform.advance(3_601)
    await sendJson(inOlder('inline'))
    expect(lines.slice(100)).toMatchObject([{ untold: 200 }, { blocked: 'inline' }])
  })

  test('is not read from an address that reports without end, and is from another', async () => {
    const answers: number[] = []
    for (let times = 0; times < 40; times += 1) answers.push((await sendJson(inOlder('inline'))).status)
    expect(answers.filter((status) => status === 204)).toHaveLength(30)
    expect(answers.slice(30).every((status) => status === 429)).toBe(true)
    expect((await send('{}', older, '10.1.0.1')).status).toBe(204)
  })

  test('of a page is accepted by its site, which shows a page when that address is opened', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'baize-reports-'))
    writeFileSync(join(dist, 'index.html'), '<!doctype html><head></head>')
    const site = makeSite(platform.platform, 'agent', dist, () => new Response(null, { status: 500 }))
    const statusOf = async (method: string) =>
      (
        await site(
          new Request('http://localhost/policy-reports', { method, headers: { 'content-type': older } }),
        )
      ).status
    expect(await statusOf('POST')).toBe(204)
    expect(await statusOf('GET')).toBe(200)
    expect(await statusOf('PUT')).toBe(405)
    rmSync(dist, { recursive: true })
  })
})

describe('what no browser would send', () => {
  const large = JSON.stringify(inOlder(`https://evil.example/${'a'.repeat(1_000_000)}`))

  test.each([
    ['no JSON', '{"csp-report":', older, 204],
    ['nothing', '', older, 204],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xc0]), newer, 204],
    ['a megabyte', large, older, 413],
    ['brackets in brackets', '['.repeat(30_000), newer, 204],
    ['objects in objects', `${'{"csp-report":'.repeat(40)}1${'}'.repeat(40)}`, older, 204],
    ['ten thousand of nothing', JSON.stringify(Array.from({ length: 10_000 }, () => 0)), newer, 204],
    ['null', 'null', newer, 204],
    ['a number', '1e999', older, 204],
    ['a form', 'csp-report=1', 'application/x-www-form-urlencoded', 415],
    ['JSON that is said to be no more', JSON.stringify(inOlder('inline')), 'application/json', 415],
    ['no type', JSON.stringify(inOlder('inline')), '', 415],
    ['a report of another kind', JSON.stringify([inNewer('inline', 'deprecation')]), newer, 204],
    ['lists for words', JSON.stringify(inOlder([], [])), older, 204],
    ['a page that is no address', JSON.stringify(inOlder('inline', 'no address')), older, 204],
    ['a page that is a script', JSON.stringify(inOlder('inline', 'javascript:alert(1)')), older, 204],
    ['names of the prototype', '{"__proto__":{"csp-report":{"effective-directive":"a"}}}', older, 204],
  ])('%s is not logged', async (_, body, type, status) => {
    const answer = await send(body, type)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('')
    expect(lines).toEqual([])
  })

  test.each([
    ['lone surrogates', 'https://evil.example/\ud800\udfff\udc00', 'https://evil.example/'],
    ['lines of their own', 'https://evil.example/\n{"level":"error"}\r\n', 'https://evil.example/'],
    ['an endless address', `https://evil.example/${'a'.repeat(20_000)}`, 'https://evil.example/aaa'],
    ['an endless scheme', `${'a'.repeat(20_000)}:b`, 'aaa'],
    ['no address at all', 'https://[', 'unknown'],
    ['a number', 7, ''],
    ['words with signs of a terminal', '\u001b[31mred', 'unknown'],
  ])('%s in an address stay one short line of plain characters', async (_, blocked, begins) => {
    expect((await sendJson(inOlder(blocked))).status).toBe(204)
    expect(lines).toHaveLength(1)
    const told = String(lines[0]?.blocked)
    expect(told.startsWith(begins)).toBe(true)
    expect(told.length).toBeLessThanOrEqual(200)
    expect(told).toMatch(/^[\x21-\x7e]*$/)
  })
})
