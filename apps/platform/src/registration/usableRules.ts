import { compileRules, java, type RegisterRules } from '@baize/forms/compiler'

/** What keeps register rules from being checked as they were meant, by field. */
export function ruleProblems(rules: RegisterRules): { readonly field: string; readonly reason: string }[] {
  const { report } = compileRules(rules, { terms: true, dialect: java })
  return report
    .filter(({ effect }) => effect === 'disabled')
    .map(({ field, part, reason }) => ({ field, reason: `${part} (${reason})` }))
}

/** Of the fields that an account cannot do without, those that the rules do not enable and require. */
export function missingFields(rules: RegisterRules): string[] {
  const { fields } = compileRules(rules, { terms: true, dialect: java })
  return ['username', 'password'].filter(
    (name) => !fields.some((field) => field.name === name && field.required),
  )
}

/**
 * The rules, when every part of them can be checked as it was meant. A page makes do with what it receives; an
 * operator gets an error at once, because a pattern that is never checked lets everything pass.
 */
export function usableRules(rules: RegisterRules): RegisterRules {
  const problems = ruleProblems(rules)
  if (problems.length > 0) {
    const named = problems.map(({ field, reason }) => `${field}: ${reason}`)
    throw new Error(`The register rules cannot be used. Change ${named.join(', ')}.`)
  }
  const [missing] = missingFields(rules)
  if (missing) throw new Error(`The register rules must enable and require ${missing}.`)
  return rules
}
