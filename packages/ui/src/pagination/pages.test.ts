import { check, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagesToShow } from './pages.ts'

describe('pagesToShow', () => {
  it.each([
    [1, 1, 5, 1, [1]],
    [1, 5, 5, 1, [1, 2, 3, 4, 5]],
    [1, 20, 5, 1, [1, 2, 3, 4, 5, 'gap', 20]],
    [10, 20, 5, 1, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
    [4, 20, 5, 1, [1, 2, 3, 4, 5, 6, 'gap', 20]],
    [20, 20, 5, 1, [1, 'gap', 16, 17, 18, 19, 20]],
    [10, 20, 1, 1, [1, 'gap', 10, 'gap', 20]],
    [3, 5, 1, 0, ['gap', 3]],
  ])('page %i of %i, range %i, margin %i', (page, count, range, margin, expected) => {
    expect(pagesToShow(page, count, range, margin)).toEqual(expected)
  })

  it('always contains the current page, in order, without repeats, and never hides a single page', () => {
    const result = check(
      property(
        integer({ min: 1, max: 500 }),
        integer({ min: 1, max: 500 }),
        integer({ min: 1, max: 9 }),
        (a, b, range) => {
          const [page, count] = [Math.min(a, b), Math.max(a, b)]
          const pages = pagesToShow(page, count, range, 1)
          const numbers = pages.filter((item) => item !== 'gap')
          expect(numbers).toContain(page)
          expect(numbers[0]).toBe(1)
          expect(numbers.at(-1)).toBe(count)
          expect(new Set(numbers).size).toBe(numbers.length)
          pages.forEach((item, index) => {
            if (item !== 'gap') return
            const [left, right] = [pages[index - 1], pages[index + 1]]
            expect(Number(right) - Number(left)).toBeGreaterThan(2)
          })
        },
      ),
    )
    expect(result.failed, String(result.errorInstance)).toBe(false)
  })
})
