/** A test of one code point. */
export type CharTest = (codePoint: number) => boolean

/**
 * One state of a Thompson automaton. A test consumes the character that passes it. A word consumes nothing: `^` and `$`
 * pass at the start and the end of the text, a fork always and both ways, a match nowhere.
 */
export interface State {
  readonly op: CharTest | '^' | '$' | typeof FORK | typeof MATCH
  /** The states that follow. */
  next: number
  readonly other: number
}

/** Found in every list of words that pass. */
export const FORK = ''
export const MATCH = 'match'

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
  | 'posixClass'
  | 'unsupported'

/** Leaves the compiler with a reason. */
export function refuse(reason: RefusalReason): never {
  throw new Error(reason)
}

/** A pattern in JavaScript's words, which its native constructor has yet to check. */
export interface Translation {
  readonly source: string
  readonly flags: string
  /** Spellings of the dialect that were put into other words. */
  readonly translated: readonly string[]
}

/** How patterns are spelt: says one in JavaScript's words for a mode, or refuses it. */
export type Dialect = (source: string, mode: 'u' | 'v') => Translation
