import type { UseFormReturn } from 'react-hook-form'
import { type CompiledRules, type FieldProblem, looksAt } from '../compiler/index.ts'
import { errorOf, type ProblemError } from './fieldErrors.ts'
import type { LateChecks } from './lateChecks.ts'
import type { FormValues, SentValues } from './values.ts'

/**
 * Checks fields that have changed, or all, and those that look at them. A shown problem is put right or taken away, but
 * a new one waits for the next submit; only a repeated value that has come apart since the last one does not.
 */
export type Recheck = (changed: readonly string[] | undefined, submitted?: boolean) => void

/** GOV.UK's way of checking again, over a form of react-hook-form. */
export function rechecker(
  form: UseFormReturn<FormValues, unknown, SentValues>,
  compiled: CompiledRules,
  late: LateChecks,
): Recheck {
  const all = compiled.fields.map(({ name }) => name)
  const repeats = new Set(compiled.fields.flatMap(({ name, equals }) => (equals === undefined ? [] : name)))
  const dependent = new Map<string, string[]>()
  for (const field of compiled.fields)
    for (const other of looksAt(field)) dependent.set(other, [...(dependent.get(other) ?? []), field.name])
  const errorAt = (name: string) => form.getFieldState(name).error as ProblemError | undefined

  return (changed = all, submitted = false) => {
    // Nothing could be shown: a key costs no check, and no pattern is compiled for it.
    if (!submitted && !all.some(errorAt)) return
    const names = changed
      .flatMap((name) => [name, ...(dependent.get(name) ?? [])])
      .filter((name) => errorAt(name) || repeats.has(name))
    if (names.length === 0) return
    const values = form.getValues()
    const found = new Map<string, FieldProblem>()
    for (const problem of late.apply(compiled.check(values, names), values, names))
      found.set(problem.field, problem)
    for (const name of new Set(names)) {
      const [before, problem] = [errorAt(name), found.get(name)]
      if (!problem) {
        if (before) form.clearErrors(name)
      } else if (before ? differs(before, problem) : submitted && problem.code === 'mismatch') {
        form.setError(name, errorOf(problem))
      }
    }
  }
}

function differs({ problem: before }: ProblemError, after: FieldProblem): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}
