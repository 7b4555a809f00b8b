import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { squeezed } from './squeezed.ts'

const games = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'A game' })))

const answer = (
  body: string,
  headers: Record<string, string>,
  asked: Record<string, string>,
  method = 'GET',
) =>
  squeezed(() => new Response(method === 'HEAD' ? null : body, { headers }))(
    new Request('http://site.test/', { method, headers: asked }),
  )

const json = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(games.length) }

test('a long text is sent small to whoever takes it so, and says so', async () => {
  const response = await answer(games, { ...json, etag: '"one"' }, { 'accept-encoding': 'gzip, br' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    etag: 'W/"one"',
  })
  expect(response.headers.has('content-length')).toBe(false)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBeLessThan(games.length / 5)
  expect(brotliDecompressSync(bytes).toString()).toBe(games)
})

test.each([
  ['who takes nothing', games, json, {}, 'GET'],
  ['who only looks', games, json, { 'accept-encoding': 'br' }, 'HEAD'],
  ['a picture of points', games, { 'content-type': 'image/png' }, { 'accept-encoding': 'br' }, 'GET'],
  [
    'a list that is written while it is read',
    games,
    { 'content-type': 'text/csv' },
    { 'accept-encoding': 'br' },
    'GET',
  ],
  ['a short answer', '{"ok":true}', json, { 'accept-encoding': 'br' }, 'GET'],
] as const)('as it is: %s', async (_, body, headers, asked, method) => {
  const response = await answer(body, headers, asked, method)
  expect(response.headers.has('content-encoding')).toBe(false)
  expect(await response.text()).toBe(method === 'HEAD' ? '' : body)
})
