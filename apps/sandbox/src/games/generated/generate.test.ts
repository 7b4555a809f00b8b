import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { arabicName } from './arabic.ts'

test('every generated game has a name of its own in Arabic, and keeps its number', () => {
  const generated = catalogue.filter(({ nodeId }) => Number(nodeId) >= 10_000)
  const names = generated.map(({ names }) => names.ar)
  expect(generated.length).toBeGreaterThan(2_000)
  expect(names.filter((name) => !/^[\p{sc=Arabic}\p{sc=Inherited} ]+$/u.test(name ?? ''))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(arabicName('Golden', 'Island')).toBe('جزيرة ذهبية')
  expect(arabicName('Golden', 'Dragon')).toBe('تنين ذهبي')
})
