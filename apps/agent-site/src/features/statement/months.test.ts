import { expect, test } from 'vitest'
import { monthsUntil } from './months.ts'

test('months continue back over the turn of the year, each once', () => {
  const months = monthsUntil('2026-01-31')
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(new Set(months).size).toBe(months.length)
})
