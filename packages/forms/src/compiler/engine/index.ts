import { type Parsed, parse } from './parse.ts'
import { Refusal, type RefusalReason } from './program.ts'
import { Runner } from './run.ts'

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
 * itself natively: only single characters are handed to native expressions made from its sets.
 */
export function compilePattern(source: string, matching: Matching = 'whole'): CompiledPattern {
  if (source.length > MAX_SOURCE) return { usable: false, reason: 'tooLong' }
  let reason: RefusalReason = 'syntax'
  for (const mode of ['u', 'v'] as const) {
    try {
      return usable(parse(source, mode, matching === 'whole'), matching)
    } catch (error) {
      if (error instanceof Refusal && error.message !== 'syntax') reason = error.message as RefusalReason
    }
    if (reason !== 'syntax') break
  }
  return { usable: false, reason }
}

function usable({ main, looks, translated }: Parsed, matching: Matching): CompiledPattern {
  const runner = new Runner(main, matching === 'whole' ? 'start' : 'anywhere')
  const ahead = looks.map(({ program, expected }) => ({ runner: new Runner(program, 'start'), expected }))
  return {
    usable: true,
    translated,
    test: (text) =>
      ahead.every((look) => look.runner.matches(text) === look.expected) && runner.matches(text) === true,
  }
}
