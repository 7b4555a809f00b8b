import { describe, expect, it } from 'vitest'
import { filterValues, visionMatrices } from './vision.ts'

const seenAs = (matrix: readonly number[], colour: readonly number[]) =>
  [0, 3, 6].map((row) => colour.reduce((sum, part, at) => sum + part * (matrix[row + at] ?? 0), 0))

describe.each(Object.entries(visionMatrices))('%s', (_name, matrix) => {
  it('leaves white, black and grey as they are', () => {
    for (const grey of [0, 0.5, 1])
      for (const part of seenAs(matrix, [grey, grey, grey])) expect(part).toBeCloseTo(grey, 4)
  })

  it('is written as a colour matrix of SVG, with opacity as it is', () => {
    const values = filterValues(matrix).split(' ').map(Number)
    expect(values).toHaveLength(20)
    expect(values.slice(15)).toEqual([0, 0, 0, 1, 0])
    expect(values[6]).toBe(matrix[4])
  })
})

it('brings red and green nearer to each other for those who lack one of them', () => {
  const apart = (matrix: readonly number[]) => {
    const [red, green] = [seenAs(matrix, [0.6, 0.1, 0.1]), seenAs(matrix, [0.1, 0.3, 0.1])]
    return Math.hypot(...red.map((part, at) => part - (green[at] ?? 0)))
  }
  const { protanopia, deuteranopia, tritanopia } = visionMatrices
  expect(apart(protanopia)).toBeLessThan(apart(tritanopia))
  expect(apart(deuteranopia)).toBeLessThan(apart(tritanopia))
})
