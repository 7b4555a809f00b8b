import { useLingui } from '@lingui/react/macro'
import type { PromotionAction } from './promotionStatuses.ts'

/** A status in words; one that this version does not know is said so, and never shown as code. */
export function useStatusWords(): (status: string) => string {
  const { t } = useLingui()
  return (status) => {
    switch (status) {
      case 'joinNow':
        return t({ message: 'Available', context: 'Status of a promotion that can be joined now' })
      case 'claimPayout':
        return t({ message: 'Payout ready', context: 'Status of a promotion whose reward can be claimed' })
      case 'applying':
        return t({ message: 'Applied', context: 'Status of a promotion: the application was sent' })
      case 'rejected':
        return t({ message: 'Rejected', context: 'Status of an application' })
      case 'issued':
        return t({ message: 'Issued', context: 'Status of a promotion: the reward was given out' })
      case 'claimed':
        return t({ message: 'Claimed', context: 'Status of a promotion: the reward was taken' })
      case 'inProcess':
        return t({ message: 'Processing', context: 'Status of an application that is being looked at' })
      case 'signedUp':
        return t({ message: 'Joined', context: 'Status of a promotion that the person takes part in' })
      case 'registrationClosed':
        return t({
          message: 'Registration closed',
          context: 'Status of a promotion nobody can join any more',
        })
      case 'applicationForbidden':
        return t({
          message: 'Not eligible',
          context: 'Status of a promotion one may not apply for',
        })
      case 'closed':
        return t({ message: 'Closed', context: 'Status of a promotion that is over' })
      case 'comingSoon':
        return t({ message: 'Coming soon', context: 'Status of a promotion that has not begun' })
      default:
        return t({ message: 'Status unavailable', context: 'Of a promotion' })
    }
  }
}

/** What the button of an action says. */
export function useActionWords(): (action: PromotionAction) => string {
  const { t } = useLingui()
  return (action) => {
    switch (action) {
      case 'join':
        return t({ message: 'Join now', context: 'Button: take part in a promotion' })
      case 'claim':
        return t({ message: 'Claim payout', context: 'Button: take the reward of a promotion' })
      case 'application':
        return t({
          message: 'See application',
          context: 'Button: what became of the application for a promotion',
        })
      default:
        return t({ message: 'See terms', context: 'Button: the terms of a promotion' })
    }
  }
}
