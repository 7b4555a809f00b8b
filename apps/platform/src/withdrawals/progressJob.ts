import { jobKind } from '../jobs/index.ts'

/** Steps of the staff that reviews and pays without a gateway: `Payouts` of counterparts.ts. */
export type CounterpartStep = 'judgeIdentity' | 'decide' | 'send' | 'pay' | 'closeCase'

/** The next step of a withdrawal. */
export type Progress = {
  withdrawalId: string
  next: 'review' | 'notifyDocument' | 'giveUpIdentity' | 'autoConfirm' | 'remind' | CounterpartStep
}

export const withdrawalProgress = jobKind<Progress>('withdrawal.progress')
