import type { ValueOf } from '@baize/api'
import type { referrals } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Friend = ValueOf<typeof referrals>['rows'][number]
export type ReferralState = Friend['state']

/** The steps' names, first to last. */
export const stateLooks: Readonly<Record<ReferralState, { label: MessageDescriptor; tone: Tone }>> = {
  clicked: { label: msg({ message: 'Opened the link', context: 'how far a friend came' }), tone: 'neutral' },
  registered: {
    label: msg({ message: 'Registered', context: 'how far a friend came' }),
    tone: 'info',
  },
  firstDeposit: { label: msg({ message: 'First deposit', context: 'how far a friend came' }), tone: 'info' },
  qualified: { label: msg({ message: 'Qualified', context: 'how far a friend came' }), tone: 'caution' },
  rewarded: { label: msg({ message: 'Rewarded', context: 'how far a friend came' }), tone: 'positive' },
}
const referralStates = Object.keys(stateLooks) as readonly ReferralState[]

/** How many reached at least a step: a friend at a later one has passed the earlier ones. */
export function reached(
  counts: readonly { readonly state: ReferralState; readonly count: number }[],
): readonly { readonly state: ReferralState; readonly count: number }[] {
  return referralStates.map((state, index) => ({
    state,
    count: counts
      .filter((each) => referralStates.indexOf(each.state) >= index)
      .reduce((sum, each) => sum + each.count, 0),
  }))
}
