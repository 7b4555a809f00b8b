import { contractForecast } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Alert, EmptyState, Heading, LinkButton, Stack, Text } from '@baize/ui'
import { ChartIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import { DownlineForecast } from './DownlineForecast.tsx'
import { ForecastFigures } from './ForecastFigures.tsx'
import type { Forecast } from './forecast.ts'
import { Margins } from './Margins.tsx'
import { OwnForecast } from './OwnForecast.tsx'
import { Settlements } from './Settlements.tsx'
import { type ForecastSortings, useForecastSortings } from './useForecastSortings.ts'

/** What running contracts would pay the agent and what it would owe each downline, by their current figures. */
export function ForecastScreen() {
  const { t } = useLingui()
  const sortings = useForecastSortings()
  const { own, downlines, margins } = sortings
  const read = useApiQuery(
    contractForecast,
    { query: { ...own.query, ...downlines.query, ...margins.query } },
    { keepPrevious: true },
  )
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{t({ message: 'Forecast', context: 'page of the agent centre' })}</Heading>
        <Text tone="muted">
          {t`Running periods, billed as if they ended now. Bills that are made already are on their own pages.`}
        </Text>
      </Stack>
      <Loaded read={read} lines={10}>
        {(forecast) => <Whole forecast={forecast} sortings={sortings} loading={read.isPlaceholderData} />}
      </Loaded>
    </Stack>
  )
}

interface WholeProps {
  forecast: Forecast
  sortings: ForecastSortings
  /** Another order is being read. */
  loading: boolean
}

function Whole({ forecast, sortings, loading }: WholeProps) {
  const { t } = useLingui()
  if (forecast.own.length + forecast.downlines.length === 0) {
    return (
      <EmptyState
        title={t`No contract runs`}
        icon={<ChartIcon size={32} />}
        action={
          <LinkButton href={paths.contracts}>
            {t({ message: 'To the contracts', context: 'button' })}
          </LinkButton>
        }
      >
        {t`What contracts with you and with your downlines would come to stands here while they run.`}
      </EmptyState>
    )
  }
  return (
    <Stack space="lg">
      {forecast.more && (
        <Alert tone="info">
          {t`There are more running contracts than are billed here: the first to end are shown, and sums are of those.`}
        </Alert>
      )}
      <ForecastFigures forecast={forecast} />
      <Settlements settlements={forecast.settlements} />
      <OwnForecast rows={forecast.own} sorting={sortings.own} loading={loading} />
      <DownlineForecast rows={forecast.downlines} sorting={sortings.downlines} loading={loading} />
      <Margins rows={forecast.margins} sorting={sortings.margins} loading={loading} />
    </Stack>
  )
}
