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

/** A look-ahead: where it begins, the state that says it has matched, and whether it should. */
export interface Look {
  readonly entry: number
  readonly match: number
  readonly expected: boolean
}

/** A pattern as automata that a text must satisfy together; they share their states. */
export interface Program {
  readonly states: readonly State[]
  readonly entry: number
  /** The state that says the pattern itself has matched; all states of its own come after it. */
  readonly match: number
  /** Look-aheads at the start: each must match (or, negated, must not match) a beginning of the text. */
  readonly looks: readonly Look[]
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
