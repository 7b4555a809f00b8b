import { jobKind } from '../jobs/index.ts'

/** The next thing that the sandbox's reviewer and bank do with a withdrawal, or the clock. */
export type Progress = {
  withdrawalId: string
  next:
    | 'review'
    | 'judgeIdentity'
    | 'tellDocument'
    | 'giveUpIdentity'
    | 'decide'
    | 'send'
    | 'pay'
    | 'autoConfirm'
    | 'remind'
    | 'closeCase'
}

export const withdrawalProgress = jobKind<Progress>('withdrawal.progress')

export const cents = (amount: bigint) => (amount / 100n) % 100n

/** Seconds until the reviewer looks at a request: .05 waits, so that it can be cancelled. */
export function secondsToReview(amount: bigint, fast: boolean): number {
  if (cents(amount) === 5n) return fast ? 6 : 60
  return fast ? 1 : 3
}

export const secondsBetweenSteps = (fast: boolean) => (fast ? 1 : 3)
