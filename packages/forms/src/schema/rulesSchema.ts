import * as z from 'zod/mini'
import { type CompileOptions, compileRules, type RegisterRules } from '../compiler/index.ts'

/** A payload that the rules accept; what it contains beyond the form's fields is dropped. */
export type RulesPayload = Record<string, unknown>

/**
 * The platform's rules as a zod 4 schema: the compiled check, in zod's words. Each issue has the field as its path,
 * the problem's code as its message, and the problem itself in `params`.
 */
export function rulesSchema(rules: RegisterRules, options?: CompileOptions): z.ZodMiniType<RulesPayload> {
  const compiled = compileRules(rules, options)
  const shape = Object.fromEntries(compiled.fields.map(({ name }) => [name, z.optional(z.unknown())]))
  return z.object(shape).check((payload) => {
    for (const problem of compiled.check(payload.value)) {
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: [problem.field],
        message: problem.code,
        params: { ...problem.params },
      })
    }
  })
}
