import { END, type Program, SPLIT, START, type State } from './program.ts'

/** States visited for one text before the engine gives up: what fits in a key press, with nothing known yet. */
const BUDGET = 24_000
/** Places that are remembered; then all but the first two are forgotten. */
const MAX_PLACES = 400
/** Where nothing that follows leads to a match. Before it is no place: 0 says that a step is not known. */
const NOWHERE = 1
const FIRST = 2

/** What is known of a text at its end. */
export interface Reached {
  readonly matches: boolean
  /** The least rank of its characters. */
  readonly rank: number
}

/** The states that the characters up to here lead to. */
interface Place extends Reached {
  readonly states: Set<number>
}

/**
 * Runs a pattern's automata over texts, all in one pass, in time linear in the text's length. A text that exceeds the
 * budget does not match; what it costs is counted for every step, known or not, so that the answer never depends on the
 * texts before. `rankOf` is asked about a character when it is first met somewhere.
 */
export function runner({ states, conditions }: Program, rankOf: (character: string) => number) {
  const known = new Map<string, number>()
  const nowhere: Place = { states: new Set(), matches: false, rank: 0 }
  const places = [nowhere, nowhere]
  /** The states of the pattern itself come after the match of all others. */
  const own = Math.max(...conditions.map(({ match }) => match))
  /** Steps by place and the low bits of a character's code: the code, and the place that follows; 0 where none is known. */
  let steps = new Int32Array(2048)
  reach(
    conditions.map(({ entry }) => entry),
    Number.POSITIVE_INFINITY,
    true,
  )

  /** Follows the steps that consume nothing. */
  function close(entries: readonly number[], atStart: boolean, atEnd: boolean): Set<number> {
    const found = new Set(entries)
    for (const index of found) {
      const { op, a, b } = states[index] as State
      if (op === SPLIT) found.add(a).add(b)
      else if ((op === START && atStart) || (op === END && atEnd)) found.add(a)
    }
    return found
  }

  function reach(entries: readonly number[], rank: number, atStart: boolean): number {
    const last = close(entries, atStart, true)
    if (Math.max(...last) < own) return NOWHERE
    const matches = conditions.every(({ match, expected }) => last.has(match) === expected)
    if (places.length * 128 >= steps.length) {
      const more = new Int32Array(steps.length * 2)
      more.set(steps)
      steps = more
    }
    return places.push({ states: close(entries, atStart, false), matches, rank }) - 1
  }

  function step(from: number, code: number): number {
    const place = places[from] as Place
    const entries = new Set<number>()
    for (const index of place.states) {
      const { op, a } = states[index] as State
      if (typeof op === 'function' && op(code)) entries.add(a)
    }
    const rank = Math.min(place.rank, rankOf(String.fromCodePoint(code)))
    const key = [rank, ...entries].join()
    let next = known.get(key)
    let origin = from
    if (next === undefined) {
      if (places.length > MAX_PLACES) {
        known.clear()
        steps.fill(0)
        places.length = FIRST + 1
        origin = 0
      }
      next = reach([...entries], rank, false)
      known.set(key, next)
    }
    // Half a pair, which another text may have whole.
    if (code >> 10 !== 0x36) steps[origin * 128 + (code & 127)] = code * 512 + next
    return next
  }

  return (text: string): Reached => {
    const counted = text.length * states.length > BUDGET
    let left = BUDGET
    let at = FIRST
    let table = steps
    for (let index = 0; index < text.length; index++) {
      let code = text.charCodeAt(index)
      const from = at
      at = (table[from * 128 + (code & 127)] as number) - code * 512
      if (at <= NOWHERE || at > MAX_PLACES + FIRST) {
        if (code >> 10 === 0x36) {
          code = text.codePointAt(index) as number
          if (code > 0xffff) index++
          at = (table[from * 128 + (code & 127)] as number) - code * 512
        }
        if (at < NOWHERE || at > MAX_PLACES + FIRST) {
          at = step(from, code)
          table = steps
        }
        if (at === NOWHERE) return nowhere
      }
      if (counted) {
        left -= (places[at] as Place).states.size
        if (left < 0) return nowhere
      }
    }
    return places[at] as Place
  }
}
