import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a deposit or withdrawal is where it is: the platform's codes in words. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  lateTransfer: msg({ message: 'The bank was late with this transfer.', context: 'reason' }),
  partialTransfer: msg({
    message: 'Less arrived than was announced. What arrived is credited.',
    context: 'reason',
  }),
  moreArrived: msg({
    message: 'More arrived than was announced. All of it is credited.',
    context: 'reason',
  }),
  paidAgain: msg({
    message: 'This payment came for a deposit that was settled before. It is credited by itself.',
    context: 'reason',
  }),
  transferNotFoundYet: msg({
    message: 'The transfer has not arrived yet. We go on looking.',
    context: 'reason',
  }),
  refusedByBank: msg({ message: 'The bank refused this transfer. No money was taken.', context: 'reason' }),
  transferNeverArrived: msg({
    message: 'The transfer never arrived. If you have paid, tell customer service.',
    context: 'reason',
  }),
  duplicateNoticeIgnored: msg({
    message: 'The bank reported this transfer twice. It is credited once.',
    context: 'reason',
  }),
  timeToPayOver: msg({
    message: 'No payment came in time. If you have paid, it is looked at as soon as it arrives.',
    context: 'reason',
  }),
  matchedAfterExpiry: msg({
    message: 'Your payment came after the time was over. We look at it.',
    context: 'reason',
  }),
  partlyReceived: msg({ message: 'You said that only a part came. We ask the bank.', context: 'reason' }),
  pleaseConfirm: msg({ message: 'Tell us whether the money came.', context: 'reason' }),
  closedByBank: msg({ message: 'The bank has paid what was missing.', context: 'reason' }),
  cancelledByMember: msg({
    message: 'You cancelled it. The amount is back in your balance.',
    context: 'reason',
  }),
  notReceived: msg({ message: 'You said that the money did not come. We ask the bank.', context: 'reason' }),
  bankDidNotPay: msg({
    message:
      'The bank did not pay it. The money is back in your balance: try again, or choose another account.',
    context: 'reason',
  }),
  documentNeeded: msg({
    message: 'An amount of this size needs an identity document. The money waits for it.',
    context: 'reason',
  }),
  documentShown: msg({ message: 'We look at your document.', context: 'reason' }),
  documentAccepted: msg({ message: 'Your document was accepted.', context: 'reason' }),
  documentRefused: msg({
    message: 'The document could not be accepted. Show a clear picture of the whole document.',
    context: 'reason',
  }),
  documentNotShown: msg({
    message: 'No document was shown in time. The amount is back in your balance.',
    context: 'reason',
  }),
  accountRefusedByBank: msg({
    message: 'The bank refused this account. The amount is back in your balance: check name and number.',
    context: 'reason',
  }),
  confirmedByTime: msg({ message: 'No answer came in time: it counts as received.', context: 'reason' }),
  confirmedByMember: msg({ message: 'You confirmed that the money came.', context: 'reason' }),
}

/** The words for a reason; what is not a known code stands as the platform wrote it. */
export function reasonText(i18n: I18n, reason: string | null): string | undefined {
  if (reason === null || reason === '') return undefined
  const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  return known ? i18n._(known) : reason
}
