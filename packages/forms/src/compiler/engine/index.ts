import { parse } from './parse.ts'
import type { Dialect, RefusalReason } from './program.ts'
import { type IsPlain, type Reached, runner } from './run.ts'

export type { Dialect, RefusalReason } from './program.ts'
export type { Reached } from './run.ts'

/** Whether the text as a whole must match, or a part of it is enough. */
export type Matching = 'whole' | 'find'

export interface PatternOptions {
  /** @default 'whole' */
  readonly matching?: Matching | undefined
  /**
   * How the pattern is spelt, where that is not JavaScript's own way: `java`.
   * @default JavaScript's `u` or `v` syntax
   */
  readonly dialect?: Dialect | undefined
  /** What `read` calls plain. Asked rarely. */
  readonly isPlain?: IsPlain
}

export type CompiledPattern =
  | {
      readonly usable: true
      readonly test: (text: string) => boolean
      /** What `test` knows, and whether the text is plain. */
      readonly read: (text: string) => Reached
      /** Spellings of the dialect that were put into JavaScript's words. */
      readonly translated: readonly string[]
    }
  | { readonly usable: false; readonly reason: RefusalReason }

/** Longer expressions are refused unread. */
const MAX_SOURCE = 2000

const posixClass =
  /\[:\^?(?:alpha|digit|alnum|upper|lower|punct|space|blank|cntrl|graph|print|xdigit|word):\]/

const javaScript: Dialect = (source, flags) => ({ source, flags, translated: [] })

/**
 * Compiles an untrusted regular expression to linear-time automata. Never throws, never runs the expression
 * itself natively: the native constructor checks its syntax, and single characters are passed to native expressions
 * made from its sets.
 */
export function compilePattern(
  source: unknown,
  { matching = 'whole', dialect = javaScript, isPlain = () => false }: PatternOptions = {},
): CompiledPattern {
  if (typeof source !== 'string') return { usable: false, reason: 'syntax' }
  if (source.length > MAX_SOURCE) return { usable: false, reason: 'tooLong' }
  // `[[:alpha:]]` is valid to JavaScript, and a set of other characters: authors do not mean that.
  if (posixClass.test(source)) return { usable: false, reason: 'posixClass' }
  let reason: RefusalReason = 'syntax'
  for (const mode of ['u', 'v'] as const) {
    try {
      const said = dialect(source, mode)
      new RegExp(said.source, said.flags)
      const read = runner(parse(said, matching === 'whole'), isPlain)
      return { usable: true, translated: said.translated, read, test: (text) => read(text).matches }
    } catch (error) {
      const { name, message } = error as Error
      reason = name === 'Error' ? (message as RefusalReason) : 'syntax'
    }
    if (reason !== 'syntax') break
  }
  return { usable: false, reason }
}
