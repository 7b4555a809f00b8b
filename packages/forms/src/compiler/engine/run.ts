import type { Program, State } from './program.ts'

/** A set of automaton states that was reached together, with the steps already known from it. */
interface Reached {
  /** States that wait for a character. */
  readonly waiting: readonly number[]
  /** What finding this set costs; counted for every step, cached or not, so that the answer never depends on the cache. */
  readonly cost: number
  readonly matched: boolean
  readonly matchedAtEnd: boolean
  readonly next: Map<number, Reached>
}

/** States visited for one text before the engine gives up and answers that it does not match. */
const BUDGET = 600_000
const MAX_CACHED = 400

/** Runs an automaton over texts in time linear in their length. `from` says where a match may begin. */
export class Runner {
  private readonly program: Program
  private readonly everywhere: boolean
  private readonly known = new Map<string, Reached>()
  private readonly marks: Int32Array
  private mark = 0
  private readonly begin: Reached

  constructor(program: Program, from: 'start' | 'anywhere') {
    this.program = program
    this.everywhere = from === 'anywhere'
    this.marks = new Int32Array(program.states.length)
    this.begin = this.reach([program.entry], true)
  }

  /** Whether the text matches; nothing when the budget ran out before that was known. */
  matches(text: string): boolean | undefined {
    let here = this.begin
    let left = BUDGET
    for (let at = 0; at < text.length; at++) {
      if (here.matched) return true
      if (here.waiting.length === 0 && !this.everywhere) return false
      left -= here.cost
      if (left < 0) return undefined
      let code = text.charCodeAt(at)
      if (code >= 0xd800 && code < 0xdc00) {
        code = text.codePointAt(at) as number
        if (code > 0xffff) at++
      }
      here = here.next.get(code) ?? this.step(here, code)
    }
    return here.matched || here.matchedAtEnd
  }

  private step(from: Reached, code: number): Reached {
    const targets: number[] = []
    for (const index of from.waiting) {
      const state = this.program.states[index] as State
      if (state.test?.(code)) targets.push(state.a)
    }
    if (this.everywhere) targets.push(this.program.entry)
    const key = targets.join()
    let reached = this.known.get(key)
    if (!reached) {
      reached = this.reach(targets, false)
      if (this.known.size >= MAX_CACHED) {
        this.known.clear()
        this.begin.next.clear()
      }
      this.known.set(key, reached)
    }
    if (from.next.size < MAX_CACHED) from.next.set(code, reached)
    return reached
  }

  private reach(entries: readonly number[], atStart: boolean): Reached {
    const waiting: number[] = []
    const ends: number[] = []
    const plain = this.walk(entries, atStart, waiting, ends)
    const atEnd = ends.length > 0 ? this.walk(ends, atStart, [], undefined) : { matched: false, cost: 0 }
    const cost = plain.cost + atEnd.cost + entries.length
    return { waiting, cost, matched: plain.matched, matchedAtEnd: atEnd.matched, next: new Map() }
  }

  /** Follows the steps that consume nothing. With `ends` the end of the text is a wall, without it is open. */
  private walk(entries: readonly number[], atStart: boolean, waiting: number[], ends: number[] | undefined) {
    const { states } = this.program
    const mark = ++this.mark
    const stack = [...entries].reverse()
    let matched = false
    let cost = 1
    while (stack.length > 0) {
      const index = stack.pop() as number
      if (this.marks[index] === mark) continue
      this.marks[index] = mark
      cost++
      const state = states[index] as State
      if (state.op === 'char') waiting.push(index)
      else if (state.op === 'match') matched = true
      else if (state.op === 'split') stack.push(state.b, state.a)
      else if (state.op === 'start') atStart && stack.push(state.a)
      else if (ends) ends.push(state.a)
      else stack.push(state.a)
    }
    return { matched, cost }
  }
}
