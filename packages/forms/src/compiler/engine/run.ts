import { CHAR, END, MATCH, SPLIT, START, type State } from './program.ts'

/** A set of automaton states that was reached together, with the steps already known from it. */
interface Reached {
  /** States that wait for a character. */
  readonly waiting: readonly number[]
  /** What finding this set costs; counted for every step, cached or not, so that the answer never depends on the cache. */
  readonly cost: number
  readonly matched: boolean
  readonly matchedAtEnd: boolean
  /** Steps by code point; those below 256 in the array. */
  readonly near: (Reached | undefined)[]
  readonly far: Map<number, Reached>
}

/** States visited for one text before the engine gives up. */
const BUDGET = 600_000
const MAX_CACHED = 400

/**
 * Runs an automaton over texts in time linear in their length. Answers whether the text matches; nothing when the
 * budget ran out before that was known. `everywhere`: a match may begin at any character.
 */
export function runner(states: readonly State[], entry: number, everywhere: boolean) {
  const known = new Map<string, Reached>()
  const marks = new Int32Array(states.length)
  let mark = 0
  const begin = reach([entry], true)

  /** Follows the steps that consume nothing. With `ends` the end of the text is a wall, without it is open. */
  function walk(entries: readonly number[], atStart: boolean, waiting: number[], ends?: number[]) {
    const stack = [...entries].reverse()
    let matched = false
    let cost = 1
    mark++
    while (stack.length > 0) {
      const index = stack.pop() as number
      if (marks[index] === mark) continue
      marks[index] = mark
      cost++
      const { op, a, b } = states[index] as State
      if (op === CHAR) waiting.push(index)
      else if (op === MATCH) matched = true
      else if (op === SPLIT) stack.push(b, a)
      else if (op === END && ends) ends.push(a)
      else if (op === END || (op === START && atStart)) stack.push(a)
    }
    return { matched, cost }
  }

  function reach(entries: readonly number[], atStart: boolean): Reached {
    const waiting: number[] = []
    const ends: number[] = []
    const { matched, cost } = walk(entries, atStart, waiting, ends)
    const atEnd = walk(ends, atStart, [])
    return {
      waiting,
      cost: cost + atEnd.cost + entries.length,
      matched,
      matchedAtEnd: atEnd.matched,
      near: [],
      far: new Map(),
    }
  }

  function step(from: Reached, code: number): Reached {
    const targets: number[] = []
    for (const index of from.waiting) {
      const { test, a } = states[index] as State
      if (test?.(code)) targets.push(a)
    }
    if (everywhere) targets.push(entry)
    const key = targets.join()
    let reached = known.get(key)
    if (!reached) {
      reached = reach(targets, false)
      if (known.size >= MAX_CACHED) {
        known.clear()
        begin.near.length = 0
        begin.far.clear()
      }
      known.set(key, reached)
    }
    if (code < 256) from.near[code] = reached
    else if (from.far.size < MAX_CACHED) from.far.set(code, reached)
    return reached
  }

  return (text: string): boolean | undefined => {
    let here = begin
    let left = BUDGET
    for (let at = 0; at < text.length; at++) {
      if (here.matched) return true
      if (here.waiting.length === 0 && !everywhere) return false
      left -= here.cost
      if (left < 0) return undefined
      const code = text.codePointAt(at) as number
      if (code > 0xffff) at++
      here = (code < 256 ? here.near[code] : here.far.get(code)) ?? step(here, code)
    }
    return here.matched || here.matchedAtEnd
  }
}
