import { addMoney, formatMoneyWire, parseMoney } from '@baize/api/money'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Table } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { BillDetail } from './bill.ts'

/** Real-time salary: the valid bet of won and of lost bets, by the tier that their stakes reach. */
export function WonAndLost({ played }: Pick<BillDetail, 'played'>) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const title = t({ message: 'Winning and losing bets', context: 'name of a table: under a bill' })
  const sum = (tier: number, won: boolean) => (
    <Amount
      value={formatMoneyWire(
        played
          .filter((one) => one.tier === tier && one.won === won)
          .reduce((all, one) => addMoney(all, parseMoney(one.validBet)), parseMoney('0')),
      )}
      currency={currencySymbol}
    />
  )
  return (
    <Table
      caption={title}
      density="compact"
      rows={[...new Set(played.map(({ tier }) => tier))].sort((one, other) => one - other)}
      rowKey={(tier) => String(tier)}
      columns={[
        {
          id: 'tier',
          header: t({ message: 'Tier', context: 'column: that a bill reached' }),
          rowHeader: true,
          cell: (tier) => format.number(tier + 1),
        },
        {
          id: 'won',
          header: t({ message: 'Valid bet (winning bets)', context: 'column: of a bill' }),
          align: 'end',
          cell: (tier) => sum(tier, true),
        },
        {
          id: 'lost',
          header: t({ message: 'Valid bet (losing bets)', context: 'column: of a bill' }),
          align: 'end',
          cell: (tier) => sum(tier, false),
        },
      ]}
    />
  )
}
