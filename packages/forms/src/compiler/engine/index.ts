import { parse } from './parse.ts'
import type { RefusalReason } from './program.ts'
import { runner } from './run.ts'
import { translate } from './translate.ts'

export type { RefusalReason } from './program.ts'

/** A pattern that may be run on any text in linear time, or the reason why it may not. */
export type CompiledPattern =
  | {
      readonly usable: true
      readonly test: (text: string) => boolean
      readonly translated: readonly string[]
    }
  | { readonly usable: false; readonly reason: RefusalReason }

/** `whole`: the text as a whole must match (Java's `matches`). `find`: a part of it is enough (JavaScript's `test`). */
export type Matching = 'whole' | 'find'

const MAX_SOURCE = 2000

/**
 * Compiles an untrusted regular expression to linear-time automata. Never throws, never runs the expression
 * itself natively: the native constructor checks its syntax, and single characters are handed to native expressions
 * made from its sets.
 */
export function compilePattern(source: string, matching: Matching = 'whole'): CompiledPattern {
  if (source.length > MAX_SOURCE) return { usable: false, reason: 'tooLong' }
  let reason: RefusalReason = 'syntax'
  for (const mode of ['u', 'v'] as const) {
    try {
      const said = translate(source, mode)
      new RegExp(said.source, said.flags)
      const test = runner(parse(said, matching === 'whole'), matching === 'find')
      return { usable: true, translated: said.translated, test }
    } catch (error) {
      reason = error instanceof SyntaxError ? 'syntax' : ((error as Error).message as RefusalReason)
    }
    if (reason !== 'syntax') break
  }
  return { usable: false, reason }
}
