import { expect, test } from 'vitest'
import { rowKey } from './rowKey.ts'

test('equal rows have one key, and no others do', async () => {
  const key = await rowKey('createTransfer', ['mem_1', '5.00', 'a,b'])
  expect(await rowKey('createTransfer', ['mem_1', '5.00', 'a,b'])).toBe(key)
  for (const other of [
    ['mem_1', '5.00', 'a', 'b'],
    ['mem_1', '5.01', 'a,b'],
    ['mem_2', '5.00', 'a,b'],
    ['mem_1,5.00', 'a,b'],
  ])
    expect(await rowKey('createTransfer', other)).not.toBe(key)
})

test('a key is one that the platform takes, and differs by call and by batch', async () => {
  const keys = await Promise.all([
    rowKey('createTransfer', ['mem_1', '5.00', '']),
    rowKey('createTransfer', ['mem_1', '5.00', ''], 'again'),
    rowKey('openAccount', ['mem_1', '5.00', '']),
  ])
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  expect(new Set(keys).size).toBe(3)
})
