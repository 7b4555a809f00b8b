/** Numbers that are the same for the same seed on every machine. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** Another source, whose numbers do not depend on how many were taken from this one. */
  fork(name: string): Random
}

/** mulberry32, seeded by FNV-1a of a text. Not for secrets. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193) >>> 0
  }
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick(from) {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new RangeError('there is nothing to pick from')
      return picked
    },
    fork: (name) => seededRandom(`${seed}/${name}`),
  }
}
