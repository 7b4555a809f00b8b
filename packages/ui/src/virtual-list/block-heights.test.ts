import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockHeights } from './block-heights.ts'

const height = double({ min: 1, max: 2000, noNaN: true })

describe('the heights of blocks', () => {
  it('add up, and find the block at any height', () => {
    assert(
      property(
        integer({ min: 1, max: 200 }),
        height,
        array(tuple(integer({ min: 0, max: 199 }), height)),
        double({ min: -100, max: 500_000, noNaN: true }),
        (count, expected, measures, at) => {
          const heights = blockHeights(count, expected)
          for (const [block, measured] of measures) heights.measure(block, measured)
          const found = heights.at(at)
          expect(found).toBeGreaterThanOrEqual(0)
          expect(found).toBeLessThan(count)
          if (at >= 0) expect(heights.offset(found)).toBeLessThanOrEqual(at)
          if (found < count - 1) expect(heights.offset(found + 1)).toBeGreaterThan(at)
          for (let block = 0; block < count; block++)
            expect(heights.offset(block + 1)).toBeGreaterThan(heights.offset(block))
        },
      ),
    )
  })
  it('takes the first that is measured for what the others will be', () => {
    const heights = blockHeights(10, 100, 0.5)
    expect(heights.offset(10)).toBe(950)
    expect(heights.measure(0, 200)).toBe(true)
    expect(heights.offset(10)).toBe(1900)
    expect(heights.offset(99)).toBe(1900)
  })
  it('holds nothing of an empty list', () => {
    const heights = blockHeights(0, 100)
    expect([heights.offset(0), heights.at(50), heights.measure(0, 10)]).toEqual([0, 0, false])
  })
})
