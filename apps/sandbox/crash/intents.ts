import { randomUUID } from 'node:crypto'

type IntentCall =
  | 'createDeposit'
  | 'createTransfer'
  | 'createWithdrawal'
  | 'seamlessBet'
  | 'seamlessWin'
  | 'seamlessRollback'
  | 'seamlessVoid'

/** One thing that a client wants done once, under one key: the Idempotency-Key, or the vendor's transaction id. */
export interface Intent {
  key: string
  call: IntentCall
  /** The account that asks; of a seamless call, the one that plays. */
  as: string
  body: Record<string, string>
}

export const isSeamless = ({ call }: Intent): boolean => call.startsWith('seamless')

export type Random = (below: number) => number

/** Mulberry32: the same amounts and choices for the same seed; only keys and timing are new each time. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const paymentPassword = '246810'
const intent = (call: IntentCall, as: string, body: Intent['body']): Intent => ({
  key: randomUUID(),
  call,
  as,
  body,
})

/** .04 is reported twice by the sandbox's bank, and of .03 a half arrives. */
export const deposit = (as: string, random: Random): Intent =>
  intent('createDeposit', as, {
    methodId: 'local-bank',
    amount: `${5 + random(40)}.${['00', '10', '04', '03'][random(4)]}`,
  })

export const withdrawal = (as: string, random: Random): Intent =>
  intent('createWithdrawal', as, {
    amount: `${5 + random(3)}.${10 + random(80)}`,
    bankCode: 'MKB',
    accountName: 'Sok Dara',
    accountNumber: '000123456',
    paymentPassword,
  })

export const transfer = (as: string, toMemberId: string, amount: string): Intent =>
  intent('createTransfer', as, { toMemberId, amount, note: '', paymentPassword })

export const bet = (as: string, playSession: string, random: Random): Intent =>
  intent('seamlessBet', as, { playSession, roundId: randomUUID(), amount: `0.${10 + random(80)}` })

/** Makes a bet void, in any state. */
export const voidOf = ({ as, key, body: { playSession = '', roundId = '' } }: Intent): Intent =>
  intent('seamlessVoid', as, { playSession, roundId, betTransactionId: key })

export function endOf({ as, key, body }: Intent, random: Random): Intent {
  const { playSession = '', roundId = '' } = body
  const about = { playSession, roundId, betTransactionId: key }
  const dice = random(10)
  if (dice < 3) return intent('seamlessRollback', as, about)
  return intent('seamlessWin', as, { ...about, amount: dice < 7 ? `1.${10 + random(80)}` : '0.00' })
}
