import { describe, expect, test } from 'vitest'
import { addressGroup, clientAddress, normalAddress } from './address.ts'

describe('an address has one spelling', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['203.0.113.9:5123', '203.0.113.9'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['', null],
    ['localhost', null],
    ['203.0.113', null],
    ['203.0.113.9, 1.1.1.1', null],
    ['<script>', null],
  ])('%s', (text, normal) => {
    expect(normalAddress(text)).toBe(normal)
  })
})

describe('only what trusted proxies wrote counts', () => {
  test.each([
    ['10.0.0.1', null, 1, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9', 0, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['10.0.0.1', 'spoofed, 203.0.113.9', 1, '203.0.113.9'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
    ['nonsense', null, 0, '0.0.0.0'],
  ])('%s, %s, %i hops', (socket, forwarded, hops, seen) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(seen)
  })
})

test('limits count one IPv4 address, or one /64', () => {
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressGroup('::1')).toBe('0:0:0:0::/64')
})
