import { Loaded, usePermission, useRead } from '@baize/account'
import { teamOverview } from '@baize/api/calls'
import { EmptyState, Heading, Inline, LinkButton, PresetRange, Stack } from '@baize/ui'
import { LinkIcon, TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../app/paths.ts'
import { CategoryTable } from './CategoryTable.tsx'
import { Freshness } from './Freshness.tsx'
import { OverviewFigures } from './OverviewFigures.tsx'
import { usePeriod } from './usePeriod.ts'

/** What the whole team below the agent holds, plays and wins in a period; kept true by live events. */
export function TeamOverviewScreen() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const { today, range, setRange } = usePeriod()
  const read = useRead(teamOverview, { query: range }, { keepPrevious: true })
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
      <PresetRange
        label={t({ message: 'Period', context: 'choice of days' })}
        today={today}
        value={range}
        onValueChange={setRange}
        max={today}
      />
      <Loaded read={read} lines={8}>
        {(overview) => (
          <Stack space="lg">
            {overview.members + overview.agents === 0 && <NoTeam />}
            <OverviewFigures overview={overview} currency={currencySymbol} />
            <CategoryTable overview={overview} currency={currencySymbol} loading={read.isPlaceholderData} />
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
          {t({ message: 'Open an account', context: 'button' })}
        </LinkButton>
      }
    >
      {t`Make a link, hand it on, and whoever registers by it appears here.`}
    </EmptyState>
  )
}
