import type { Below } from '@baize/platform/fairness/draws.ts'
import type { MotifName } from '../games/catalogue.ts'

/** A fish: what a hit pays, in whole stakes. It is hit in 960,000 of a million shots divided by that. */
export interface Fish {
  readonly name: MotifName
  readonly pays: number
}

export const fishes: readonly Fish[] = [
  { name: 'shell', pays: 2 },
  { name: 'star', pays: 3 },
  { name: 'fish', pays: 5 },
  { name: 'coin', pays: 10 },
  { name: 'ruby', pays: 30 },
  { name: 'naga', pays: 100 },
]

const million = 1_000_000

/** Shots of a million that hit. */
export const hitsOf = ({ pays }: Fish): number => Math.floor((0.96 * million) / pays)

/** One shot: whether it hit. */
export const shoot = (fish: Fish, below: Below): boolean => below(million) < hitsOf(fish)

export const findFish = (name: string | undefined): Fish | undefined =>
  fishes.find((fish) => fish.name === name)
