import { type FieldValues, get, type Resolver, set } from 'react-hook-form'
import {
  type CompiledRules,
  compileRules,
  type FieldProblem,
  isChecked,
  java,
  type RegisterRules,
} from '../compiler/index.ts'
import { errorOf } from './fieldErrors.ts'
import type { LateChecks } from './lateChecks.ts'
import { type FormValues, type SentValues, wireValues } from './values.ts'

export interface RulesResolverOptions {
  /**
   * Words for a problem: the `message` of the error.
   * @default its code
   */
  readonly message?: (problem: FieldProblem) => string
  /** What fields know beyond the rules. */
  readonly late?: LateChecks
}

/**
 * The rules as a resolver of react-hook-form, for any form of it: `useForm({ resolver: rulesResolver(rules) })`. It
 * checks the requested fields. An error's `type` is the problem's code and `problem` the problem itself;
 * the values of a form that is right are those to send: normalised, empty optional fields left out, and of fields on
 * the page that the rules do not name as they are.
 *
 * @param rules the platform's register settings, as received, or compiled
 */
export function rulesResolver<Values extends FieldValues = FormValues>(
  rules: RegisterRules | CompiledRules,
  { message, late }: RulesResolverOptions = {},
): Resolver<Values, unknown, SentValues> {
  const compiled = isCompiled(rules) ? rules : compileRules(rules, { dialect: java })
  const known = new Set(compiled.fields.map(({ name }) => name))
  return (given, _context, { names, fields }) => {
    const values: FormValues = given
    const found = compiled.check(values, names)
    const problems = (late?.apply(found, values, names) ?? found).filter(({ field }) =>
      isChecked(field, names),
    )
    if (problems.length > 0) {
      const errors = {}
      for (const problem of problems) set(errors, problem.field, errorOf(problem, message?.(problem)))
      return { values: {}, errors }
    }
    // What is on the page beside the rules. A field that was removed, with its rules, is not sent.
    const shown = new Set(
      (names ?? [])
        .filter((name) => (get(fields, name) as { mount?: boolean } | undefined)?.mount)
        .map((name) => String(name).split('.')[0]),
    )
    const others = Object.entries(values).filter(([name]) => !known.has(name) && shown.has(name))
    const sent = { ...Object.fromEntries(others), ...wireValues(compiled, values) } as SentValues
    return { values: sent, errors: {} }
  }
}

export function isCompiled(rules: object): rules is CompiledRules {
  return typeof (rules as Partial<CompiledRules>).check === 'function'
}
