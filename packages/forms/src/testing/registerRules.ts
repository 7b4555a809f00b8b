import type { RegisterRule } from '../compiler/index.ts'
import { table } from '../pattern-table/table.ts'

/** 24 register fields of the specification, each with one of the 24 patterns, in the order in which a form shows them. */
const wanted: readonly [name: string, patternId: number, minLength: number, maxLength: number][] = [
  ['username', 2, 6, 32],
  ['mobileNum', 22, 6, 16],
  ['verificationCode', 7, 6, 6],
  ['password', 18, 8, 64],
  ['confirmPassword', 10, 8, 64],
  ['paymentPassword', 6, 6, 12],
  ['payeeName', 23, 2, 50],
  ['fullName', 19, 2, 50],
  ['nickname', 11, 2, 20],
  ['email', 4, 6, 64],
  ['birthday', 12, 10, 10],
  ['idNumber', 5, 6, 20],
  ['nationality', 9, 2, 40],
  ['placeOfBirth', 15, 2, 40],
  ['address', 1, 2, 200],
  ['occupation', 24, 2, 40],
  ['bankAccountNumber', 21, 6, 24],
  ['qqNum', 8, 5, 12],
  ['wechat', 17, 4, 24],
  ['whatsapp', 3, 4, 24],
  ['facebook', 16, 4, 24],
  ['telegram', 13, 4, 24],
  ['line', 14, 4, 24],
  ['zalo', 20, 4, 24],
]

/** The platform's response, as a site receives it. */
export const registerRules: Readonly<Record<string, RegisterRule>> = Object.fromEntries(
  wanted.map(([name, patternId, minLength, maxLength]) => [
    name,
    {
      enabled: true,
      required: true,
      acceptedPattern: table.patterns[patternId - 1]?.regex ?? null,
      patternId,
      minLength,
      maxLength,
    },
  ]),
)
