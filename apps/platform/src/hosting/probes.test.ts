import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHealth } from '../health/health.ts'
import { readSettings } from '../settings.ts'
import { type Hosted, startHost } from './host.ts'
import { listen, type Part } from './listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-probes-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>')
const env = {
  ...{ DATA_FOLDER: 'memory', STOP_DELAY_SECONDS: '1' },
  ...{ PORT_PLATFORM: '0', PORT_MEMBER: '0', PORT_AGENT: '0', PORT_STORYBOOK: '0' },
  ...{ SITE_MEMBER_DIST: folder, SITE_AGENT_DIST: folder, STORYBOOK_DIST: folder },
}
let hosted: Hosted

beforeAll(async () => {
  hosted = await startHost(readSettings(env))
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = async (part: Part, path: string) => {
  const answer = await fetch(`${hosted.addresses[part]}${path}`)
  return [answer.status, await answer.json()] as const
}

const parts: Part[] = ['platform', 'member', 'agent', 'storybook']

test.each(parts)('the %s listener responds to both probes', async (part) => {
  expect(await ask(part, '/healthz')).toEqual([200, { status: 'ok' }])
  expect(await ask(part, '/readyz?from=balancer')).toEqual([
    200,
    { ready: true, state: 'serving', failed: [] },
  ])
})

test('a listener that has nothing to serve yet is alive, and not ready', async () => {
  const listener = await listen('platform', readSettings(env), makeHealth())
  const at = `http://127.0.0.1:${listener.port}`
  expect((await fetch(`${at}/healthz`)).status).toBe(200)
  const ready = await fetch(`${at}/readyz`)
  expect([ready.status, (await ready.json()).state]).toEqual([503, 'starting'])
  await listener.close(0)
})

test.each([
  ['database', { database: () => Promise.reject(new Error('gone')) }],
  ['jobs', { jobs: () => false }],
  ['bus', { bus: () => false }],
  ['disk', { disk: () => false }],
])('a failed check of the %s is named', async (name, failed) => {
  const health = makeHealth()
  health.serve({
    ...{ database: () => true, jobs: () => true, bus: () => true, disk: () => true },
    ...failed,
  })
  expect(await health.readiness()).toEqual({ ready: false, state: 'serving', failed: [name] })
})

test('a check that hangs fails in time', async () => {
  const health = makeHealth()
  const hangs = () => new Promise<boolean>(() => {})
  health.serve({ database: hangs, jobs: () => true, bus: () => true, disk: () => true })
  expect((await health.readiness()).failed).toEqual(['database'])
})

test('a process that is stopped is first not ready, still serves, and then closes', async () => {
  const closing = hosted.close()
  for (const part of parts) {
    expect(await ask(part, '/readyz')).toEqual([503, { ready: false, state: 'stopping', failed: [] }])
    expect((await ask(part, '/healthz'))[0]).toBe(200)
  }
  expect((await fetch(`${hosted.addresses.platform}/wps/system/status`)).status).toBe(200)
  await closing
  await expect(fetch(`${hosted.addresses.platform}/healthz`)).rejects.toThrow()
})
