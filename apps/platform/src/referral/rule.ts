import { parseMoney } from '@baize/api/money'

/** What qualifies a referred member, and the referrer's reward: cash, once. */
export const referralRule = {
  deposit: parseMoney('10.00'),
  validBet: parseMoney('50.00'),
  reward: parseMoney('5.00'),
} as const

/** The number of days for which the last opened link counts. */
export const touchDays = 90

/** An agent’s invitation is longer, so that the two are never taken for each other. */
export const referralCodeLength = 8
