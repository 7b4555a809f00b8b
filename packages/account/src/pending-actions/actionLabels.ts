import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PendingAction } from './usePendingActions.ts'

/** The link that leads to each kind of action. */
export const actionLabels: Record<PendingAction['kind'], MessageDescriptor> = {
  withdrawalToConfirm: msg({ message: 'Check and confirm', context: 'link to what waits for the person' }),
  identityDocument: msg({ message: 'Provide a document', context: 'link to what waits for the person' }),
  caseQuestion: msg({ message: 'Answer the question', context: 'link to what waits for the person' }),
  caseAnswered: msg({ message: 'Read the reply', context: 'link to what waits for the person' }),
  contractOffer: msg({ message: 'View offer', context: 'link to what waits for the person' }),
  contractTermination: msg({ message: 'Agree or decline', context: 'link to what waits for the person' }),
  limitIncrease: msg({ message: 'Open limits', context: 'link to what waits for the person' }),
  bonusEnding: msg({ message: 'Open bonuses', context: 'link to what waits for the person' }),
  bonusOfferEnding: msg({ message: 'Claim the bonus', context: 'link to what waits for the person' }),
  accountClosing: msg({ message: 'Keep my account', context: 'link to what waits for the person' }),
  balanceFrozen: msg({ message: 'Pay dividends', context: 'link to what waits for the person' }),
  billsToPay: msg({ message: 'Pay bills', context: 'link to what waits for the person' }),
  billDispute: msg({ message: 'View dispute', context: 'link to what waits for the person' }),
  moneyRequest: msg({ message: 'Answer request', context: 'link to what waits for the person' }),
  inviteEnding: msg({ message: 'Open links', context: 'link to what waits for the person' }),
}
