/** A test of one code point. */
export type CharTest = (codePoint: number) => boolean

/** One state of a Thompson automaton; `a` and `b` are the states that follow. */
export interface State {
  readonly op: typeof CHAR | typeof SPLIT | typeof START | typeof END | typeof MATCH
  readonly test: CharTest | undefined
  a: number
  readonly b: number
}

/** Consumes a character that passes the test. */
export const CHAR = 0
/** Goes both ways. */
export const SPLIT = 1
/** Passes at the start of the text only. */
export const START = 2
/** Passes at its end only. */
export const END = 3
export const MATCH = 4

/** Builds the states of one part of a pattern, given the state that follows it; answers its entry. */
export type Build = (next: number) => number

/** Why a pattern cannot be used. */
export type RefusalReason =
  | 'syntax'
  | 'tooLong'
  | 'tooLarge'
  | 'backReference'
  | 'lookBehind'
  | 'lookAhead'
  | 'wordBoundary'
  | 'possessive'
  | 'unsupported'

/** Leaves the parser with a reason. */
export function refuse(reason: RefusalReason): never {
  throw new Error(reason)
}

const MAX_STATES = 1000
const MAX_EFFORT = 4000

/** Collects states and keeps an automaton small, whatever the repeats in it multiply to. */
export function assemble() {
  const states: State[] = []
  let effort = 0

  const add = (op: State['op'], a: number, b = -1, test?: CharTest): number => {
    if (states.length >= MAX_STATES) refuse('tooLarge')
    return states.push({ op, a, b, test }) - 1
  }

  /** `body` between `min` and `max` times; the copies share their character tests. */
  const repeat = (body: Build, min: number, max: number): Build => {
    const once: Build = (next) => {
      if (++effort > MAX_EFFORT) refuse('tooLarge')
      return body(next)
    }
    return (next) => {
      let entry = next
      if (max === Number.POSITIVE_INFINITY) {
        entry = add(SPLIT, -1, next)
        const loop = states[entry] as State
        loop.a = once(entry)
      } else {
        for (let count = min; count < max; count++) entry = add(SPLIT, once(entry), next)
      }
      for (let count = 0; count < min; count++) entry = once(entry)
      return entry
    }
  }
  return { states, add, repeat }
}
