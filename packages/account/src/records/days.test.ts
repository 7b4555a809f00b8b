import { expect, test } from 'vitest'
import { isDay } from './period.ts'

test.each(['2026-11-27', '2024-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true))

test.each(['2026-13-45', '2026-02-30', '0000-00-00', '2026-2-3', '', '%', '2026-11-27T00:00'])(
  '%s is none',
  (text) => expect(isDay(text)).toBe(false),
)
