import type { FieldRule, RegisterRule } from '../compiler/index.ts'
import type { SentValues } from '../form/values.ts'

/** What is sent to change the password of the account that is signed in. */
export interface ChangePasswordBody {
  /** Only where the account has a password. */
  oldPassword?: string
  newPassword: string
  confirmNewPassword: string
}

/** The rule of a password as a form uses it: what the platform says, and always required. */
function passwordRule(rule: RegisterRule | undefined): Partial<RegisterRule> {
  const { acceptedPattern = '*', patternId = 1, minLength = 8, maxLength = 64 } = rule ?? {}
  return { acceptedPattern, patternId, minLength, maxLength, required: true }
}

/** The old password where there is one, and a new one twice that is not the old one. */
export function changePasswordFields(rule: RegisterRule, hasPassword: boolean): readonly FieldRule[] {
  return [
    ...(hasPassword ? [{ name: 'oldPassword', required: true, maxLength: 128 }] : []),
    { name: 'newPassword', ...passwordRule(rule), ...(hasPassword ? { unlike: 'oldPassword' } : {}) },
    { name: 'confirmNewPassword', required: true },
  ]
}

/** The body of the call, from the form's values. */
export function changePasswordBody(values: SentValues): ChangePasswordBody {
  const { oldPassword, newPassword, confirmNewPassword } = values
  return {
    ...(oldPassword === undefined ? {} : { oldPassword: String(oldPassword) }),
    newPassword: String(newPassword),
    confirmNewPassword: String(confirmNewPassword),
  }
}
