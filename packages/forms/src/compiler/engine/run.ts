import { END, MATCH, type Program, SPLIT, START, type State } from './program.ts'

/** States visited for one text before the engine gives up: what fits in a key press, with nothing known yet. */
const BUDGET = 120_000
/** Sets of states that are remembered; then all are forgotten. */
const MAX_SETS = 400
/** Testing a character natively is dearer than visiting a state. */
const STATE_COST = 5
/** The set from which no character leads to a match: all that is left belongs to look-aheads. */
const DEAD = 1
/** The set before the first character. */
const FIRST = 2

/**
 * Runs a pattern's automata over texts, all in one pass, in time linear in the text's length. A text that exceeds the
 * budget does not match. `everywhere`: a match may begin at any character.
 *
 * Sets of states that were reached together are numbered as they are found.
 */
export function runner({ states, entry, match, looks }: Program, everywhere: boolean) {
  const known = new Map<string, number>()
  /** By set: its states; whether the end of the text is a match there. */
  const sets: Set<number>[] = [new Set(), new Set()]
  const ends = [false, false]
  /** By set: what finding it costs; counted for every step, known or not, so that the answer never depends on what is known. */
  const costs = [0, 0]
  /** Steps by set and the low bits of a character's code: the code, and the set that follows; 0 where none is known. */
  let steps = new Int32Array(2048)
  reach([...looks.map((look) => look.entry), entry], true)

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

  function reach(entries: readonly number[], atStart: boolean): number {
    const found = close(entries, atStart, false)
    const last = close(entries, atStart, true)
    if (!everywhere && Math.max(...last) < match) return DEAD
    ends.push(last.has(match) && looks.every((look) => last.has(look.match) === look.expected))
    costs.push(found.size * STATE_COST)
    if (sets.length * 128 >= steps.length) {
      const more = new Int32Array(steps.length * 2)
      more.set(steps)
      steps = more
    }
    return sets.push(found) - 1
  }

  function step(from: number, code: number): number {
    const targets: number[] = []
    for (const index of sets[from] as Set<number>) {
      const { op, a } = states[index] as State
      if (op === MATCH) targets.push(index)
      else if (typeof op === 'function' && op(code)) targets.push(a)
    }
    if (everywhere) targets.push(entry)
    const key = targets.join()
    let set = known.get(key)
    let origin = from
    if (!set) {
      if (sets.length > MAX_SETS) {
        known.clear()
        steps.fill(0)
        sets.length = ends.length = costs.length = FIRST + 1
        origin = 0
      }
      set = reach(targets, false)
      known.set(key, set)
    }
    steps[origin * 128 + (code & 127)] = code * 512 + set
    return set
  }

  const dearest = states.length * STATE_COST
  return (text: string): boolean => {
    const counted = text.length * dearest > BUDGET
    let left = BUDGET
    let set = FIRST
    let table = steps
    for (let at = 0; at < text.length; at++) {
      let code = text.charCodeAt(at)
      if ((code & 0xfc00) === 0xd800) {
        code = text.codePointAt(at) as number
        if (code > 0xffff) at++
      }
      const found = table[set * 128 + (code & 127)] as number
      if (found >> 9 === code && found !== 0) set = found & 511
      else {
        set = step(set, code)
        table = steps
      }
      if (set === DEAD || (counted && (left -= costs[set] as number) < 0)) return false
    }
    return ends[set] as boolean
  }
}
