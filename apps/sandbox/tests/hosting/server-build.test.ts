import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fetch, makeSite } from '@baize/platform/hosting/site.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

let folder: string
let platform: TestPlatform
let site: Fetch

/** Writes the server's part of a build that has these pages. */
function build(pages: readonly string[], at: number): void {
  const file = join(folder, '.server/server.js')
  writeFileSync(file, `export const isPage = (path) => ${JSON.stringify(pages)}.includes(path)`)
  utimesSync(file, at, at)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-routes-'))
  for (const inner of ['.server', '.vite']) mkdirSync(join(folder, inner))
  writeFileSync(join(folder, '.server/package.json'), '{"type":"module"}')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>')
  build(['/', '/hot'], 1_000)
  platform = await startTestPlatform({ work: false })
  site = makeSite(platform.platform, 'member', folder, () => new Response('{}'))
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

const statusOf = async (path: string, accept = 'text/html') =>
  (await site(new Request(`http://localhost:4301${path}`, { headers: { accept } }))).status

test('the build of a site lists the paths of pages; others respond 404', async () => {
  for (const path of ['/', '/hot', '/hot?filter=new']) {
    expect([path, await statusOf(path)]).toEqual([path, 200])
    expect([path, await statusOf(path, '*/*')]).toEqual([path, 200])
  }
  for (const path of ['/nowhere', '/hot/', '/index.html', '/play.html', '/assets'])
    for (const accept of ['text/html', '*/*'])
      expect([path, await statusOf(path, accept)]).toEqual([path, 404])
})

test('a new build logs it again while the site is served', async () => {
  build(['/', '/nowhere'], 2_000)
  expect([await statusOf('/nowhere'), await statusOf('/hot')]).toEqual([200, 404])
})
