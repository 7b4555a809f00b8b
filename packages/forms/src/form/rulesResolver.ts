import type { FieldValues, Resolver } from 'react-hook-form'
import {
  type CompiledRules,
  compileRules,
  type FieldProblem,
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
 * checks the fields that it is asked for. An error's `type` is the problem's code and `problem` the problem itself;
 * the values of a form that is right are those to send: normalised, empty optional fields left out, what the rules do
 * not name as it is.
 *
 * @param rules the platform's register settings, as they came, or compiled
 */
export function rulesResolver<Values extends FieldValues = FormValues>(
  rules: RegisterRules | CompiledRules,
  { message, late }: RulesResolverOptions = {},
): Resolver<Values, unknown, SentValues> {
  const compiled = isCompiled(rules) ? rules : compileRules(rules, { dialect: java })
  const known = new Set(compiled.fields.map(({ name }) => name))
  return (given, _context, { names }) => {
    const values: FormValues = given
    const found = compiled.check(values, names)
    const problems = (late?.apply(found, values, names) ?? found).filter(
      ({ field }) => !names || names.includes(field as never),
    )
    if (problems.length > 0) {
      const errors = problems.map((problem) => [problem.field, errorOf(problem, message?.(problem))])
      return { values: {}, errors: Object.fromEntries(errors) }
    }
    const others = Object.entries(values).filter(([name]) => !known.has(name))
    const sent = { ...Object.fromEntries(others), ...wireValues(compiled, values) } as SentValues
    return { values: sent, errors: {} }
  }
}

export function isCompiled(rules: object): rules is CompiledRules {
  return typeof (rules as Partial<CompiledRules>).check === 'function'
}
