import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hosted, startHost } from '@baize/platform/hosting/host.ts'
import { failureOf, logFault } from '@baize/platform/http/failure.ts'
import { log } from '@baize/platform/observability/log.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sandbox } from '../../src/extensions.ts'
import { readSandboxSettings } from '../../src/settings.ts'
import { testCost } from '../http/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-observed-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>')
const spans: string[] = []
const collector = createServer((sent, answer) => {
  const pieces: Buffer[] = []
  sent.on('data', (piece: Buffer) => pieces.push(piece))
  sent.on('end', () => {
    spans.push(`${sent.url} ${Buffer.concat(pieces).toString('latin1')}`)
    answer.end()
  })
})
let hosted: Hosted
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const settings = readSandboxSettings({
    ...{ SANDBOX_FAST: '1', DATA_FOLDER: 'memory', TRUSTED_HOPS: '1', SLOW_CALL_MS: '60000' },
    ...{ PORT_PLATFORM: '0', PORT_MEMBER: '0', PORT_METRICS: '0', SITE_MEMBER_DIST: folder },
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  })
  hosted = await startHost({ ...settings, hashCost: testCost }, sandbox)
})
afterAll(async () => {
  await hosted.close()
  collector.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  lines = []
  log.level = 'info'
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)))
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  log.level = 'error'
})

/** Sends a call to the platform's listener; `fetch` sets no header of a proxy. */
function send(path: string, headers: Record<string, string> = {}, body?: object) {
  return new Promise<{ status: number; id: string }>((resolve, reject) => {
    const sent = request(
      new URL(path, hosted.addresses.platform),
      {
        method: body ? 'POST' : 'GET',
        headers: { 'x-baize-site': 'member', 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, id: String(answer.headers['x-request-id']) }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}

const metrics = async () => (await fetch(`http://127.0.0.1:${hosted.metricsPort}/metrics`)).text()
const sampleOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  )

test('every response has a request id: the trusted proxy’s, or a new one where that makes no sense', async () => {
  expect((await send('/wps/system/status', { 'x-request-id': 'proxy-id-0001' })).id).toBe('proxy-id-0001')
  const own = (await send('/wps/system/status', { 'x-request-id': 'a"b' })).id
  expect(own).toMatch(/^[0-9a-f]{12}$/)
  expect((await send('/wps/system/status')).id).not.toBe(own)
  const page = await fetch(`${hosted.addresses.member}/`)
  expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/)
})

test('a call is one line: time, level, id, route, outcome and duration, and nothing that was sent', async () => {
  await send('/wps/system/status?secret=query', { 'x-request-id': 'proxy-id-0002' })
  expect(lines).toEqual([
    {
      ...{ level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), message: 'call' },
      ...{ requestId: 'proxy-id-0002', call: 'systemStatus', method: 'GET', route: '/wps/system/status' },
      ...{ status: 200, outcome: 'ok', ms: expect.any(Number) },
    },
  ])
})

test('a refused sign-in is a security event with its address, and never says the password or the name', async () => {
  const before = await metrics()
  const { status } = await send('/wps/session/login', {}, { jwe: 'secret-password' })
  expect(status).toBe(400)
  expect(lines).toMatchObject([
    { level: 'warn', event: 'security', call: 'login', outcome: 'decryptionFailed', ip: '127.0.0.1' },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret-password')
  const failures = 'baize_failed_sign_ins_total{reason="decryptionFailed"}'
  expect(sampleOf(await metrics(), failures)).toBe(sampleOf(before, failures) + 1)
})

test('calls are counted by route and outcome, with their latency', async () => {
  const before = await metrics()
  await send('/wps/system/status')
  await send('/wps/member/info')
  const after = await metrics()
  for (const series of [
    'baize_calls_total{call="systemStatus",outcome="ok"}',
    'baize_calls_total{call="memberInfo",outcome="notSignedIn"}',
    'baize_call_duration_seconds_count{call="systemStatus"}',
  ])
    expect(sampleOf(after, series) - sampleOf(before, series), series).toBe(1)
})

test('the platform’s own state is in the metrics, and on no port that visitors reach', async () => {
  await fetch(`${hosted.addresses.member}/`)
  const text = await metrics()
  for (const name of [
    ...['baize_requests_in_slots{state="working"}', 'baize_sockets{path="/wps/events"}'],
    ...['baize_outbox_waiting', 'baize_outbox_age_seconds', 'baize_storage_writable'],
    ...['baize_rendered_pages_total{site="member",made="shell"}', 'baize_ledger_journals_total'],
    ...['baize_jobs{', 'nodejs_eventloop_lag_seconds'],
  ])
    expect(text, name).toContain(`\n${name}`)
  const visitor = await fetch(`${hosted.addresses.platform}/metrics`)
  expect(visitor.status).toBe(404)
})

test('traces are sent to the collector, as children of what the trusted proxy traces', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await send('/wps/system/status', { traceparent: `00-${traceId}-b7ad6b7169203331-01` })
  await vi.waitFor(
    () => {
      expect(spans.join()).toContain('/v1/traces')
      expect(spans.join()).toContain(traceId)
    },
    { timeout: 15_000 },
  )
})

test('a database that is busy is logged and counted, and a thrown object says what it is', async () => {
  const before = sampleOf(await metrics(), 'baize_busy_total{reason="database"}')
  expect(failureOf(new Error('timeout exceeded when trying to connect'), 'balance').status).toBe(503)
  logFault({ code: 'x', severity: 'y' }, 'jobs')
  // The line of a call of the test before may arrive late.
  expect(lines.filter(({ level }) => level !== 'info')).toMatchObject([
    { level: 'warn', message: 'busy', where: 'balance' },
    { level: 'error', where: 'jobs', keys: ['code', 'severity'] },
  ])
  expect(sampleOf(await metrics(), 'baize_busy_total{reason="database"}')).toBe(before + 1)
})

test('what a line must not contain is redacted', () => {
  log.warn({ password: 'a', nested: { token: 'b' }, body: 'c' }, 'x')
  expect(lines).toMatchObject([
    { password: '[Redacted]', nested: { token: '[Redacted]' }, body: '[Redacted]' },
  ])
})
