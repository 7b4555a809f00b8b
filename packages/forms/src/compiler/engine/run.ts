import type { Program, State } from './program.ts'

/** States visited for one text before the engine aborts: what fits in a keystroke, with nothing known yet. */
const BUDGET = 24_000
/** Places that are remembered; then all but the first are forgotten. A step keeps its place in nine bits. */
const MAX_PLACES = 500

/** What is known of a text at its end. */
export interface Reached {
  readonly matches: boolean
  /** All of its characters are plain where they stand. */
  readonly plain: boolean
}

/** Whether a character is plain: within a text, or at its edge. */
export type IsPlain = (character: string, edge: boolean) => boolean

/** The states that the characters up to here lead to. */
interface Place extends Reached {
  readonly states: Set<number>
  /** A text that continues from here may be plain. */
  readonly plainSoFar: boolean
}

/**
 * Runs a pattern's automata over texts, all in one pass, in time linear in the text's length. A text that exceeds the
 * budget does not match; one that could is met with nothing known, so that the result never depends on the texts
 * before. `isPlain` is asked about a character when it is first met somewhere.
 */
export function runner({ states, conditions }: Program, isPlain: IsPlain) {
  const numbers = new Map<string, number>()
  const places: Place[] = []
  /** Known steps by place and the low bits of a character: its code, and the place that follows. */
  let steps = new Int32Array(1024).fill(-1)
  let left = BUDGET
  arrive(new Set(conditions.map(({ entry }) => entry)), true, true, '^')

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
  function arrive(entries: ReadonlySet<number>, plainSoFar: boolean, plain: boolean, passing = ''): number {
    const key = [plainSoFar, plain, ...entries].join()
    const known = numbers.get(key)
    if (known !== undefined) return known
    const last = close(entries, `${passing}$`)
    const matches = conditions.every(({ match, expected }) => last.has(match) === expected)
    const number = places.push({ states: close(entries, passing), matches, plain, plainSoFar }) - 1
    numbers.set(key, number)
    if (places.length * 128 > steps.length) {
      const more = new Int32Array(steps.length * 2).fill(-1)
      more.set(steps)
      steps = more
    }
    return number
  }

  function forget(): void {
    numbers.clear()
    steps.fill(-1)
    places.length = 1
  }

  function step(from: number, code: number): number {
    const known = steps[from * 128 + (code & 127)] as number
    if (known >> 9 === code) return known & 511
    const place = places[from] as Place
    const entries = new Set<number>()
    for (const index of place.states) {
      const { op, next } = states[index] as State
      if (typeof op === 'function' && op(code)) entries.add(next)
    }
    left -= place.states.size
    if (places.length > MAX_PLACES) forget()
    const character = String.fromCodePoint(code)
    const plainSoFar = place.plainSoFar && isPlain(character, from === 0)
    const next = arrive(entries, plainSoFar, plainSoFar && isPlain(character, true))
    // Half a pair says nothing about one that is whole.
    if (places[from] === place && code >> 10 !== 0x36) steps[from * 128 + (code & 127)] = code * 512 + next
    return next
  }

  return (text: string): Reached => {
    left = BUDGET
    if (text.length * states.length > BUDGET) forget()
    let at = 0
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      const known = steps[at * 128 + (unit & 127)] as number
      if (known >> 9 === unit) at = known & 511
      else {
        const code = text.codePointAt(index) as number
        if (code > 0xffff) index++
        at = step(at, code)
        if (left < 0) return { matches: false, plain: false }
      }
    }
    return places[at] as Place
  }
}
