import type { ValueOf } from '@baize/api'
import type { profitLoss } from '@baize/api/calls'
import { Amount, Grid, Stack, StatTile } from '@baize/ui'
import { CashIcon, DiceIcon, RewardIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { usePlace } from '../places/places.ts'

export type ProfitResult = ValueOf<typeof profitLoss>

/** The total result of the period; each figure leads to its rows. */
export function ProfitFigures({ result }: { result: ProfitResult }) {
  const { t } = useLingui()
  const currency = useCurrency()
  const bets = usePlace('bettingRecord')
  const record = usePlace('transactions')
  const { from, to, totals } = result
  const days = { from, to }
  const count = totals.bets
  const money = (value: string, signed = false) => (
    <Amount value={value} currency={currency} signed={signed} />
  )
  const link = (href: string | undefined) => (href === undefined ? {} : { href })
  return (
    <Stack space="md">
      <StatTile
        featured
        label={t({ message: 'Win/loss', context: 'column' })}
        icon={<DiceIcon />}
        value={money(totals.winLoss, true)}
        note={t({
          message: plural(count, { one: '# bet', other: '# bets' }),
          context: 'last row of the betting record',
        })}
        {...link(bets(days))}
      />
      <Grid cell="tile" space="sm">
        <StatTile
          label={t({ message: 'Staked', context: 'figure of profit and loss' })}
          value={money(totals.stake)}
          {...link(bets(days))}
        />
        <StatTile
          label={t({ message: 'Deposits', context: 'figure of profit and loss' })}
          icon={<CashIcon />}
          value={money(totals.deposits)}
          {...link(record({ ...days, type: 'deposit' }))}
        />
        <StatTile
          label={t({ message: 'Withdrawals', context: 'figure of profit and loss' })}
          value={money(totals.withdrawals)}
          {...link(record({ ...days, type: 'withdrawalPaid' }))}
        />
        <StatTile
          label={t({ message: 'Bonuses', context: 'figure of profit and loss' })}
          icon={<RewardIcon />}
          value={money(totals.bonus)}
          {...link(record({ ...days, type: 'bonus' }))}
        />
        <StatTile
          label={t({ message: 'Rebates', context: 'figure of profit and loss' })}
          value={money(totals.rebate)}
          {...link(record({ ...days, type: 'rebate' }))}
        />
      </Grid>
    </Stack>
  )
}
