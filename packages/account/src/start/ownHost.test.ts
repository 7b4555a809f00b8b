import { expect, test } from 'vitest'
import { isOwnHost } from './ownHost.ts'

const domainRoute = ['https://www.baize.example', 'https://baize.example:8443', 'http://[2001:db8::1]:4301']
const checked = { domainCheck: true, domainRoute }

test.each([
  ['www.baize.example', true],
  ['WWW.Baize.Example', true],
  ['baize.example', true],
  ['baize.example.', true],
  ['[2001:db8::1]', true],
  ['m.baize.example', false],
  ['baize.example.evil.example', false],
  ['evilbaize.example', false],
  ['baize-example', false],
  ['', false],
])('where addresses are named, %s is the brand’s: %s', (host, own) => {
  expect(isOwnHost(host, checked)).toBe(own)
})

test.each([
  ['no addresses are named', { ...checked, domainCheck: false }],
  ['none of them can be read', { ...checked, domainRoute: ['', 'baize'] }],
  ['there are none', { ...checked, domainRoute: [] }],
])('where %s, every host is', (_, facts) => {
  for (const host of ['localhost', '127.0.0.1', 'evil.example']) expect(isOwnHost(host, facts)).toBe(true)
})
