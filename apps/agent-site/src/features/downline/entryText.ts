import { kindNames } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { usePermission } from '@baize/site'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TimelineEntry } from './downline.ts'

type Kind = TimelineEntry['kind']
type Action = NonNullable<TimelineEntry['action']>

const kinds: Record<Kind, MessageDescriptor> = {
  joined: msg({ message: 'Account opened', context: 'entries of a timeline: the account' }),
  deposit: msg({ message: 'Deposits', context: 'entries of a timeline' }),
  withdrawal: msg({ message: 'Withdrawals', context: 'entries of a timeline' }),
  transferIn: msg({ message: 'Transfers received', context: 'entries of a timeline' }),
  transferOut: msg({ message: 'Transfers sent', context: 'entries of a timeline' }),
  contract: msg({ message: 'Contracts', context: 'entries of a timeline' }),
  bill: msg({ message: 'Bills', context: 'entries of a timeline' }),
  frozen: msg({ message: 'Freezes', context: 'entries of a timeline' }),
  unfrozen: msg({ message: 'Unfreezes', context: 'entries of a timeline' }),
  note: msg({ message: 'Notes', context: 'entries of a timeline' }),
}

const actions: Record<Action, MessageDescriptor> = {
  offered: msg({ message: 'offered', context: 'what was done with a contract, after its kind' }),
  accepted: msg({ message: 'accepted', context: 'what was done with a contract, after its kind' }),
  rejected: msg({
    message: 'rejected or withdrawn',
    context: 'what was done with a contract, after its kind',
  }),
  expired: msg({ message: 'not answered in time', context: 'what was done with a contract, after its kind' }),
  terminationRequested: msg({
    message: 'termination requested',
    context: 'what was done with a contract, after its kind',
  }),
  terminationAgreed: msg({
    message: 'termination agreed',
    context: 'what was done with a contract, after its kind',
  }),
  terminationRefused: msg({
    message: 'termination declined or withdrawn',
    context: 'what was done with a contract, after its kind',
  }),
  newVersion: msg({
    message: 'replaced by a new version',
    context: 'what was done with a contract, after its kind',
  }),
  terminated: msg({
    message: 'ended by agreement',
    context: 'what was done with a contract, after its kind',
  }),
  uplineRateLowered: msg({
    message: 'ended: the upline’s own share was reduced',
    context: 'what was done with a contract, after its kind',
  }),
  uplineContractEnded: msg({
    message: 'ended: the upline’s own contract ended',
    context: 'what was done with a contract, after its kind',
  }),
}

/** What a timeline can be narrowed to. */
export const entryKinds = Object.keys(kinds) as Kind[]

/** What kinds of entries are called. */
export function useEntryKindNames(): Record<Kind, string> {
  const { i18n } = useLingui()
  return Object.fromEntries(entryKinds.map((kind) => [kind, i18n._(kinds[kind])])) as Record<Kind, string>
}

/** Says one entry of a timeline in a line. */
export function useEntryText(): (entry: TimelineEntry) => string {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  return ({ kind, amount, account, contractKind, action, text }) => {
    const sum = amount === null ? '' : isolated(format.amount(amount, { symbol: currencySymbol }))
    const other = isolated(account ?? '')
    const contract = contractKind === null ? '' : i18n._(kindNames[contractKind])
    switch (kind) {
      case 'joined':
        return t({ message: 'Account opened', context: 'entry of a timeline' })
      case 'deposit':
        return t({ message: `Deposit of ${{ sum }}`, context: 'entry of a timeline' })
      case 'withdrawal':
        return t({ message: `Withdrawal of ${{ sum }}`, context: 'entry of a timeline' })
      case 'transferIn':
        return t({ message: `${{ sum }} received from ${{ other }}`, context: 'entry of a timeline' })
      case 'transferOut':
        return t({ message: `${{ sum }} sent to ${{ other }}`, context: 'entry of a timeline' })
      case 'contract': {
        const step = action === null ? '' : i18n._(actions[action])
        return t({
          message: `${{ contract }}: ${{ step }}`,
          context: 'entry of a timeline: kind of contract, and what was done with it',
        })
      }
      case 'bill':
        return t({
          message: `${{ contract }}: bill of ${{ sum }}`,
          context: 'entry of a timeline: kind of contract, and its amount',
        })
      case 'frozen':
        return t({ message: 'Frozen for an unpaid dividend', context: 'entry of a timeline' })
      case 'unfrozen':
        return t({ message: 'Unfrozen', context: 'entry of a timeline' })
      case 'note':
        return t({ message: `Note: ${{ text: text ?? '' }}`, context: 'entry of a timeline' })
    }
  }
}
