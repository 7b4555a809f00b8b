import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeLink } from './safeLink.ts'

const hosts = new Set(['baize.example', 'apps.apple.com'])

describe('D14 a link leads to a path of the site', () => {
  test.each([
    ['/', '/'],
    ['/promotions', '/promotions'],
    [' /promotions ', '/promotions'],
    ['/rng?vassalage=BAIZE#top', '/rng?vassalage=BAIZE#top'],
    ['/a/../b', '/b'],
    ['/member?next=https://evil.example', '/member?next=https://evil.example'],
    ['/:80', '/:80'],
    ['#term', '#term'],
  ])('%j', (text, link) => expect(safeLink(text, hosts)).toBe(link))
})

describe('D14 or to https at a host of the list', () => {
  test.each([
    ['https://baize.example', 'https://baize.example/'],
    ['https://BAIZE.example/help#term', 'https://baize.example/help#term'],
    ['https://apps.apple.com/app/id1', 'https://apps.apple.com/app/id1'],
    ['https://baize.example:443/', 'https://baize.example/'],
  ])('%j', (text, link) => expect(safeLink(text, hosts)).toBe(link))
})

describe('D14 and nowhere else', () => {
  test.each([
    '',
    ' ',
    'promotions',
    './promotions',
    '../promotions',
    '?a=1',
    '#',
    '#1',
    '#a b',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '/./%2fevil.example',
    '/%2Fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '\t//evil.example',
    '/ /evil.example',
    '/\u00a0/evil.example',
    '/\u200b/evil.example',
    '/\u2028/evil.example',
    '/\ufeff/evil.example',
    'http://baize.example/',
    'HTTP://baize.example/',
    'https:baize.example',
    'https:/baize.example',
    'https:///baize.example',
    'https:\\\\baize.example',
    'https://baize.example\\@evil.example',
    'https://baize.example@evil.example',
    'https://evil.example@baize.example',
    'https://user:pass@baize.example',
    'https://baize.example:8443',
    'https://baize.example.evil.example',
    'https://evilbaize.example',
    'https://baize.example%2eevil.example',
    'https://baize。example.evil',
    'https://bаize.example',
    'https://evil.example/https://baize.example',
    'https://evil.example#https://baize.example',
    'https://evil.example?https://baize.example',
    'https://[::1]/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://baize.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://baize.example/1',
    'file:///etc/passwd',
    'ftp://baize.example/',
    'intent://baize.example#Intent;end',
    'mailto:a@baize.example',
    'tel:+85512345678',
    'view-source:https://baize.example',
    `/${'x'.repeat(2_001)}`,
  ])('%j', (text) => expect(safeLink(text, hosts)).toBeNull())
})

test('D14 a browser opens every accepted link on the site or on a host of the list', () => {
  const parts = [
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    'evil.example',
    'baize.example',
    'https:',
    'javascript:',
    '#',
    '?',
    ' ',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 4 })), { maxLength: 8 }),
      (made) => {
        const link = safeLink(made.join(''), hosts)
        if (link === null) return
        const url = new URL(link, 'https://site.invalid/km/page')
        expect(['site.invalid', ...hosts]).toContain(url.hostname)
        expect(url.protocol).toBe('https:')
        expect(safeLink(link, hosts)).toBe(link)
      },
    ),
    { numRuns: 3_000 },
  )
})
