import { expect, test } from 'vitest'
import { isOwnHost } from './ownHost.ts'

const ownHosts = ['www.baize.example', 'baize.example', '[2001:db8::1]']

test.each([
  ['www.baize.example', true],
  ['baize.example', true],
  ['[2001:db8::1]', true],
  ['m.baize.example', false],
  ['baize.example.evil.example', false],
  ['evilbaize.example', false],
  ['baize-example', false],
  ['', false],
])('where addresses are named, %s is the brand’s: %s', (host, own) => {
  expect(isOwnHost(host, { ownHosts })).toBe(own)
})

test('where no addresses are named, every host is', () => {
  for (const host of ['localhost', '127.0.0.1', 'evil.example'])
    expect(isOwnHost(host, { ownHosts: [] })).toBe(true)
})
