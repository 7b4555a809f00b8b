import { parse } from './parse.ts'
import type { RefusalReason } from './program.ts'
import { type Reached, runner } from './run.ts'
import { translate } from './translate.ts'

export type { RefusalReason } from './program.ts'
export type { Reached } from './run.ts'

/** Whether the text as a whole must match, or a part of it is enough. */
export type Matching = 'whole' | 'find'

export type CompiledPattern =
  | {
      readonly usable: true
      readonly test: (text: string) => boolean
      /** What `test` knows, and the least rank of the text's characters. */
      readonly read: (text: string) => Reached
      readonly translated: readonly string[]
    }
  | { readonly usable: false; readonly reason: RefusalReason }

/** Longer expressions are refused unread. */
const MAX_SOURCE = 2000

/**
 * Compiles an untrusted regular expression to linear-time automata. Never throws, never runs the expression
 * itself natively: the native constructor checks its syntax, and single characters are handed to native expressions
 * made from its sets. `rankOf` says of one character what is then known of a whole text; it is asked rarely.
 */
export function compilePattern(
  source: string,
  matching: Matching = 'whole',
  rankOf: (character: string) => number = () => 0,
): CompiledPattern {
  if (source.length > MAX_SOURCE) return { usable: false, reason: 'tooLong' }
  let reason: RefusalReason = 'syntax'
  for (const mode of ['u', 'v'] as const) {
    try {
      const said = translate(source, mode)
      new RegExp(said.source, said.flags)
      const read = runner(parse(said, matching === 'whole'), rankOf)
      return { usable: true, translated: said.translated, read, test: (text) => read(text).matches }
    } catch (error) {
      reason = error instanceof SyntaxError ? 'syntax' : ((error as Error).message as RefusalReason)
    }
    if (reason !== 'syntax') break
  }
  return { usable: false, reason }
}
