import { categoryText } from '@baize/account'
import { balance, claimReward, missionSummary, publicState, rewardHistory, rewards } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, useCall, usePermission } from '@baize/site'
import { EmptyState, Grid, MissionCard, SegmentedControl, Stack, toast } from '@baize/ui'
import { TrophyIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { dayBegins, dayEnds } from './days.ts'
import { type Mission, metricMotifs, metricNames, windowNames, windows } from './missionWords.ts'

const rank: Readonly<Record<Mission['state'], number>> = { ready: 0, running: 1, claimed: 2 }

/** The missions, those with a reward to claim first. */
export function MissionList() {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useSearchParams()
  const read = useApiQuery(missionSummary, {})
  const wanted = windows.find((window) => window === search.get('every'))
  return (
    <Loaded read={read} lines={8}>
      {({ missions }) => {
        const shown = missions
          .filter(({ window }) => !wanted || window === wanted)
          .toSorted((a, b) => rank[a.state] - rank[b.state])
        return (
          <Stack space="md">
            <SegmentedControl
              label={t({
                message: 'How often',
                context: 'name of a choice: daily, weekly or monthly missions',
              })}
              value={wanted ?? 'all'}
              onValueChange={(every) => setSearch(every === 'all' ? {} : { every }, { replace: true })}
              segments={[
                { value: 'all', label: t({ message: 'All', context: 'filter of missions' }) },
                ...windows.map((window) => ({ value: window, label: i18n._(windowNames[window]) })),
              ]}
            />
            {shown.length === 0 ? (
              <EmptyState icon={<TrophyIcon size={40} />} title={t`No missions right now`}>
                {t`New ones start with the next day, week or month.`}
              </EmptyState>
            ) : (
              <Grid cell="card">
                {shown.map((mission) => (
                  <OneMission key={mission.id} mission={mission} />
                ))}
              </Grid>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

function OneMission({ mission }: { mission: Mission }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { gmtOffsetMinutes } = usePermission()
  const claim = useCall(claimReward, {
    intent: ({ params }) => params.id,
    failureToast: true,
    invalidatesAnyway: [missionSummary, rewards, rewardHistory, publicState, balance],
    onSuccess: () => toast({ message: t`Reward claimed.` }),
  })
  const currency = useApiQuery(balance, {}).data?.currencySymbol
  const { metric, gameTypes, reward, rewardId } = mission
  const counted = i18n._(metricNames[metric])
  const games = format.list(gameTypes.map((type) => categoryText(i18n, type)))
  const worth = reward.kind === 'points' ? format.number(reward.amount) : ''
  return (
    <MissionCard
      level={2}
      loading={claim.isPending}
      onClaim={() => rewardId !== null && claim.mutate({ params: { id: rewardId } })}
      mission={{
        id: mission.id,
        title: mission.name,
        lang: mission.language,
        metric:
          gameTypes.length === 0
            ? counted
            : t({ message: `${counted}: ${games}`, context: 'what a mission counts: in which games' }),
        progress: mission.progress,
        target: mission.target,
        ...(metric === 'bets' ? {} : { currency: currency ?? '' }),
        reward:
          reward.kind === 'points'
            ? t({ message: `${worth} points`, context: 'reward of a mission' })
            : format.amount(reward.amount, { symbol: currency ?? '' }),
        from: dayBegins(mission.from, gmtOffsetMinutes),
        until: dayEnds(mission.to, gmtOffsetMinutes),
        status: mission.state === 'ready' ? 'claimable' : mission.state,
        motif: metricMotifs[metric],
      }}
    />
  )
}
