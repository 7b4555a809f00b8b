import { expect, test } from 'vitest'
import { failures } from './failures.ts'

test('what failed is named once, without colours', () => {
  const output = [
    ' ✓  platform  apps/platform/src/ledger/ledger.test.ts (8 tests)',
    '\u001b[31m FAIL \u001b[39m platform  apps/platform/src/money.test.ts > pays once',
    'AssertionError: expected 2 to be 1',
    ' FAIL  platform  apps/platform/src/money.test.ts > pays once',
    '  1) [chromium] › journeys/cash.spec.ts:10:1 › withdraws',
    "apps/x.ts(3,1): error TS2322: Type 'a' is not 'b'",
    'Error Context: test-results/cash/error-context.md',
    'The word Error: in a sentence is nobody’s failure',
  ].join('\n')
  expect(failures(output)).toEqual([
    'FAIL  platform  apps/platform/src/money.test.ts > pays once',
    'AssertionError: expected 2 to be 1',
    '1) [chromium] › journeys/cash.spec.ts:10:1 › withdraws',
    "apps/x.ts(3,1): error TS2322: Type 'a' is not 'b'",
  ])
})

test('a long list is cut, and says so', () => {
  const output = Array.from({ length: 9 }, (_, at) => `FAIL  x > ${at} ${'long '.repeat(99)}`).join('\n')
  const lines = failures(output)
  expect(lines).toHaveLength(7)
  expect(lines.at(-1)).toBe('and 3 more')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(180)
})

test('a check of ours that names no test is reported by its first lines and its last', () => {
  const faults = Array.from({ length: 8 }, (_, at) => `locales/km.po: message ${at} has moved`)
  expect(failures([...faults, '', '8 faults', ''].join('\n'))).toEqual([
    ...faults.slice(0, 6),
    'and 3 more',
    '8 faults',
  ])
  expect(failures('')).toEqual([])
})
