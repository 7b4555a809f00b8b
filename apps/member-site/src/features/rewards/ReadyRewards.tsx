import type { ValueOf } from '@baize/api'
import type { rewards as rewardsCall } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Alert, Button, EmptyState, Grid, Inline, Link, LinkButton, Stack, ToggleButton } from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { ChooseBonus } from './ChooseBonus.tsx'
import { RewardCard } from './RewardCard.tsx'
import { sourceNames, sources } from './rewardWords.ts'
import { useBonusTerms } from './useBonusTerms.ts'
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
  const bonuses = shown.filter(({ kind }) => kind === 'bonus')
  const others = shown.filter(({ kind }) => kind !== 'bonus')
  const terms = useBonusTerms(rewards.some(({ kind }) => kind === 'bonus'))
  const [choosing, setChoosing] = useState(false)
  const chooses = bonuses.length > 0 && terms.inPlay === undefined
  const atOnce = others.length + (chooses ? bonuses.length : 0)
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
        {t`Earn rewards from missions, promotions, VIP levels and referrals.`}
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
        {atOnce > 1 && (
          <Button
            tone="premium"
            loading={busy.size > 1}
            {...(chooses && { 'aria-haspopup': 'dialog' as const })}
            onClick={() => (chooses ? setChoosing(true) : claimAll(others))}
          >
            {others.length === 0
              ? t({ message: 'Choose a bonus', context: 'button: one of several can be claimed' })
              : t({ message: 'Claim all', context: 'button: rewards' })}
          </Button>
        )}
      </Inline>
      {terms.inPlay && bonuses.length > 0 && (
        <Alert>
          <Trans context="a bonus is played with: others wait">
            Your active bonus is <bdi lang={terms.inPlay.language}>{terms.inPlay.name}</bdi>. Finish or
            forfeit it under <Link href={paths.bonuses}>Bonuses</Link> to claim the next one.
          </Trans>
        </Alert>
      )}
      <Grid as="ul" cell="panel">
        {shown.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            grant={terms.of(reward.id)}
            busy={busy.has(reward.id)}
            onClaim={() => claim(reward)}
          />
        ))}
      </Grid>
      <ChooseBonus
        open={choosing}
        bonuses={bonuses}
        terms={terms}
        onChoose={(bonus) => {
          setChoosing(false)
          claimAll(bonus ? [...others, bonus] : others)
        }}
        onClose={() => setChoosing(false)}
      />
    </Stack>
  )
}
