import { describe, expect, it } from 'vitest'
import { stepTo } from './step.ts'

const range = (first: number, last: number) => ({ first, last })

describe('what is shown next on the way to what is wanted', () => {
  it.each([
    ['one block below is nearer', range(4, 6), range(3, 9), range(4, 6), range(4, 7)],
    ['then one above', range(4, 9), range(2, 9), range(4, 6), range(3, 9)],
    ['what is wanted no more goes at once', range(0, 6), range(4, 9), range(5, 6), range(4, 7)],
    [
      'what is seen comes at once, and what is there stays',
      range(0, 6),
      range(3, 12),
      range(5, 9),
      range(3, 9),
    ],
    ['upward too', range(10, 16), range(4, 13), range(7, 11), range(7, 13)],
    ['thrown far away, only what is seen', range(0, 6), range(90, 99), range(93, 96), range(93, 96)],
    ['there', range(3, 9), range(3, 9), range(5, 6), range(3, 9)],
    ['narrower only', range(0, 9), range(3, 8), range(5, 6), range(3, 8)],
  ])('%s', (_, now, wanted, seen, next) => {
    expect(stepTo(now, wanted, seen)).toEqual(next)
  })

  it.each([
    ['thrown far away, the first of what is seen', range(0, 6), range(90, 99), range(93, 98), range(93, 94)],
    ['then two more below', range(93, 94), range(90, 99), range(93, 98), range(93, 96)],
    ['two more above', range(20, 30), range(12, 22), range(15, 19), range(18, 22)],
    ['above first, then below', range(20, 20), range(12, 30), range(19, 25), range(19, 21)],
    ['what is seen is there', range(93, 98), range(90, 99), range(93, 98), range(93, 99)],
  ])('at most two blocks of it in a frame: %s', (_, now, wanted, seen, next) => {
    expect(stepTo(now, wanted, seen, 2)).toEqual(next)
  })

  it('arrives so too, with no more than so many blocks that were not there', () => {
    for (let first = 0; first < 30; first += 1)
      for (let last = first; last < 30; last += 3) {
        const [wanted, seen] = [range(10, 20), range(13, 16)]
        let now = range(first, last)
        for (let steps = 0; steps < 12 && now !== wanted; steps += 1) {
          const next = stepTo(now, wanted, seen, 2)
          const fresh = Array.from({ length: next.last - next.first + 1 }, (_, n) => next.first + n)
          expect(fresh.filter((block) => block < now.first || block > now.last).length).toBeLessThanOrEqual(2)
          now = next
        }
        expect(now).toBe(wanted)
      }
  })

  it('arrives from wherever it was, and leaves nothing of what is seen out on the way', () => {
    for (let first = 0; first < 30; first += 1)
      for (let last = first; last < 30; last += 3) {
        const [wanted, seen] = [range(10, 20), range(13, 16)]
        let now = range(first, last)
        for (let steps = 0; steps < 12 && now !== wanted; steps += 1) {
          now = stepTo(now, wanted, seen)
          expect(now.first <= seen.first && now.last >= seen.last).toBe(true)
        }
        expect(now).toBe(wanted)
      }
  })
})
