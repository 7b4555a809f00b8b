import { MAX_EMAIL, type RegisterRule, type RegisterRules } from '@baize/forms/compiler'

const rule = (settings: Partial<RegisterRule>): RegisterRule => ({
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
  ...settings,
})

/** The rules of a platform that has none of its operator's. */
export const defaultRules: RegisterRules = {
  username: rule({
    required: true,
    patternId: 2,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    minLength: 6,
    maxLength: 16,
  }),
  password: rule({ required: true, patternId: 1, acceptedPattern: '*', minLength: 8, maxLength: 64 }),
  confirmPassword: rule({ required: true, patternId: 1, acceptedPattern: '*', minLength: 8, maxLength: 64 }),
  paymentPassword: rule({
    required: true,
    patternId: 7,
    acceptedPattern: '^[0-9]+$',
    minLength: 6,
    maxLength: 6,
  }),
  nickname: rule({ patternId: 1, acceptedPattern: '*', minLength: 2, maxLength: 20 }),
  email: rule({ patternId: 4, minLength: 6, maxLength: MAX_EMAIL }),
  mobileNum: rule({ patternId: 22, minLength: 8, maxLength: 16 }),
  affiliateCode: rule({ patternId: 5, minLength: 4, maxLength: 32 }),
  referralCode: rule({ patternId: 5, minLength: 4, maxLength: 32 }),
}
