import type { RegisterRule, RegisterRules } from '../compiler/index.ts'

const rule = (settings: Partial<RegisterRule>): RegisterRule => ({
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
  ...settings,
})
const pattern = (acceptedPattern: string) => rule({ acceptedPattern, minLength: 1, maxLength: 2000 })

/** Every kind of rule that would crash, block or mislead a form that trusted it, and two good fields among them. */
export const badInputRules: RegisterRules = {
  username: rule({ required: true, acceptedPattern: '^[a-z]+$', patternId: 2, minLength: 6, maxLength: 16 }),
  email: rule({ required: true, patternId: 4 }),
  payeeName: pattern('^(a+)+$'),
  fullName: pattern('^(a|a)*$'),
  nickname: pattern('^(.*)*$'),
  nationality: pattern('^(?:a?){60}a{60}$'),
  placeOfBirth: pattern('^(\\w+\\s?)*$'),
  occupation: pattern('^(?=(a+)+$)(?=(a|aa)+$)a*$'),
  idNumber: pattern('^[a-z'),
  address: pattern('(?i)x'),
  permanentAddress: pattern('[a-z]++'),
  currentAddress: pattern('\\Qa.b\\E'),
  sourceOfIncome: pattern('\\p{IsThai}'),
  qqNum: pattern('(a)\\1'),
  wechat: pattern('(?<=a)b'),
  whatsapp: pattern('x'.repeat(1_000_000)),
  facebook: rule({ minLength: 20, maxLength: 6 }),
  telegram: rule({ minLength: -4, maxLength: 1e12 }),
  line: rule({ patternId: 4711 }),
  zalo: rule({ required: null, minLength: null } as unknown as Partial<RegisterRule>),
  domain: null as unknown as RegisterRule,
  favouriteColour: pattern('^[\\ud800-\\udfff]*$'),
}

/** Fields of {@link badInputRules} whose rule is used in part or not at all, as the report has to name them. */
export const reportedFields: readonly string[] = [
  'idNumber',
  'address',
  'permanentAddress',
  'currentAddress',
  'sourceOfIncome',
  'qqNum',
  'wechat',
  'whatsapp',
  'facebook',
  'telegram',
  'line',
  'domain',
  'favouriteColour',
]
