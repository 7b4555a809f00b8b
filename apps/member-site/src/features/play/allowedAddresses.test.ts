import { expect, test } from 'vitest'
import { allowedAddresses } from './allowedAddresses.ts'

const hosts = ['https://play.baize.example', 'http://localhost:4300/']

test('a game is opened at the hosts that the platform has named, and nowhere else', () => {
  const good = ['https://play.baize.example/g?launch=1', 'http://localhost:4300/sandbox/games/x']
  const bad = [
    'https://play.baize.example.evil.example/g',
    'http://play.baize.example/g',
    'https://play.baize.example:8443/g',
    'https://play.baize.example@evil.example/g',
    'https://user:pass@play.baize.example/g',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//play.baize.example/g',
    '',
  ]
  expect(allowedAddresses([...bad, ...good], hosts)).toEqual(good)
  expect(allowedAddresses(good, ['not an address'])).toEqual([])
})
