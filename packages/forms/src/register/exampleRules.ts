import type { RegisterRule, RegisterRules } from '../compiler/index.ts'

const rule = (settings: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
  ...settings,
})

/** Rules as the sandbox sends them. */
export const exampleRules: RegisterRules = {
  username: rule({ acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: 2, minLength: 6, maxLength: 16 }),
  password: rule({ acceptedPattern: '*', patternId: 1, minLength: 8, maxLength: 64 }),
  confirmPassword: rule({ acceptedPattern: '*', patternId: 1, minLength: 8, maxLength: 64 }),
  payeeName: rule({ patternId: 23, minLength: 2, maxLength: 50 }),
  mobileNum: rule({ patternId: 22 }),
  email: rule({ required: false, patternId: 4 }),
  nickname: rule({ enabled: false }),
}

/** Rules that no form should survive, and this one does. */
export const hostileRules: RegisterRules = {
  username: rule({ acceptedPattern: '^(a+)+$', patternId: 2, minLength: 6, maxLength: 2000 }),
  password: rule({ acceptedPattern: '^[a-z', patternId: 99, minLength: 20, maxLength: 6 }),
  nickname: rule({ acceptedPattern: '(?i)[a-z]++', minLength: -4, maxLength: 1e12 }),
  email: rule({ acceptedPattern: '(\\w+)\\1@', patternId: 4, required: false }),
  favouriteColour: rule({ acceptedPattern: 'x'.repeat(1_000_000) }),
}
