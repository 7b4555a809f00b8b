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
  newcomer: msg({ message: 'Newcomers', context: 'category of promotions' }),
  deposit: msg({ message: 'Deposit', context: 'category of promotions' }),
  slots: msg({ message: 'Slots', context: 'category of promotions' }),
  live: msg({ message: 'Live casino', context: 'category of promotions' }),
  sports: msg({ message: 'Sports', context: 'category of promotions' }),
  vip: msg({ message: 'VIP', context: 'category of promotions' }),
}

/** What a status means for the member, and what comes next. */
export const statusTexts: Record<PromotionState['status'], MessageDescriptor> = {
  joinNow: msg({ message: 'You can take part now.', context: 'what the status of a promotion means' }),
  claimPayout: msg({
    message: 'Your payout is granted. Claim it, and it is in your balance at once.',
    context: 'what the status of a promotion means',
  }),
  applying: msg({
    message: 'Your application was sent and waits for its turn.',
    context: 'what the status of a promotion means',
  }),
  rejected: msg({
    message: 'Your application was not accepted. You can apply again.',
    context: 'what the status of a promotion means',
  }),
  issued: msg({
    message: 'The reward was paid into your balance.',
    context: 'what the status of a promotion means',
  }),
  claimed: msg({
    message: 'You have claimed the payout. It is in your balance.',
    context: 'what the status of a promotion means',
  }),
  inProcess: msg({
    message: 'Your application is being looked at. A message tells you what was decided.',
    context: 'what the status of a promotion means',
  }),
  signedUp: msg({
    message: 'You have joined. Nothing more has to be done.',
    context: 'what the status of a promotion means',
  }),
  registrationClosed: msg({
    message: 'Registration is over. Those who joined still take part.',
    context: 'what the status of a promotion means',
  }),
  applicationForbidden: msg({
    message: 'Your account cannot take part in this promotion.',
    context: 'what the status of a promotion means',
  }),
  closed: msg({ message: 'This promotion is over.', context: 'what the status of a promotion means' }),
  comingSoon: msg({
    message: 'This promotion has not begun yet.',
    context: 'what the status of a promotion means',
  }),
}

/** Why an account was refused. */
export const reasonTexts: Record<NonNullable<PromotionState['reason']>, MessageDescriptor> = {
  conditionsNotMet: msg({
    message: 'The conditions were not met. Read them again before you apply once more.',
    context: 'why an application was refused',
  }),
  depositNeeded: msg({
    message: 'It opens to you once a deposit of yours was credited.',
    context: 'why an application was refused',
  }),
  trialAccount: msg({
    message: 'This is a trial account. Open an account of your own to take part.',
    context: 'why an application was refused',
  }),
}
