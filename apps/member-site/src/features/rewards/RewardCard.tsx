import { usePlatform, useSkew } from '@baize/site'
import { Art, Badge, Button, Countdown, DateTime, Stack, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { BonusTerms } from './BonusTerms.tsx'
import { RewardAmount } from './RewardAmount.tsx'
import * as css from './Rewards.css.ts'
import { type Reward, sourceMotifs, sourceNames } from './rewardWords.ts'
import type { Grant } from './useBonusTerms.ts'

export interface RewardCardProps {
  reward: Reward
  /** The terms of one that is a bonus, once they are known. */
  grant?: Grant | undefined
  /** It is being claimed. */
  busy: boolean
  onClaim: () => void
}

const soon = 48 * 3_600_000

/** One reward that waits. */
export function RewardCard({ reward, grant, busy, onClaim }: RewardCardProps) {
  const { t, i18n } = useLingui()
  const headId = useId()
  const { client } = usePlatform()
  const skew = useSkew()
  const { source, kind, title, language, readyAt, expiresAt } = reward
  const hurries = expiresAt !== null && Date.parse(expiresAt) - client.now().getTime() < soon
  return (
    <li className={css.card}>
      <div className={css.art}>
        <Art motif={sourceMotifs[source]} seed={reward.id} place="end" />
        <span className={css.source}>
          <Badge tone="premium" variant="solid">
            {i18n._(sourceNames[source])}
          </Badge>
        </span>
      </div>
      <div className={css.body}>
        <Stack space="xs">
          <h2 className={css.title} id={headId}>
            <bdi lang={language}>{title}</bdi>
          </h2>
          <Text size="xl" weight="strong">
            <RewardAmount reward={reward} />
          </Text>
          <Text size="sm" tone="muted">
            {kind === 'bonus' ? (
              <BonusTerms grant={grant} />
            ) : kind === 'points' ? (
              t`Added to your points.`
            ) : (
              t`Paid straight to your balance.`
            )}
          </Text>
          <Text size="sm" tone={hurries ? 'critical' : 'muted'}>
            {expiresAt === null ? (
              <Trans context="a reward that does not expire">
                Since <DateTime value={readyAt} show="date" />
              </Trans>
            ) : hurries ? (
              <Trans context="a reward that expires">
                <Countdown to={expiresAt} format="long" label={t`Time until it expires`} skew={skew} silent />{' '}
                left
              </Trans>
            ) : (
              <Trans context="a reward that expires">
                Until <DateTime value={expiresAt} />
              </Trans>
            )}
          </Text>
        </Stack>
        <Button fullWidth tone="premium" loading={busy} aria-describedby={headId} onClick={onClaim}>
          {t({ message: 'Claim', context: 'button: a reward' })}
        </Button>
      </div>
    </li>
  )
}
