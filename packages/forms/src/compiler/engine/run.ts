import type { Program, State } from './program.ts'

/** States visited for one text before the engine gives up: what fits in a key press, with nothing known yet. */
const BUDGET = 24_000
/** Places that are remembered; then all are forgotten. A step keeps its place in nine bits. */
const MAX_PLACES = 500

/** What is known of a text at its end. */
export interface Reached {
  readonly matches: boolean
  /** All of its characters are plain. */
  readonly plain: boolean
}

/** The states that the characters up to here lead to. */
interface Place extends Reached {
  readonly states: Set<number>
}

const nowhere: Reached = { matches: false, plain: false }

/**
 * Runs a pattern's automata over texts, all in one pass, in time linear in the text's length. A text that exceeds the
 * budget does not match; what it costs is counted for every step, known or not, so that the answer never depends on the
 * texts before. `isPlain` is asked about a character when it is first met somewhere.
 */
export function runner({ states, conditions }: Program, isPlain: (character: string) => boolean) {
  const numbers = new Map<string, number>()
  const places: Place[] = []
  /** Known steps by place and the low bits of a character: its code, and the place that follows. */
  let steps = new Int32Array(1024).fill(-1)
  arrive(new Set(conditions.map(({ entry }) => entry)), true, '^')

  /** Follows what consumes nothing. */
  function close(entries: ReadonlySet<number>, passing: string): Set<number> {
    const found = new Set(entries)
    for (const index of found) {
      const { op, next, other } = states[index] as State
      if (typeof op === 'string' && passing.includes(op)) found.add(next).add(other)
    }
    return found
  }

  /** The number of the place that these states are. */
  function arrive(entries: ReadonlySet<number>, plain: boolean, passing = ''): number {
    const key = [plain, ...entries].join()
    const known = numbers.get(key)
    if (known !== undefined) return known
    const last = close(entries, `${passing}$`)
    const matches = conditions.every(({ match, expected }) => last.has(match) === expected)
    const number = places.push({ states: close(entries, passing), matches, plain }) - 1
    numbers.set(key, number)
    if (places.length * 128 > steps.length) {
      const more = new Int32Array(steps.length * 2).fill(-1)
      more.set(steps)
      steps = more
    }
    return number
  }

  function step(from: number, code: number): number {
    const place = places[from] as Place
    const entries = new Set<number>()
    for (const index of place.states) {
      const { op, next } = states[index] as State
      if (typeof op === 'function' && op(code)) entries.add(next)
    }
    if (places.length > MAX_PLACES) {
      numbers.clear()
      steps.fill(-1)
      places.length = 1
    }
    const next = arrive(entries, place.plain && isPlain(String.fromCodePoint(code)))
    if (places[from] === place) steps[from * 128 + (code & 127)] = code * 512 + next
    return next
  }

  return (text: string): Reached => {
    const counted = text.length * states.length > BUDGET
    let left = BUDGET
    let at = 0
    for (let index = 0; index < text.length; index++) {
      const code = text.codePointAt(index) as number
      if (code > 0xffff) index++
      const known = steps[at * 128 + (code & 127)] as number
      at = known >> 9 === code ? known & 511 : step(at, code)
      if (counted) {
        left -= (places[at] as Place).states.size
        if (left < 0) return nowhere
      }
    }
    return places[at] as Place
  }
}
