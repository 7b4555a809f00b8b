import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { defaultKeepDays, retention } from './keepDays.ts'

const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')

test('docs/operations.md has a row for each setting of retention, with its default and bounds, and no other', () => {
  const rows = document.matchAll(/^\|[^|]*\| `(KEEP_\w+_DAYS)` *\| (\d+) *\| (\d+)–(\d+) *\|$/gm)
  const written = Array.from(rows, ([, setting, ...days]) => [setting, ...days.map(Number)])
  expect(written).toEqual(
    Object.values(retention).map(({ setting, days, min, max }) => [setting, days, min, max]),
  )
})

test.each(Object.entries(retention))(
  'the period %s is read from its setting, within its bounds',
  (name, each) => {
    const { setting, min, max } = each
    const of = (value: number) => readSettings({ [setting]: String(value) }).keepDays
    expect(of(max)).toEqual({ ...defaultKeepDays, [name]: max })
    expect(() => of(min - 1)).toThrow(setting)
    expect(() => of(max + 1)).toThrow(setting)
  },
)
