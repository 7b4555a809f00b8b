import type { ValueOf } from '@baize/api'
import type { walletTransferDetail } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type WalletTransfer = ValueOf<typeof walletTransferDetail>

/** The words and tone of each state that a transfer between wallets can be in. */
export const transferStateLooks: Record<WalletTransfer['state'], { label: MessageDescriptor; tone: Tone }> = {
  created: { label: msg({ message: 'Started', context: 'state of a transfer' }), tone: 'info' },
  sent: { label: msg({ message: 'Sent to the vendor', context: 'state of a transfer' }), tone: 'info' },
  unknown: { label: msg({ message: 'Checking', context: 'state of a transfer' }), tone: 'caution' },
  confirmed: { label: msg({ message: 'Completed', context: 'state of a transfer' }), tone: 'positive' },
  failed: { label: msg({ message: 'Refused', context: 'state of a transfer' }), tone: 'critical' },
}

/** Why a transfer is where it is. */
export const transferReasons: Readonly<Record<string, MessageDescriptor>> = {
  vendorDidNotAnswer: msg({
    message: 'The vendor has not responded. We are checking the transfer. No money is lost or moved twice.',
    context: 'reason',
  }),
  refusedByVendor: msg({
    message: 'The vendor rejected the transfer. The money was returned.',
    context: 'reason',
  }),
}

/** Whether more is to come. */
export function isMoving({ state }: Pick<WalletTransfer, 'state'>): boolean {
  return state !== 'confirmed' && state !== 'failed'
}
