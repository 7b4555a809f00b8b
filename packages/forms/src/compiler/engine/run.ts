import type { Parsed } from './parse.ts'
import { CHAR, END, MATCH, SPLIT, START, type State } from './program.ts'

/** States visited for one text before the engine gives up: what fits in a key press, with nothing known yet. */
const BUDGET = 120_000
/** Sets of states that are remembered; then all are forgotten. */
const MAX_SETS = 400
/** Testing a character natively is dearer than visiting a state. */
const TEST_COST = 3
const FAR_STEPS = 512
/** In place of a cost: no further character can change the answer. */
const MATCHED = -1
const FAILED = -2

/**
 * Runs a pattern's automata over texts, all in one pass, in time linear in the text's length. A text that exceeds the
 * budget does not match. `everywhere`: a match may begin at any character.
 *
 * Sets of states that were reached together are numbered from 1 (the first) as they are found.
 */
export function runner({ states, entry, match, looks }: Parsed, everywhere: boolean) {
  const known = new Map<string, number>()
  /** By set: the states that wait for a character or have matched; whether the end of the text is a match. */
  const waiting: number[][] = [[]]
  const ends = [false]
  /** By set: what finding it costs; counted for every step, cached or not, so that the answer never depends on the cache. */
  const costs = [0]
  /** Steps by set and ASCII character, 0 where none is known yet; then those by other characters, found by a hash. */
  let near = new Uint16Array(1024)
  const farKeys = new Int32Array(FAR_STEPS)
  const farSets = new Uint16Array(FAR_STEPS)
  const marks = new Int32Array(states.length)
  let mark = 0
  reach([...looks.map((look) => look.entry), entry], true)

  /** Follows the steps that consume nothing. With `walls` the end of the text is a wall, without it is open. */
  function walk(entries: readonly number[], atStart: boolean, found: number[], walls?: number[]) {
    const stack = [...entries].reverse()
    let cost = 1
    mark++
    while (stack.length > 0) {
      const index = stack.pop() as number
      if (marks[index] === mark) continue
      marks[index] = mark
      cost++
      const { op, a, b } = states[index] as State
      if (op === CHAR || op === MATCH) found.push(index)
      else if (op === SPLIT) stack.push(b, a)
      else if (op === END && walls) walls.push(a)
      else if (op === END || (op === START && atStart)) stack.push(a)
    }
    return cost
  }

  function reach(entries: readonly number[], atStart: boolean): number {
    const found: number[] = []
    const walls: number[] = []
    const atEnd: number[] = []
    const cost = walk(entries, atStart, found, walls) + walk(walls, atStart, atEnd) + entries.length
    const set = waiting.push(found) - 1
    ends.push(holds([...found, ...atEnd]))
    costs.push(settled(found) || cost + found.length * TEST_COST)
    if (set * 128 >= near.length) {
      const more = new Uint16Array(near.length * 2)
      more.set(near)
      near = more
    }
    return set
  }

  function holds(found: readonly number[]): boolean {
    return found.includes(match) && looks.every((look) => found.includes(look.match) === look.expected)
  }

  /** The answer, where no further character can change it. */
  function settled(found: readonly number[]): number {
    const dead = !everywhere && !found.some((index) => index >= match)
    const open = everywhere || found.some((index) => states[index]?.op === CHAR)
    if (dead || (!open && !holds(found))) return FAILED
    return holds(found) && (!open || looks.every(({ expected }) => expected)) ? MATCHED : 0
  }

  function step(from: number, code: number): number {
    const targets: number[] = []
    for (const index of waiting[from] as number[]) {
      const { op, test, a } = states[index] as State
      if (op === MATCH) targets.push(index)
      else if (test?.(code)) targets.push(a)
    }
    if (everywhere) targets.push(entry)
    const key = targets.join()
    let set = known.get(key)
    let origin = from
    if (!set) {
      if (waiting.length > MAX_SETS) {
        known.clear()
        near.fill(0)
        farKeys.fill(0)
        waiting.length = ends.length = costs.length = 2
        origin = 0
      }
      set = reach(targets, false)
      known.set(key, set)
    }
    if (code < 128) near[origin * 128 + code] = set
    else {
      const slot = (origin * 31 + code) % FAR_STEPS
      farKeys[slot] = origin * 0x200000 + code
      farSets[slot] = set
    }
    return set
  }

  return (text: string): boolean => {
    let set = 1
    let left = BUDGET
    for (let at = 0; at < text.length; at++) {
      const cost = costs[set] as number
      if (cost < 0) return cost === MATCHED
      left -= cost
      if (left < 0) return false
      let code = text.charCodeAt(at)
      let next: number | undefined = 0
      if (code < 128) next = near[set * 128 + code]
      else {
        if ((code & 0xfc00) === 0xd800) code = text.codePointAt(at) as number
        if (code > 0xffff) at++
        const slot = (set * 31 + code) % FAR_STEPS
        if (farKeys[slot] === set * 0x200000 + code) next = farSets[slot]
      }
      set = next || step(set, code)
    }
    return ends[set] === true
  }
}
