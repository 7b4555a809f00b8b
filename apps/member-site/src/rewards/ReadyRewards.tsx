import type { ValueOf } from '@baize/api'
import type { rewards as rewardsCall } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Button, EmptyState, Grid, Inline, LinkButton, Stack, ToggleButton } from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { paths } from '../app/paths.ts'
import { RewardCard } from './RewardCard.tsx'
import { sourceNames, sources } from './rewardWords.ts'
import { useClaims } from './useClaims.ts'

/** What can be claimed now; by source where there are several. */
export function ReadyRewards({ rewards, counts }: ValueOf<typeof rewardsCall>) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const { busy, claim, claimAll } = useClaims()
  const wanted = sources.find(
    (source) => source === search.get('from') && counts.some((each) => each.source === source),
  )
  const shown = wanted ? rewards.filter(({ source }) => source === wanted) : rewards
  if (rewards.length === 0) {
    return (
      <EmptyState
        icon={<RewardIcon size={40} />}
        title={t`Nothing to claim right now`}
        action={
          <Inline space="sm">
            <LinkButton href={paths.missions}>
              {t({ message: 'See the missions', context: 'link' })}
            </LinkButton>
            <LinkButton href={paths.promotions} variant="outline" tone="neutral">
              {t({ message: 'See the promotions', context: 'link' })}
            </LinkButton>
          </Inline>
        }
      >
        {t`Rewards come from missions, promotions, VIP levels and friends whom you invite.`}
      </EmptyState>
    )
  }
  return (
    <Stack space="md">
      <Inline align="between">
        <Inline space="xs">
          {counts.length > 1 &&
            counts.map(({ source, count }) => (
              <ToggleButton
                key={source}
                size="small"
                tone="neutral"
                pressed={source === wanted}
                onPressedChange={(on) => setSearch(on ? { from: source } : {}, { replace: true })}
              >
                {i18n._(sourceNames[source])} {format.number(count)}
              </ToggleButton>
            ))}
        </Inline>
        {shown.length > 1 && (
          <Button tone="premium" loading={busy.size > 1} onClick={() => claimAll(shown)}>
            {t({ message: 'Claim all', context: 'button: rewards' })}
          </Button>
        )}
      </Inline>
      <Grid as="ul" cell="panel">
        {shown.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            busy={busy.has(reward.id)}
            onClaim={() => claim(reward)}
          />
        ))}
      </Grid>
    </Stack>
  )
}
