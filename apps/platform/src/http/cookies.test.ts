import { expect, test } from 'vitest'
import { readCookies, serializeCookie } from './cookies.ts'

test.each([
  [null, []],
  ['', []],
  [
    'a=1; b=2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['a=first; a=second', [['a', 'first']]],
  [
    ' a = 1 ;;=none; novalue; b="2"',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    '__Host-baize-member=AbC_-1; baize.locale=zh-Hans',
    [
      ['__Host-baize-member', 'AbC_-1'],
      ['baize.locale', 'zh-Hans'],
    ],
  ],
  [
    '__proto__=1; constructor=2',
    [
      ['__proto__', '1'],
      ['constructor', '2'],
    ],
  ],
  [
    'a=%zz; b=%E1%9E%80',
    [
      ['a', '%zz'],
      ['b', 'ក'],
    ],
  ],
])('reads %s', (header, cookies) => {
  expect([...readCookies(header)]).toEqual(cookies)
})

test('no script reads a cookie and no other site sends it', () => {
  expect(serializeCookie('__Host-a', 'v', { secure: true })).toBe(
    '__Host-a=v; Path=/; HttpOnly; Secure; SameSite=Strict',
  )
  expect(serializeCookie('a', '', { secure: false, maxAge: 0 })).toBe(
    'a=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
  )
})

test('a value cannot add an attribute or another header', () => {
  expect(serializeCookie('a', 'v; Domain=evil.example\r\nx: y', { secure: true })).toBe(
    'a=v%3B%20Domain%3Devil.example%0D%0Ax%3A%20y; Path=/; HttpOnly; Secure; SameSite=Strict',
  )
})
