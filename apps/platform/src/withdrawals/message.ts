import type { Unit } from '../database/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { MoneyNews } from '../messages/moneyTexts.ts'
import type { Platform } from '../platform.ts'
import type { WithdrawalTables } from './tables.ts'

type Step = Pick<WithdrawalTables['withdrawal_step'], 'state' | 'reason'>

/** What a step is to its member: an end, or a question; null for a step that needs no message. */
function newsOf({ state, reason }: Step): MoneyNews | null {
  switch (state) {
    case 'confirmPending':
      return 'withdrawalToConfirm'
    case 'waitingKyc':
      return reason === 'documentNeeded' || reason === 'documentRefused' ? 'identityNeeded' : null
    case 'completed':
      return 'withdrawalCompleted'
    case 'rejected':
    case 'failed':
    case 'cancelled':
      return 'withdrawalReleased'
    default:
      return null
  }
}

/** Sends the message about the last step of a withdrawal, once for each step. */
export async function sendWithdrawalMessage(
  platform: Platform,
  unit: Unit,
  { id, member_id: memberId }: { readonly id: string; readonly member_id: string },
): Promise<void> {
  const step = await unit.trx
    .selectFrom('withdrawal_step')
    .innerJoin('withdrawal', (join) =>
      join
        .onRef('withdrawal.id', '=', 'withdrawal_step.withdrawal_id')
        .onRef('withdrawal.member_id', '=', 'withdrawal_step.member_id'),
    )
    .select([
      'withdrawal_step.state',
      'withdrawal_step.reason',
      'withdrawal_step.position',
      'withdrawal.amount',
    ])
    .where('withdrawal_step.member_id', '=', memberId)
    .where('withdrawal_step.withdrawal_id', '=', id)
    .orderBy('withdrawal_step.position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const news = newsOf(step)
  if (!news) return
  const { amount, position } = step
  const message = { amount, page: `withdraw?withdrawal=${id}`, cause: `withdrawal:${id}:${position}` }
  await sendMoneyMessage(platform, unit, { memberId, news, ...message })
}
