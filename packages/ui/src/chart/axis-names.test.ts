import { describe, expect, it } from 'vitest'
import { axisNames } from './axis-names.ts'

const days = (count: number) => Array.from({ length: count }, (_, day) => `Nov ${day + 10}, 2026`)
const places = (slot: number, start = 45) => ({
  fromTheLeft: (index: number) => start + slot * (index + 0.5),
})

describe('the names below an axis', () => {
  it('are whole where days are many: rather fewer than each without its end', () => {
    const names = axisNames(days(33), 20, 45 + 33 * 20 + 12, places(20).fromTheLeft)
    expect(names.length).toBeGreaterThan(4)
    expect(names.map(({ text }) => text).filter((text) => text.includes('…'))).toEqual([])
  })

  it.each([3, 12, 20, 31, 48, 90])(
    'neither leave the plot nor meet each other with %i categories',
    (count) => {
      const width = 718
      const slot = (width - 57) / count
      for (const x of [
        places(slot).fromTheLeft,
        (index: number) => width - places(slot).fromTheLeft(index),
      ]) {
        const names = axisNames(days(count), slot, width, x)
        const edges = names
          .map(({ text, at }) => ({ from: at - text.length * 3.6, to: at + text.length * 3.6 }))
          .sort((one, other) => one.from - other.from)
        expect(edges[0]?.from).toBeGreaterThanOrEqual(0)
        expect(edges.at(-1)?.to).toBeLessThanOrEqual(width)
        for (const [place, { from }] of edges.entries())
          expect(from).toBeGreaterThanOrEqual(edges[place - 1]?.to ?? 0)
      }
    },
  )

  it('are there for each of a few categories, and short of what does not fit', () => {
    const names = axisNames(['Dividend', 'Salary of each hour of the day'], 120, 300, places(120).fromTheLeft)
    expect(names.map(({ text }) => text)).toEqual(['Dividend', 'Salary of each…'])
  })
})
