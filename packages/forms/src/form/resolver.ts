import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { CompiledRules, FieldProblem } from '../compiler/index.ts'
import type { FormValues } from './values.ts'

/** A problem as react-hook-form carries it. It compares and keeps strings only, so the problem travels as one. */
export function asError(problem: FieldProblem): FieldError {
  return { type: problem.code, message: JSON.stringify(problem) }
}

/** The problem that an error carries. */
export function problemOf(error: { message?: string } | undefined): FieldProblem | undefined {
  return error?.message === undefined ? undefined : (JSON.parse(error.message) as FieldProblem)
}

/**
 * Checks the fields that react-hook-form asks for, no others. While a person types (`live`) an error is put right
 * or taken away at once, but a new one waits for the next submit; only a repeated value that has come apart does not.
 */
export function resolver(
  compiled: () => CompiledRules,
  live: () => boolean,
  failing: (name: string) => boolean,
): Resolver<FormValues> {
  return (values, _context, { names }) => {
    const typing = live()
    const found = compiled().check(values, typing ? names : undefined)
    const shown = typing ? found.filter(({ field, code }) => code === 'mismatch' || failing(field)) : found
    const errors: FieldErrors<FormValues> = {}
    for (const problem of shown) errors[problem.field] = asError(problem)
    return shown.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
