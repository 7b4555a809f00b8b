import type { WireFieldProblem } from '@baize/api/contract'
import { compileRules, java } from '@baize/forms/compiler'
import type { Settings } from '../settings.ts'
import { isCommonPassword } from './common-passwords.ts'

/** The rule of the registration's password, read for the two fields of this form. */
export function newPasswordProblems(
  { registerRules: rules, brand }: Pick<Settings, 'registerRules' | 'brand'>,
  body: { oldPassword?: string | undefined; newPassword: string; confirmNewPassword: string },
  account: string,
): WireFieldProblem[] {
  const rule = rules.password
  const asked = rule
    ? {
        newPassword: { ...rule, enabled: true, required: true },
        confirmNewPassword: { ...rule, enabled: true, required: true },
      }
    : {}
  const problems = compileRules(asked, { dialect: java }).check(body).map(wireProblem)
  if (problems.length > 0) return problems
  if (isCommonPassword(body.newPassword, account, brand.name))
    return [{ field: 'newPassword', code: 'common' }]
  if (body.newPassword === body.oldPassword) return [{ field: 'newPassword', code: 'same' }]
  return []
}

/** A problem of the compiler as the wire carries it. */
export function wireProblem(problem: {
  readonly field: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}): WireFieldProblem {
  const { field, code, params } = problem
  return params && Object.keys(params).length > 0 ? { field, code, params: { ...params } } : { field, code }
}
