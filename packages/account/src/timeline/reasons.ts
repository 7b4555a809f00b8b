import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a deposit or withdrawal is where it is: the platform's codes in words. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  lateTransfer: msg({ message: 'The bank was late with this transfer.', context: 'reason' }),
  partialTransfer: msg({
    message: 'You paid less than you requested. We credited what arrived.',
    context: 'reason',
  }),
  moreArrived: msg({
    message: 'You paid more than you requested. We credited the full amount.',
    context: 'reason',
  }),
  paidAgain: msg({
    message: 'This payment arrived for a deposit that was already settled. We credited it separately.',
    context: 'reason',
  }),
  transferNotFoundYet: msg({
    message: 'The transfer has not arrived yet. We are still checking.',
    context: 'reason',
  }),
  refusedByBank: msg({ message: 'The bank rejected this transfer. No money was taken.', context: 'reason' }),
  transferNeverArrived: msg({
    message: 'The transfer never arrived. If you have paid, contact customer service.',
    context: 'reason',
  }),
  duplicateNoticeIgnored: msg({
    message: 'The bank reported this transfer twice. We credited it once.',
    context: 'reason',
  }),
  timeToPayOver: msg({
    message: 'No payment arrived in time. If you have paid, we will review it as soon as it arrives.',
    context: 'reason',
  }),
  matchedAfterExpiry: msg({
    message: 'Your payment arrived late. We are reviewing it.',
    context: 'reason',
  }),
  partlyReceived: msg({
    message: 'You said only part of it arrived. We’re asking the bank.',
    context: 'reason',
  }),
  pleaseConfirm: msg({ message: 'Tell us if the money arrived.', context: 'reason' }),
  closedByBank: msg({ message: 'The bank has paid the missing amount.', context: 'reason' }),
  cancelledByMember: msg({
    message: 'You cancelled it. The amount is back in your balance.',
    context: 'reason',
  }),
  notReceived: msg({ message: 'You said it did not arrive. We’re asking the bank.', context: 'reason' }),
  bankDidNotPay: msg({
    message:
      'The bank did not pay it. The money is back in your balance. Try again, or choose another account.',
    context: 'reason',
  }),
  documentNeeded: msg({
    message: 'Withdrawals of this size need an identity document. The money is on hold until then.',
    context: 'reason',
  }),
  documentShown: msg({ message: 'We are reviewing your document.', context: 'reason' }),
  documentAccepted: msg({ message: 'Your document was accepted.', context: 'reason' }),
  documentRefused: msg({
    message: 'The document could not be accepted. Show a clear picture of the whole document.',
    context: 'reason',
  }),
  documentNotShown: msg({
    message: 'No document was provided in time. The amount is back in your balance.',
    context: 'reason',
  }),
  accountRefusedByBank: msg({
    message: 'The bank rejected this account. The amount is back in your balance. Check the name and number.',
    context: 'reason',
  }),
  confirmedByTime: msg({ message: 'Not answered in time, so it counts as received.', context: 'reason' }),
  confirmedByMember: msg({ message: 'You confirmed that it arrived.', context: 'reason' }),
}

/** The words for a reason; an unknown code is shown as the platform wrote it. */
export function reasonText(i18n: I18n, reason: string | null): string | undefined {
  if (reason === null || reason === '') return undefined
  const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  return known ? i18n._(known) : reason
}
