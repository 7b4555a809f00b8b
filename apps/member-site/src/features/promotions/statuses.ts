import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PromotionState } from './labels.ts'

type Status = PromotionState['status']

/** The twelve statuses in a word or two. */
export const statusLabels: Record<Status, MessageDescriptor> = {
  joinNow: msg({ message: 'Available', context: 'status of a promotion' }),
  claimPayout: msg({ message: 'Payout ready', context: 'status of a promotion' }),
  applying: msg({ message: 'Applied', context: 'status of a promotion' }),
  rejected: msg({ message: 'Rejected', context: 'status of a promotion' }),
  issued: msg({ message: 'Issued', context: 'status of a promotion' }),
  claimed: msg({ message: 'Claimed', context: 'status of a promotion' }),
  inProcess: msg({ message: 'Processing', context: 'status of a promotion' }),
  signedUp: msg({ message: 'Joined', context: 'status of a promotion' }),
  registrationClosed: msg({ message: 'Registration closed', context: 'status of a promotion' }),
  applicationForbidden: msg({ message: 'Not eligible', context: 'status of a promotion' }),
  closed: msg({ message: 'Closed', context: 'status of a promotion' }),
  comingSoon: msg({ message: 'Coming soon', context: 'status of a promotion' }),
}

/** How each looks. */
export const statusTones: Record<Status, Tone> = {
  joinNow: 'accent',
  claimPayout: 'premium',
  applying: 'info',
  rejected: 'critical',
  issued: 'positive',
  claimed: 'positive',
  inProcess: 'info',
  signedUp: 'positive',
  registrationClosed: 'neutral',
  applicationForbidden: 'caution',
  closed: 'neutral',
  comingSoon: 'premium',
}
