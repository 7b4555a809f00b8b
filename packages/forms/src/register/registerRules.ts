import {
  compileRules,
  java,
  type Matching,
  type RegisterRule,
  type RegisterRules,
} from '../compiler/index.ts'
import { withMinimumAge } from './minimumAge.ts'

/** A way to open an account: a tab of the register form. */
export type RegisterMethod = 'username' | 'mobile'

/** What decides, beside the platform's rules, what a way to register requires. */
export interface RegisterSwitches {
  /** A code is sent to the mobile number and required. */
  readonly verifyMobile: boolean
  /** A visitor who registers by mobile chooses a password too. */
  readonly mobilePassword: boolean
  /** There is a source of challenges, so that a captcha can be solved. */
  readonly captcha: boolean
}

const plain: RegisterRule = {
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
}
const off: RegisterRule = { ...plain, enabled: false }

/** The platform's rules as one way to open an account uses them. Whatever the rules contain, it never throws. */
export function rulesOfMethod(
  method: RegisterMethod,
  rules: RegisterRules,
  { verifyMobile, mobilePassword, captcha }: RegisterSwitches,
): RegisterRules {
  const given = (name: string, otherwise: Partial<RegisterRule> = {}): RegisterRule => {
    const rule: unknown = Object.hasOwn(rules ?? {}, name) ? rules[name] : undefined
    return typeof rule === 'object' && rule !== null ? (rule as RegisterRule) : { ...off, ...otherwise }
  }
  const demanded = (name: string, otherwise?: Partial<RegisterRule>): RegisterRule => ({
    ...given(name, otherwise),
    enabled: true,
    required: true,
  })
  const shown = (name: string) => given(name).enabled === true
  const asked: Record<string, RegisterRule> = {
    ...rules,
    // The page knows its own address, and the country belongs to the number.
    domain: off,
    countryDialingCode: off,
    ...(captcha ? {} : { captcha: off }),
    ...(shown('paymentPassword') ? { paymentPassword: demanded('paymentPassword') } : {}),
  }
  if (method === 'username') {
    const [mobile, code] = [given('mobileNum'), given('verificationCode')]
    const coded = verifyMobile && mobile.enabled === true && code.enabled === true
    return {
      ...asked,
      username: demanded('username'),
      password: demanded('password'),
      confirmPassword: demanded('confirmPassword'),
      // A code is required only where it can be sent to a required number.
      verificationCode: coded ? { ...code, required: code.required && mobile.required } : off,
    }
  }
  return {
    ...asked,
    username: off,
    mobileNum: demanded('mobileNum', { patternId: 22 }),
    verificationCode: verifyMobile ? demanded('verificationCode') : off,
    password: mobilePassword ? demanded('password') : off,
    confirmPassword: mobilePassword ? demanded('confirmPassword') : off,
  }
}

export interface RegisterCheckOptions extends RegisterSwitches {
  readonly matching: Matching
  readonly minimumAge: number
  /** The day on which the account is opened, `YYYY-MM-DD`. */
  readonly today: string
}

/** One way's rules, compiled: with the terms at the end, and the least age where a birthday is required. */
export function compileMethod(
  method: RegisterMethod,
  rules: RegisterRules,
  { matching, minimumAge, today, ...switches }: RegisterCheckOptions,
) {
  const compiled = compileRules(rulesOfMethod(method, rules, switches), {
    terms: true,
    matching,
    dialect: java,
  })
  return withMinimumAge(compiled, minimumAge, today)
}
