import { teamComparison, teamOverview } from '@baize/api/calls'
import { Loaded, useApiQuery, usePermission } from '@baize/site'
import { EmptyState, Heading, Inline, LinkButton, Stack } from '@baize/ui'
import { LinkIcon, TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Freshness } from '../../shared/parts/Freshness.tsx'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { paths } from '../../shared/paths.ts'
import { CategoryTable } from './CategoryTable.tsx'
import { ComparedWith } from './ComparedWith.tsx'
import { OverviewFigures } from './OverviewFigures.tsx'

/** The balances, play and wins of the agent's whole team in a period; kept up to date by live events. */
export function TeamOverviewScreen() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const period = usePeriod()
  const { range } = period
  const read = useApiQuery(teamOverview, { query: range }, { keepPrevious: true })
  const before = useApiQuery(teamComparison, { query: range }).data
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Heading level={1}>{t({ message: 'Team overview', context: 'page of the agent centre' })}</Heading>
        <Freshness
          asOf={read.data?.asOf}
          reading={read.isFetching}
          failed={read.isError}
          onRefresh={() => void read.refetch()}
        />
      </Inline>
      <PeriodBar period={period} />
      <ComparedWith before={before} />
      <Loaded read={read} lines={8}>
        {(overview) => (
          <Stack space="lg">
            {overview.members + overview.agents === 0 && <NoTeam />}
            <OverviewFigures
              overview={overview}
              before={read.isPlaceholderData ? undefined : before}
              range={range}
              currency={currencySymbol}
            />
            <CategoryTable
              overview={overview}
              range={range}
              currency={currencySymbol}
              loading={read.isPlaceholderData}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}

function NoTeam() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Your team begins with one link`}
      icon={<TeamIcon size={32} />}
      action={
        <LinkButton href={paths.openAccount} icon={<LinkIcon size={18} />}>
          {t({ message: 'Open an account', context: 'button: for a downline' })}
        </LinkButton>
      }
    >
      {t`Create a link and share it. Anyone who registers with it appears here.`}
    </EmptyState>
  )
}
