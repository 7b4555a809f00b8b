import type { ValueOf } from '@baize/api'
import type { messages } from '@baize/api/calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Message = ValueOf<typeof messages>['rows'][number]
export type MessageKind = Message['kind']

/** What a message is about, in words, in the order in which it is offered. */
export const kindNames: Readonly<Record<MessageKind, MessageDescriptor>> = {
  wallet: msg({ message: 'Money', context: 'what a message is about' }),
  security: msg({ message: 'Security', context: 'what a message is about' }),
  bonus: msg({ message: 'Bonuses', context: 'what a message is about' }),
  promotion: msg({ message: 'Promotions', context: 'what a message is about' }),
  points: msg({ message: 'Points', context: 'what a message is about' }),
  vip: msg({ message: 'VIP', context: 'what a message is about' }),
  contract: msg({ message: 'Contracts', context: 'what a message is about' }),
  team: msg({ message: 'Team', context: 'what a message is about' }),
  feedback: msg({ message: 'Customer service', context: 'what a message is about' }),
  system: msg({ message: 'Site news', context: 'what a message is about' }),
}
export const messageKinds = Object.keys(kindNames) as readonly MessageKind[]
