import { realityCheck } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import { Amount, Grid, StatTile } from '@baize/ui'
import { CashIcon, ClockIcon, DiceIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { usePlace } from '../places/places.ts'

/** The result of this session so far; each figure leads to the rows that it is made of. */
export function SessionFigures() {
  const { t } = useLingui()
  const format = useFormat()
  const currency = useCurrency()
  const bets = usePlace('bettingRecord')()
  const record = usePlace('transactions')
  const read = useApiQuery(realityCheck, {}, { every: 60_000 })
  const link = (href: string | undefined) => (href === undefined ? {} : { href })
  return (
    <Loaded read={read} lines={2}>
      {({ minutes, netPosition, netDeposits }) => (
        <Grid cell="card">
          <StatTile
            label={t({ message: 'This session', context: 'how long one has been signed in' })}
            icon={<ClockIcon />}
            value={format.duration(minutes * 60_000, { style: 'short' })}
          />
          <StatTile
            label={t({ message: 'Session result', context: 'figure' })}
            icon={<DiceIcon />}
            value={<Amount value={netPosition} currency={currency} signed />}
            {...link(bets)}
          />
          <StatTile
            label={t({ message: 'Net deposits, all time', context: 'figure' })}
            icon={<CashIcon />}
            value={<Amount value={netDeposits} currency={currency} />}
            {...link(record({ type: 'deposit' }))}
          />
        </Grid>
      )}
    </Loaded>
  )
}
