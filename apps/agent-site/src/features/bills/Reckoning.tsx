import { partNames, shareOf } from '@baize/account'
import { contractDetail } from '@baize/api/calls'
import { formatMoneyWire, negateMoney, parseMoney } from '@baize/api/money'
import { useFormat } from '@baize/i18n'
import { useApiQuery, usePermission } from '@baize/site'
import { Amount, type KeyValue, KeyValueList, Link } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bill, Standing } from './bill.ts'

/** The parts of an amount: of a bill, or of the running period. */
type Reckoned = Pick<Bill, 'kind' | 'validBet' | 'stake' | 'payout' | 'given' | 'loss' | 'activeMembers'> &
  Pick<Standing, 'contractId' | 'carried' | 'base' | 'tier' | 'rate'> & { amount: string }

export interface ReckoningProps {
  reckoned: Reckoned
  /** The part of the amount that a bill corrects the bills before it by. @default it is the first bill */
  correction?: string
  /** Where the play is that it was made of. @default nowhere */
  href?: string
}

/**
 * The parts of an amount, as a sum that can be added up line by line: stake, less payout, less what was granted, is the
 * loss; with what was carried it is the base; of that the tier's share is paid, up to its cap.
 */
export function Reckoning({ reckoned, correction, href }: ReckoningProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { kind, contractId, stake, payout, given, tier, rate } = reckoned
  const contract = useApiQuery(
    contractDetail,
    { params: { id: contractId ?? '' } },
    { enabled: contractId !== null },
  )
  const cap = tier === null ? null : contract.data?.contract.tiers[tier]?.amount
  const plain = (value: string) => <Amount value={value} currency={currencySymbol} />
  const money = (value: string, signed = false): ReactNode => {
    const amount = <Amount value={value} currency={currencySymbol} signed={signed} tone="inherit" />
    return href === undefined ? amount : <Link href={href}>{amount}</Link>
  }
  const less = (value: string) => money(formatMoneyWire(negateMoney(parseMoney(value))), true)
  const line = (id: string, label: string, value: KeyValue['value'], strong = false): KeyValue => ({
    ...{ id, label, value, strong },
  })
  // Salaries are paid for play: neither loss nor carry has a part in them.
  const byLoss = kind === 'dividend'
  const share = format.percent(shareOf(rate), { maximumFractionDigits: 4 })
  const place = tier === null ? '' : format.number(tier + 1)
  const items: KeyValue[] = [
    line('validBet', t({ message: 'Valid bet', context: 'of a bill' }), money(reckoned.validBet)),
    line(
      'active',
      t({ message: 'Active members', context: 'of a bill' }),
      format.number(reckoned.activeMembers),
    ),
  ]
  if (stake !== null && payout !== null && given !== null) {
    items.push(
      line('stake', t({ message: 'Stake', context: 'of a bill' }), money(stake, true)),
      line('payout', t({ message: 'Minus payout', context: 'of a bill: line of a sum' }), less(payout)),
      line('given', t({ message: 'Minus bonus cost', context: 'of a bill: line of a sum' }), less(given)),
    )
  }
  items.push(
    line('loss', t({ message: 'Team loss', context: 'of a bill' }), money(reckoned.loss, true), byLoss),
  )
  if (byLoss) {
    items.push(
      line(
        'carried',
        t({ message: 'Carried over from earlier periods', context: 'of a bill' }),
        money(reckoned.carried, true),
      ),
    )
  }
  items.push(
    line('base', t({ message: 'Share based on', context: 'of a bill' }), money(reckoned.base), true),
    line(
      'tier',
      t({ message: 'Tier', context: 'column: that a bill reached' }),
      tier === null ? t({ message: 'None reached', context: 'tier of a bill' }) : place,
    ),
  )
  if (kind !== 'realtimeSalary') {
    items.push(line('rate', t({ message: 'Share', context: 'of a bill' }), rate === '0' ? '–' : share))
  }
  // The tiers of a salary by the bet are added up, each up to its own cap.
  if (cap && kind !== 'realtimeSalary') items.push(line('cap', i18n._(partNames.amount), plain(cap)))
  items.push(line('amount', t({ message: 'Amount', context: 'of a bill' }), plain(reckoned.amount), true))
  if (correction !== undefined)
    items.push(
      line(
        'correction',
        t({ message: 'Correction', context: 'a bill that corrects another' }),
        <Amount value={correction} currency={currencySymbol} signed tone="inherit" />,
        true,
      ),
    )
  return <KeyValueList items={items} />
}
