import type { ValueOf } from '@baize/api'
import type { promotionStates, promotions } from '@baize/api/calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Promotion = ValueOf<typeof promotions>['promotions'][number]
export type PromotionState = ValueOf<typeof promotionStates>['states'][number]
export type Category = Promotion['category']

/** The tabs of the promotions, by category. */
export const categoryNames: Record<Category, MessageDescriptor> = {
  all: msg({ message: 'All', context: 'category of promotions' }),
  newcomer: msg({ message: 'New members', context: 'category of promotions' }),
  deposit: msg({ message: 'Deposit', context: 'category of promotions' }),
  slots: msg({ message: 'Slots', context: 'category of promotions' }),
  live: msg({ message: 'Live casino', context: 'category of promotions' }),
  sports: msg({ message: 'Sports', context: 'category of promotions' }),
  vip: msg({ message: 'VIP', context: 'category of promotions' }),
}

/** What a status means for the member, and the next step. */
export const statusTexts: Record<PromotionState['status'], MessageDescriptor> = {
  joinNow: msg({ message: 'You can join now.', context: 'what the status of a promotion means' }),
  claimPayout: msg({
    message: 'Your payout is ready. Claim it to add it to your balance.',
    context: 'what the status of a promotion means',
  }),
  applying: msg({
    message: 'Your application is in the queue.',
    context: 'what the status of a promotion means',
  }),
  rejected: msg({
    message: 'Your application was rejected. You can apply again.',
    context: 'what the status of a promotion means',
  }),
  issued: msg({
    message: 'The reward was paid into your balance.',
    context: 'what the status of a promotion means',
  }),
  claimed: msg({
    message: 'Payout claimed. It is in your balance.',
    context: 'what the status of a promotion means',
  }),
  inProcess: msg({
    message: 'Your application is under review. We’ll message you with the outcome.',
    context: 'what the status of a promotion means',
  }),
  signedUp: msg({
    message: 'You’re in. There is nothing else to do.',
    context: 'what the status of a promotion means',
  }),
  registrationClosed: msg({
    message: 'Registration has closed. If you joined, you are still taking part.',
    context: 'what the status of a promotion means',
  }),
  applicationForbidden: msg({
    message: 'Your account is not eligible for this promotion.',
    context: 'what the status of a promotion means',
  }),
  closed: msg({ message: 'This promotion has ended.', context: 'what the status of a promotion means' }),
  comingSoon: msg({
    message: 'This promotion has not started yet.',
    context: 'what the status of a promotion means',
  }),
}

/** Why an account was refused. */
export const reasonTexts: Record<NonNullable<PromotionState['reason']>, MessageDescriptor> = {
  conditionsNotMet: msg({
    message: 'You did not meet the conditions. Check them before you apply again.',
    context: 'why an application was refused',
  }),
  depositNeeded: msg({
    message: 'You can apply once you have made a deposit.',
    context: 'why an application was refused',
  }),
  trialAccount: msg({
    message: 'This is a trial account. Open a real account to take part.',
    context: 'why an application was refused',
  }),
}
