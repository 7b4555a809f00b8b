import type { ValueOf } from '@baize/api'
import type { pointsDetails, redeemList } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Redemption = ValueOf<typeof redeemList>['rows'][number]
export type PointsEntry = ValueOf<typeof pointsDetails>['rows'][number]

/** What a redemption can be: In Process, Rejected, Approved. */
export const redemptionLooks: Record<Redemption['state'], { label: MessageDescriptor; tone: Tone }> = {
  inProcess: { label: msg({ message: 'Processing', context: 'status of a redemption' }), tone: 'info' },
  rejected: { label: msg({ message: 'Rejected', context: 'status of a redemption' }), tone: 'critical' },
  approved: { label: msg({ message: 'Approved', context: 'status of a redemption' }), tone: 'positive' },
}

/** What changed the points. */
export const entryTypes: Record<PointsEntry['exchangeType'], MessageDescriptor> = {
  earned: msg({ message: 'Earned from play', context: 'type of a change of points' }),
  rewarded: msg({ message: 'Reward', context: 'type of a change of points' }),
  redeemed: msg({ message: 'Redeemed', context: 'type of a change of points' }),
  returned: msg({ message: 'Returned', context: 'type of a change of points' }),
  converted: msg({ message: 'Converted to cash', context: 'type of a change of points' }),
  bought: msg({ message: 'Bought', context: 'type of a change of points' }),
}
