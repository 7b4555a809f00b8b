import { array, assert, double, option, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisDivisor, courseOf, figureOf, pointsOf, shortened } from './chart-data.ts'

describe('the figures of a chart', () => {
  it.each([
    ['1200.50', 1200.5],
    ['-3', -3],
    ['98765432109876', 98_765_432_109_876],
    ['', undefined],
    ['NaN', undefined],
    ['1e5', undefined],
    [null, undefined],
  ])('%j is %j', (value, figure) => expect(figureOf(value)).toBe(figure))

  it('have a course whose extremes enclose each of them, and that skips what is missing', () => {
    const figure = double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value.toFixed(2))
    assert(
      property(array(option(figure)), (values) => {
        const points = pointsOf({ id: 'a', label: 'A', values }, values.length)
        const course = courseOf(points)
        expect(points).toHaveLength(values.filter((value) => value !== null).length)
        if (!course) {
          expect(points).toEqual([])
          return
        }
        for (const point of points) {
          expect(point.figure).toBeLessThanOrEqual(course.highest.figure)
          expect(point.figure).toBeGreaterThanOrEqual(course.lowest.figure)
        }
        expect(course.first.index).toBeLessThanOrEqual(course.last.index)
      }),
    )
  })
  it('of categories that are not there are left out', () => {
    expect(pointsOf({ id: 'a', label: 'A', values: ['1', '2', '3'] }, 2)).toHaveLength(2)
  })
  it.each([
    [0, 1],
    [99_999, 1],
    [100_000, 1e3],
    [5e8, 1e6],
    [9e15, 1e12],
  ])('up to %d are written divided by %d', (highest, divisor) => expect(axisDivisor(highest)).toBe(divisor))
  it('have names that fit', () => {
    expect(shortened('Monday', 6)).toBe('Monday')
    expect(shortened('Wednesday', 4)).toBe('Wed…')
  })
})
