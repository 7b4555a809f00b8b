import type { ValueOf } from '@baize/api'
import type { createInvite } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A link by which downline accounts are opened. */
export type Invite = ValueOf<typeof createInvite>

/** The text and tone of each state of a link. */
export const inviteStateLooks: Record<Invite['state'], { label: MessageDescriptor; tone: Tone }> = {
  open: { label: msg({ message: 'Active', context: 'state of an invitation link' }), tone: 'positive' },
  usedUp: { label: msg({ message: 'Used up', context: 'state of an invitation link' }), tone: 'neutral' },
  expired: { label: msg({ message: 'Expired', context: 'state of an invitation link' }), tone: 'neutral' },
  revoked: { label: msg({ message: 'Revoked', context: 'state of an invitation link' }), tone: 'critical' },
}

/** What kind of account a link opens. */
export const accountTypeNames: Record<Invite['accountType'], MessageDescriptor> = {
  member: msg({ message: 'Member', context: 'kind of account' }),
  agent: msg({ message: 'Agent', context: 'kind of account' }),
}
