import { expect, it } from 'vitest'
import { readGiven } from './givenAccounts.ts'

it('reads accounts that were selected, and nothing of another form', () => {
  const given = { id: 'mbr_1', account: 'dara', level: 1 }
  expect(readGiven([given, { id: 'mbr_2', account: 'sok' }, null, 'mbr_3'])).toEqual([given])
  expect(readGiven({ id: 'mbr_1' })).toEqual([])
  expect(readGiven(null)).toEqual([])
})
