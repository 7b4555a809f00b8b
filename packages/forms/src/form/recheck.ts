import { get, type UseFormReturn } from 'react-hook-form'
import { type CompiledRules, filledFields, looksAt } from '../compiler/index.ts'
import { errorOf, type ProblemError } from './fieldErrors.ts'
import type { LateChecks } from './lateChecks.ts'
import { differs, type FormValues, type SentValues } from './values.ts'

/**
 * Checks fields that have changed, or all, and those that look at them. A shown problem is corrected or removed, but
 * a new one waits for the next submit; only a repeated value that has come apart since the last one does not.
 */
export type Recheck = (changed: readonly string[] | undefined, submitted?: boolean) => void

/** GOV.UK's way of checking again, over a form of react-hook-form. */
export function rechecker(
  form: UseFormReturn<FormValues, unknown, SentValues>,
  compiled: CompiledRules,
  late: LateChecks,
): Recheck {
  const repeats = new Set(compiled.fields.flatMap(({ name, equals }) => (equals === undefined ? [] : name)))
  const dependent = new Map<string, string[]>()
  for (const field of compiled.fields)
    for (const other of looksAt(field)) dependent.set(other, [...(dependent.get(other) ?? []), field.name])
  const errorAt = (name: string) => get(form.getErrors(), name) as ProblemError | undefined

  return (names, submitted = false) => {
    // Nothing could be shown: a key costs no check, and no pattern is compiled for it.
    if (!submitted && Object.keys(form.getErrors()).length === 0) return
    const checked = (names ?? filledFields(compiled.fields, form.getValues).map(({ name }) => name))
      .flatMap((name) => [name, ...(dependent.get(name) ?? [])])
      .filter((name) => errorAt(name) || repeats.has(name))
    if (checked.length === 0) return
    const values = form.getValues()
    const found = late.apply(compiled.check(values, checked), values, checked)
    for (const name of new Set(checked)) {
      const before = errorAt(name)
      const problem = found.findLast(({ field }) => field === name)
      if (!problem) {
        if (before) form.clearErrors(name)
      } else if (before ? differs(before.problem, problem) : submitted && problem.code === 'mismatch') {
        form.setError(name, errorOf(problem))
      }
    }
  }
}
