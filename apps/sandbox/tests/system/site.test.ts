import { sitePolicy } from '@baize/platform/hosting/policy.ts'
import { blockedRegions, isBlocked } from '@baize/platform/system/region.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

describe('what the permission call says of the site', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    const env = {
      IMAGE_CDNS: 'https://img.baize.example',
      GAME_CDNS: 'https://play.baize.example',
      DOMAINS: 'https://baize.example',
      BLOCKED_NETWORKS: '203.0.113.0/24, 2001:db8:bad::/48',
      BLOCKED_COUNTRIES: 'us, FR',
      COUNTRY_HEADER: 'cf-ipcountry',
      TRUSTED_HOPS: '1',
    }
    platform = await startTestPlatform({ work: false, env })
  })
  afterAll(() => platform?.close())

  test('D19 the policies of both sites name the lists of CDNs, and nothing besides', async () => {
    const { imageCDNs, launchGameCDNs } = (await platform.call('permission')).value
    expect(imageCDNs).toContain('https://img.baize.example')
    expect(launchGameCDNs).toContain('https://play.baize.example')
    for (const site of ['member', 'agent'] as const) {
      const rules = sitePolicy(platform.settings, site, { scriptHashes: [], styleHashes: [] }).split('; ')
      expect(rules).toContain(`img-src 'self' data: blob: ${imageCDNs.join(' ')}`)
      expect(rules).toContain(`frame-src ${launchGameCDNs.join(' ')}`)
    }
  })

  test('the switches are the same in the tree, by name and in the permission call', async () => {
    const { whitelabel, whitelabelVal } = (await platform.call('whitelabel')).value
    const told = (await platform.call('permission')).value
    const inTree = whitelabel.childrenNodes.map((node: { modId: string; enabled: string }) => [
      node.modId,
      node.enabled === '1',
    ])
    expect(Object.fromEntries(inTree)).toEqual(whitelabelVal)
    expect(told.switches).toEqual(whitelabelVal)
    expect(told.whitelabel).toEqual(whitelabel)
    expect((await platform.call('domainRoute')).value.domains).toContain('https://baize.example')
    expect(told.ownHosts).toContain('baize.example')
  })

  test.each([
    ['203.0.113.9', 'regionBlocked'],
    ['198.51.100.1, 203.0.113.9', 'regionBlocked'],
    ['::ffff:203.0.113.9', 'regionBlocked'],
    ['2001:DB8:BAD:0:1::1', 'regionBlocked'],
    ['203.0.113.9, 198.51.100.1', undefined],
    ['203.0.114.1', undefined],
    ['2001:db8:bae::1', undefined],
  ])(
    'D15 %s: a region is blocked by the address that the proxy saw, and the page shows that one',
    async (chain, code) => {
      const init = { headers: { 'x-forwarded-for': chain } }
      expect((await platform.send('/wps/system/countryCodes', init, '10.0.0.1')).envelope.code).toBe(code)
      const told = (await platform.send('/wps/system/permission', init, '10.0.0.1')).value
      expect(told.regionRestriction).toBe(code !== undefined)
      expect(told.status).toBe(code === undefined ? 0 : 2)
      expect(told.location.ip).toBe(told.ip)
      expect(isBlocked(platform.settings.blockedRegions, { ip: told.ip, country: null })).toBe(
        code !== undefined,
      )
    },
  )

  test.each([
    ['US', true],
    ['fr', true],
    ['KH', false],
    ['XX, US', false],
    ['', false],
    [null, false],
  ])('D15 the country from the proxy, %s, is blocked: %s', async (country, blocked) => {
    const headers = country === null ? {} : { 'CF-IPCountry': country }
    const init = { headers: { 'x-forwarded-for': '198.51.100.1', ...headers } }
    const answer = await platform.send('/wps/system/countryCodes', init, '10.0.0.1')
    expect(answer.envelope.code).toBe(blocked ? 'regionBlocked' : undefined)
    const told = (await platform.send('/wps/system/permission', init, '10.0.0.1')).value
    expect(told.regionRestriction).toBe(blocked)
  })

  test('the help centre has its sections in four languages, with the brand’s age', async () => {
    for (const lang of ['en', 'km', 'zh-Hans', 'ar']) {
      const { sections } = (await platform.call('helpCenter', { query: { lang } })).value
      const anchors = sections.map((section: { anchor: string }) => section.anchor)
      expect(anchors).toEqual([
        'term',
        'privacy',
        'rules',
        'responsible',
        'deposit',
        'withdraw',
        'fees',
        'ios',
        'android',
      ])
      for (const { content } of sections) {
        expect(content.length).toBeGreaterThan(60)
        expect(content).not.toMatch(/[{}]|^<div lang/)
      }
      for (const section of sections) expect(section).not.toHaveProperty('language')
    }
    const { sections } = (await platform.call('helpCenter', { query: { lang: 'de' } })).value
    for (const { content, language } of sections) {
      expect(content).toMatch(/^<div lang="en" dir="ltr">.+<\/div>$/s)
      expect(language).toBe('en')
    }
  })

  test('the app is from a store', async () => {
    const { apps } = (await platform.call('appDownload', { query: { language: 'km' } })).value
    for (const app of apps) {
      expect(app.url).toMatch(/^https:\/\/(?:apps\.apple|testflight\.apple|play\.google)\.com\//)
      expect(app.qrText).toContain('/m/appDownload?language=km')
    }
  })
})

const regions = { networks: [], countries: [], countryHeader: null, trustedHops: 1 }

test.each(['nonsense', '203.0.113.0/33', '2001:db8::/129', '203.0.113.0/x'])('no network: %s', (entry) => {
  expect(() => blockedRegions({ ...regions, networks: [entry] })).toThrow('BLOCKED_NETWORKS')
})

test.each([
  [{ countries: ['USA'], countryHeader: 'cf-ipcountry' }, 'two-letter codes'],
  [{ countries: ['US'] }, 'COUNTRY_HEADER'],
  [{ countryHeader: 'cf-ipcountry', trustedHops: 0 }, 'TRUSTED_HOPS'],
])('a setting under which no one would be blocked is refused at the start: %o', (wrong, named) => {
  expect(() => blockedRegions({ ...regions, ...wrong })).toThrow(named)
})
