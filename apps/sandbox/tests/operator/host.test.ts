import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hosted, startHost } from '@baize/platform/hosting/host.ts'
import { makeKey } from '@baize/platform/operator/keys.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandbox } from '../../src/extensions.ts'
import { readSandboxSettings } from '../../src/settings.ts'
import { testCost } from '../http/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-operator-'))
const keysFile = join(folder, 'keys.json')
const { key, entry } = makeKey({ name: 'ana', roles: ['content'] })
writeFileSync(keysFile, JSON.stringify([entry]))

const start = (env: Record<string, string>) =>
  startHost(
    {
      ...readSandboxSettings({ SANDBOX_FAST: '1', DATA_FOLDER: 'memory', PORT_PLATFORM: '0', ...env }),
      hashCost: testCost,
    },
    sandbox,
  )

let hosted: Hosted
beforeAll(async () => {
  hosted = await start({ PORT_OPERATOR: '0', OPERATOR_KEYS: keysFile })
})
afterAll(async () => {
  await hosted?.close()
  rmSync(folder, { recursive: true })
})

const send = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, origin), {
    ...init,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
const operators = () => `http://127.0.0.1:${hosted.operatorPort}`
const path = '/operator/content/help'

test('operators are served on their own port, and on no other', async () => {
  expect((await send(operators(), path)).status).toBe(200)
  expect((await send(hosted.addresses.platform ?? '', path)).status).toBe(404)
  for (const other of ['/wps/system/permission', '/sandbox', '/'])
    expect((await send(operators(), other)).status).toBe(404)
  expect((await fetch(new URL('/readyz', operators()))).status).toBe(200)
})

test('what is put there is what the public port answers with', async () => {
  const content = [{ anchor: 'term', title: { en: 'Our terms' }, content: { en: '<p>Be kind.</p>' } }]
  const body = JSON.stringify({ expectedVersion: 0, content })
  expect((await send(operators(), path, { method: 'PUT', body })).status).toBe(200)
  await expect
    .poll(async () => {
      const help = await fetch(new URL('/wps/system/helpCenter?lang=en', hosted.addresses.platform))
      return JSON.stringify(await help.json())
    })
    .toContain('Our terms')
})

test('an answer has the id of its request, and the document of the calls needs a key', async () => {
  const answer = await send(operators(), path)
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const document = await send(operators(), '/operator/openapi.json')
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' })
  expect((await fetch(new URL('/operator/openapi.json', operators()))).status).toBe(401)
})

test('a body that is too large, and one of another type, is refused', async () => {
  const large = await send(operators(), path, { method: 'PUT', body: 'x'.repeat(5 * 1024 * 1024) }).catch(
    () => null,
  )
  // The connection may be closed before all of it is sent.
  expect(large?.status ?? 413).toBe(413)
  const init = { method: 'PUT', body: 'a=b', headers: { authorization: `Bearer ${key}` } }
  expect((await fetch(new URL(path, operators()), init)).status).toBe(415)
  expect((await send(operators(), path, { method: 'DELETE' })).status).toBe(405)
})

test('a platform without keys has no port for operators', async () => {
  const closed = await start({})
  expect(closed.operatorPort).toBeNull()
  await closed.close()
})
