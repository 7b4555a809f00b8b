import { usePermission } from '@baize/site'
import { Amount, Grid, StatTile } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Forecast } from './forecast.ts'

/** The sums of the forecast beside what is owed and what is in the balance. */
export function ForecastFigures({ forecast }: { forecast: Forecast }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const { receives, owes, owed, balance } = forecast
  const tile = (label: string, value: string, note?: string) => (
    <StatTile
      label={label}
      value={<Amount value={value} currency={currencySymbol} />}
      {...(note ? { note } : {})}
    />
  )
  const standing = t({ message: 'Running periods, as they stand', context: 'under a sum' })
  return (
    <Grid>
      {tile(t({ message: 'You would receive', context: 'figure: of running contracts' }), receives, standing)}
      {tile(
        t({ message: 'You would owe downlines', context: 'figure: of running contracts' }),
        owes,
        standing,
      )}
      {tile(
        t({ message: 'Owed already', context: 'figure: on bills to downlines' }),
        owed,
        t({ message: 'All unpaid bills', context: 'under a sum' }),
      )}
      {tile(t({ message: 'In your balance', context: 'beside what is owed' }), balance)}
    </Grid>
  )
}
