import { expect, test } from 'vitest'
import { shownVersion } from './shownVersion.ts'

test('a version has no place where a line may break, and reads the same', () => {
  const shown = shownVersion('contract-2026-11')
  expect(shown.split('-')).toEqual(['contract', '\u20602026', '\u206011'])
  expect(shown.replaceAll('\u2060', '')).toBe('contract-2026-11')
})
