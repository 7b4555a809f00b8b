import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import { makeSite } from '@baize/platform/hosting/site.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxPages } from '../../src/pages.ts'
import { allHandlers, startTestPlatform, type TestPlatform } from '../http/testing.ts'

let platform: TestPlatform
let dist: string
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'baize-headers-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head></head>')
  platform = await startTestPlatform({ work: false })
})
afterAll(async () => {
  await platform?.close()
  rmSync(dist, { recursive: true })
})

const get = async (part: 'member' | 'agent' | 'platform', path: string) => {
  const served = platform.platform
  const app = makeApi(served, { handlers: allHandlers, preparations }, part === 'platform' ? null : part)
  const fetch =
    part === 'platform'
      ? makePlatformPages(served, (request, env) => app.fetch(request, env), sandboxPages(served))
      : makeSite(served, part, dist, (request, env) => app.fetch(request, env))
  return fetch(new Request(`http://localhost${path}`))
}
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

describe('D20 headers', () => {
  test.each(['member', 'agent'] as const)(
    "the %s site cannot be framed, or opened as one's own",
    async (site) => {
      for (const path of ['/', '/account/deposit']) {
        const page = await get(site, path)
        expect(policyOf(page)).toMatch(/frame-ancestors 'none'$/)
        expect(policyOf(page)).toContain("object-src 'none'")
        expect(Object.fromEntries(page.headers)).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'cross-origin-resource-policy': 'same-origin',
        })
      }
    },
  )

  test.each(['member', 'agent'] as const)(
    'files of the %s site have the headers of its pages',
    async (site) => {
      const [page, file] = [await get(site, '/'), await get(site, '/robots.txt')]
      for (const name of [
        ...['x-content-type-options', 'referrer-policy', 'permissions-policy'],
        ...['cross-origin-opener-policy', 'cross-origin-resource-policy'],
      ])
        expect([name, file.headers.get(name)]).toEqual([name, page.headers.get(name)])
      expect(page.headers.get('permissions-policy')).toBe(
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
      )
      // Over plain HTTP, as on a developer's machine, nothing requires TLS.
      expect(page.headers.has('strict-transport-security')).toBe(false)
    },
  )

  test('a string is neither HTML nor a script on either site, and each names the policies that it needs', async () => {
    const member = policyOf(await get('member', '/'))
    const agent = policyOf(await get('agent', '/agentHome'))
    for (const policy of [member, agent]) {
      expect(policy).toContain("; require-trusted-types-for 'script'; ")
      expect(policy).toContain('; trusted-types dompurify baize-worker; ')
    }
  })

  test.each([
    ['http', 'report-uri /policy-reports; frame-ancestors', null],
    ['https', 'report-uri /policy-reports; report-to policy; frame-ancestors', 'policy="/policy-reports"'],
  ])('a page over %s says where its policy is reported to', async (scheme, directives, endpoints) => {
    const { settings } = platform
    const publicUrls = { ...settings.publicUrls, member: `${scheme}://baize.example` }
    const served = { ...platform.platform, settings: { ...settings, publicUrls } }
    const page = await makeSite(
      served,
      'member',
      dist,
      () => new Response(),
    )(new Request('http://localhost/'))
    expect(policyOf(page)).toContain(directives)
    expect(page.headers.get('reporting-endpoints')).toBe(endpoints)
  })

  test.each(['/', '/reference', '/sandbox/service', '/sandbox'])(
    '%s of the platform cannot be framed',
    async (path) => {
      const page = await get('platform', path)
      expect(page.status).toBe(200)
      expect(policyOf(page)).toContain("frame-ancestors 'none'")
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  test.each(['/sandbox/games/dragon-tiger', '/sandbox/chat'])('only the sites frame %s', async (path) => {
    const framedBy =
      policyOf(await get('platform', path))
        .split('frame-ancestors ')[1]
        ?.split(' ') ?? []
    const { member, agent } = platform.settings.publicUrls
    expect(framedBy).toEqual([member, agent].flatMap((url) => [url, url.replace('localhost', '127.0.0.1')]))
  })
})
