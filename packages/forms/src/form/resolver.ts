import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { CompiledRules, FieldProblem } from '../compiler/index.ts'
import type { LateChecks } from './lateChecks.ts'
import type { FormValues } from './values.ts'

/** A problem as react-hook-form carries it. It compares and keeps strings only, so the problem travels as one. */
export function asError(problem: FieldProblem): FieldError {
  return { type: problem.code, message: JSON.stringify(problem) }
}

/** The problem that an error carries. */
export function problemOf(error: { message?: string } | undefined): FieldProblem | undefined {
  return error?.message === undefined ? undefined : (JSON.parse(error.message) as FieldProblem)
}

export interface ResolverSource {
  readonly compiled: () => CompiledRules
  readonly late: LateChecks
  /** Whether a person is typing: not everything is being checked. */
  readonly live: () => boolean
  /** Whether the form has been sent before. */
  readonly attempted: () => boolean
  /** Whether a problem of the field is shown. */
  readonly failing: (name: string) => boolean
}

/**
 * Checks the fields that react-hook-form asks for, no others. While a person types (`live`) an error is put right
 * or taken away at once, but a new one waits for the next submit; only a repeated value that has come apart since the
 * last one does not.
 */
export function resolver({ compiled, late, live, attempted, failing }: ResolverSource): Resolver<FormValues> {
  return (values, _context, { names }) => {
    const typing = live()
    // Nothing could be shown: a key costs no check, and no pattern is compiled for it.
    if (typing && !attempted() && !names?.some(failing)) return { values, errors: {} }
    const asked = typing ? names : undefined
    const found = late.apply(compiled().check(values, asked), values, asked)
    const shown = typing
      ? found.filter(({ field, code }) => failing(field) || (code === 'mismatch' && attempted()))
      : found
    const errors: FieldErrors<FormValues> = {}
    for (const problem of shown) errors[problem.field] = asError(problem)
    return shown.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
