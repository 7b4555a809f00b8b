/** A test of one code point. */
export type CharTest = (codePoint: number) => boolean

/** One state of a Thompson automaton; `a` and `b` are the states that follow. */
export interface State {
  /** A test consumes the character that passes it. */
  readonly op: CharTest | typeof SPLIT | typeof START | typeof END | typeof MATCH
  a: number
  readonly b: number
}

/** Goes both ways. */
export const SPLIT = 0
/** Passes at the start of the text only. */
export const START = 1
/** Passes at its end only. */
export const END = 2
export const MATCH = 3

/** Where a part of a pattern begins, the state that says it has matched at the text's end, and whether it should. */
export interface Condition {
  readonly entry: number
  readonly match: number
  readonly expected: boolean
}

/** A pattern as automata that share their states: its look-aheads at the start, and itself. */
export interface Program {
  readonly states: readonly State[]
  readonly conditions: readonly Condition[]
}

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

/** Leaves the compiler with a reason. */
export function refuse(reason: RefusalReason): never {
  throw new Error(reason)
}
