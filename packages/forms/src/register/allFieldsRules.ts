import type { RegisterRule, RegisterRules } from '../compiler/index.ts'
import { exampleRules } from './exampleRules.ts'

const optional = (patternId: number, minLength: number, maxLength: number): RegisterRule => ({
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId,
  minLength,
  maxLength,
})

/** Every field of the specification, enabled: the largest form that the platform's settings can require. */
export const allFieldsRules: RegisterRules = {
  ...exampleRules,
  paymentPassword: { ...optional(7, 6, 6), required: true },
  verificationCode: { ...optional(7, 6, 6), required: true },
  fullName: optional(19, 3, 80),
  nickname: optional(10, 2, 20),
  birthday: { ...optional(12, 10, 10), required: true },
  idNumber: optional(5, 6, 20),
  nationality: optional(9, 2, 50),
  placeOfBirth: optional(1, 2, 80),
  address: optional(1, 5, 120),
  permanentAddress: optional(1, 5, 120),
  currentAddress: optional(1, 5, 120),
  occupation: optional(1, 2, 60),
  sourceOfIncome: optional(1, 2, 60),
  bankAccountNumber: optional(7, 6, 20),
  qqNum: optional(7, 5, 12),
  wechat: optional(10, 3, 30),
  whatsapp: optional(7, 6, 15),
  facebook: optional(10, 3, 50),
  telegram: optional(10, 3, 32),
  line: optional(10, 3, 32),
  zalo: optional(7, 6, 15),
  affiliateCode: optional(5, 4, 32),
  referralCode: optional(5, 4, 32),
  recommenderId: optional(5, 4, 32),
  domain: optional(1, 3, 255),
  captcha: { ...optional(5, 4, 6), required: true },
}
