import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TeamBet } from './betColumns.tsx'

/** What the states of a bet are called, and their tone. */
export const betStates: Record<TeamBet['state'], { readonly label: MessageDescriptor; readonly tone: Tone }> =
  {
    unsettled: { label: msg({ message: 'Open', context: 'state of a bet' }), tone: 'caution' },
    won: { label: msg({ message: 'Won', context: 'state of a bet' }), tone: 'info' },
    lost: { label: msg({ message: 'Lost', context: 'state of a bet' }), tone: 'neutral' },
    cashedOut: { label: msg({ message: 'Cashed out', context: 'state of a bet' }), tone: 'info' },
    refunded: { label: msg({ message: 'Refunded', context: 'state of a bet' }), tone: 'neutral' },
    void: {
      label: msg({ message: 'Void', context: 'state of a bet: made void by the vendor' }),
      tone: 'neutral',
    },
  }

export const betStateNames = Object.keys(betStates) as TeamBet['state'][]
