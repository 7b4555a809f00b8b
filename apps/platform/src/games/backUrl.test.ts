import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { safeBackUrl } from './backUrl.ts'

const env = { PUBLIC_MEMBER: 'https://play.example', PUBLIC_AGENT: 'https://agent.example' }
const settings = readSettings({ ...env, PUBLIC_PLATFORM: 'https://api.example' })
const site = settings.publicUrls.member
const back = (text: string) => safeBackUrl(text, site, settings)

describe('D14 the exit of a game leads to our own sites only', () => {
  test.each([
    ['/', '/'],
    ['/lottery?gameCode=x#top', '/lottery?gameCode=x#top'],
    ['/a/../b', '/b'],
    ['https://play.example/x', 'https://play.example/x'],
    ['HTTPS://PLAY.EXAMPLE/x', 'https://play.example/x'],
    ['https://agent.example', 'https://agent.example/'],
    ['https://play.example:443/x', 'https://play.example/x'],
  ])('%s is kept', (text, kept) => expect(back(text)).toBe(kept))

  test.each([
    '',
    ' ',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\u0000/',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%09/evil.example',
    '/%0d%0aset-cookie:x',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://play.example/x',
    'file:///etc/passwd',
    'about:blank',
    'ftp://play.example/',
    'http://play.example/',
    'http:play.example',
    'https:play.example',
    'https:/play.example',
    'https:///play.example',
    'https:\\\\play.example',
    'https://evil.example',
    'https://play.example.evil.example',
    'https://evilplay.example',
    'https://play.example@evil.example',
    'https://evil.example@play.example',
    'https://user:pass@play.example',
    'https://play.example:8443/',
    'https://play.example.',
    'https://рlay.example',
    'https://xn--lay-9cd.example',
    'https://play。example/',
    'https://play.example%00.evil.example',
    'https://play.example%2eevil.example',
    'https://[::1]/',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://api.example/',
    'https:// play.example',
    'https://play.example\u200b/',
    'https://play.exam\u00adple.evil/',
    'play.example',
    'www.play.example/x',
    '?x=//evil.example',
    '#//evil.example',
    './x',
    '../x',
    './/evil.example',
    '\u00a0//evil.example',
    '\u2028//evil.example',
    'https://',
    'https://?',
  ])('%j is refused', (text) => {
    // An address that a browser reads as our own is harmless however it is spelt.
    const url = back(text)
    if (url !== null) expect(new URL(url, site).origin).toBe(new URL(site).origin)
    else expect(url).toBeNull()
    if (!/^https:\/\/play。example/.test(text)) expect(url).toBeNull()
  })

  test('every accepted address is on the allowed hosts', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      '%2f',
      '%5c',
      'https:',
      'evil.example',
      'play.example',
      '?',
      '#',
      '\t',
      'a',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const kept = back(parts.join(''))
        if (kept === null) return
        expect([site, settings.publicUrls.agent]).toContain(new URL(kept, site).origin)
      }),
      { numRuns: 2_000 },
    )
  })
})
