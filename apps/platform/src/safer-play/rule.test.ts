import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askFor, type Bound, confirm } from './rule.ts'
import { windowAt } from './windows.ts'

const hour = 3_600_000
const step = fc.oneof(
  fc.record({ ask: fc.option(fc.bigInt({ min: 0n, max: 50n }), { nil: null }) }),
  fc.constant({ confirm: true }),
  fc.record({ wait: fc.integer({ min: 0, max: 40 }) }),
)

describe('a limit that a member sets to itself', () => {
  test('falls at once, and rises only by a confirmation at least 24 hours after its request', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = 0
        let bound: Bound | null = null
        let asked: { value: bigint | null; at: number } | null = null
        for (const each of steps) {
          const before: Bound | null = bound
          if ('wait' in each) now += each.wait * hour
          if ('ask' in each) {
            bound = askFor(bound, each.ask, new Date(now))
            const lower: boolean = before === null || (each.ask !== null && each.ask <= before.value)
            if (lower) expect(bound?.value ?? null).toBe(each.ask)
            else expect(bound?.value).toBe(before?.value)
            asked = lower ? null : { value: each.ask, at: now }
          }
          if ('confirm' in each) {
            const next = confirm(bound, new Date(now))
            const ripe = asked !== null && now - asked.at >= 24 * hour
            expect(next !== 'refused').toBe(ripe)
            if (next !== 'refused') {
              expect(next?.value ?? null).toBe(asked?.value)
              bound = next
              asked = null
            }
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('days, weeks and months of any zone adjoin without gap or overlap', () => {
    const offsets = fc.integer({ min: -720, max: 840 })
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom('day', 'week', 'month'), moments, offsets, (period, moment, offset) => {
        const window = windowAt(period, moment, offset)
        expect(window.start <= moment && moment < window.end).toBe(true)
        expect(windowAt(period, window.end, offset).start).toEqual(window.end)
        expect(windowAt(period, new Date(window.end.getTime() - 1), offset)).toEqual(window)
        const local = new Date(window.start.getTime() + offset * 60_000)
        expect(local.toISOString().slice(11)).toBe('00:00:00.000Z')
        if (period === 'week') expect(local.getUTCDay()).toBe(1)
        if (period === 'month') expect(local.getUTCDate()).toBe(1)
      }),
    )
  })
})
