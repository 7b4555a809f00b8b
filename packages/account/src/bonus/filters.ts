import type { Grant } from './labels.ts'

/** What the record of bonuses can be narrowed to, in the order shown. */
export const bonusStates = [
  'offered',
  'active',
  'wagering',
  'converted',
  'lost',
  'expired',
  'cancelled',
] as const satisfies readonly Grant['state'][]

export const bonusTriggers = [
  'signUp',
  'deposit',
  'dailyDeposit',
  'promoCode',
  'betPlaced',
  'betSettled',
  'segment',
  'manual',
] as const satisfies readonly Grant['trigger'][]
