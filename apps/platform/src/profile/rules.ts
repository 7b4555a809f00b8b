import { profileFields } from '@baize/api/contract'
import type { RegisterRule, RegisterRules } from '@baize/forms/compiler'
import type { Settings } from '../settings.ts'

const rule = (settings: Partial<RegisterRule>): RegisterRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 1,
  minLength: null,
  maxLength: 60,
  ...settings,
})

/** What a profile requires though registration does not: the member's identity, and how to reach them. */
const own: RegisterRules = {
  payeeName: rule({ minLength: 2, maxLength: 80 }),
  birthday: rule({ acceptedPattern: null, patternId: 12, maxLength: 10 }),
  nickname: rule({ minLength: 2, maxLength: 20 }),
  telegram: rule({}),
  whatsapp: rule({}),
  facebook: rule({}),
  line: rule({}),
  zalo: rule({}),
  wechat: rule({}),
  address: rule({ minLength: 5, maxLength: 200 }),
}

const known = new WeakMap<RegisterRules, RegisterRules>()

/** The fields of a profile with their rules; the operator's register rules of a field have precedence. */
export function profileRulesOf({ registerRules }: Settings): RegisterRules {
  const made = known.get(registerRules)
  if (made) return made
  const rules: Record<string, RegisterRule> = {}
  for (const name of profileFields) {
    const asked = registerRules[name] ?? own[name]
    // What registration requires can be left out of a profile that has it: another field does not block the change.
    if (asked) rules[name] = { ...asked, required: false }
  }
  known.set(registerRules, rules)
  return rules
}
