import { useFormat } from '@baize/i18n'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Art } from '../art/Art.tsx'
import type { ArtMotif } from '../art/motifs.ts'
import { Button } from '../button/Button.tsx'
import { CountBadge } from '../count-badge/CountBadge.tsx'
import { ClockIcon, RewardIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { Progress } from '../progress/Progress.tsx'
import { StatusLabel } from '../status-label/StatusLabel.tsx'
import * as css from './MissionCard.css.ts'
import { missionStatuses, missionTones, shareOf } from './missionStatuses.ts'

/** What a card shows of a mission. */
export interface Mission {
  /** The mission's id. */
  id: string
  /** Its title, plain text. */
  title: string
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  /** What is counted: "Valid bet on live tables". */
  metric: string
  /** The member's progress; a decimal string. */
  progress: string
  /** What is to be reached; a decimal string. */
  target: string
  /** Sign of the currency, where the metric is money; without one, figures are plain counts. */
  currency?: string | undefined
  /** What is won, plain text: "$8.00", "200 points". */
  reward: string
  /** When its window opens; ISO 8601 or milliseconds. */
  from?: string | number | undefined
  /** When its window shuts; ISO 8601 or milliseconds. */
  until?: string | number | undefined
  /** One of `missionStatuses`; of another one the card says that it is not known, and offers nothing. */
  status: string
  /** How many of its rewards wait to be claimed, where one can be earned several times. @default 1 while claimable */
  claims?: number | undefined
  /** The built-in image. @default 'trophy' */
  motif?: ArtMotif | undefined
}

export interface MissionCardProps extends CommonProps<HTMLElement> {
  /** The mission. */
  mission: Mission
  /** Called to claim the reward. */
  onClaim: (missionId: string) => void
  /** Whether a claim is being sent. @default false */
  loading?: boolean
  /** Place of the title in the outline. @default 3 */
  level?: 2 | 3 | 4
}

/** A mission: what is counted, how far one has come, until when, for which reward. */
export function MissionCard({ mission, onClaim, loading = false, level = 3, ...root }: MissionCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const titleId = useId()
  const {
    id,
    title,
    lang,
    metric,
    progress,
    target,
    currency,
    reward,
    from,
    until,
    motif = 'trophy',
  } = mission
  const status = missionStatuses.find((each) => each === mission.status)
  const claims = status === 'claimable' ? (mission.claims ?? 1) : 0
  const Title = `h${level}` as const
  const figure = (value: string) =>
    currency === undefined ? format.number(value) : format.amount(value, { symbol: currency })
  const opens = from === undefined ? undefined : format.dateTime(from)
  const shuts = until === undefined ? undefined : format.dateTime(until)
  const words = {
    upcoming: t({ message: 'Coming soon', context: 'Status of a mission' }),
    locked: t({ message: 'Locked', context: 'Status of a mission that another one must precede' }),
    running: t({ message: 'In progress', context: 'Status of a mission' }),
    claimable: t({ message: 'Reached', context: 'Status of a mission whose reward can be claimed' }),
    inProcess: t({ message: 'Reward in process', context: 'Status of a mission' }),
    claimed: t({ message: 'Reward claimed', context: 'Status of a mission' }),
    missed: t({ message: 'Missed', context: 'Status of a mission whose time is over' }),
  }
  return (
    <article className={css.card} data-status={status} aria-labelledby={titleId} {...commonProps(root)}>
      {claims > 0 && (
        <span className={css.count}>
          <CountBadge
            count={claims}
            label={t({
              message: plural(claims, { one: '# reward to claim', other: '# rewards to claim' }),
              context: 'Count badge on a mission',
            })}
          />
        </span>
      )}
      <div className={css.picture}>
        <Art motif={motif} seed={id} dimmed={status === 'missed' || status === 'locked'} />
      </div>
      <div className={css.body}>
        <Title className={css.title} id={titleId}>
          <bdi lang={lang}>{title}</bdi>
        </Title>
        <Progress label={metric} value={shareOf(progress, target)} tone="premium" />
        <p className={css.figures}>
          <bdi className={css.reached} translate="no">
            {figure(progress)}
          </bdi>
          <span aria-hidden>/</span>
          <bdi translate="no">{figure(target)}</bdi>
        </p>
        <div className={css.facts}>
          <span className={css.fact}>
            <RewardIcon aria-hidden />
            <bdi className={css.reward} translate="no">
              {reward}
            </bdi>
          </span>
          {status === 'upcoming' && opens !== undefined ? (
            <span className={css.fact}>
              <ClockIcon aria-hidden />
              <span className={css.window}>
                {t({ message: `Starts ${opens}`, context: 'A mission; a date and time' })}
              </span>
            </span>
          ) : (
            shuts !== undefined && (
              <span className={css.fact}>
                <ClockIcon aria-hidden />
                <span className={css.window}>
                  {t({ message: `Until ${shuts}`, context: 'A mission; a date and time' })}
                </span>
              </span>
            )
          )}
        </div>
        <div className={css.footer}>
          <StatusLabel tone={status ? missionTones[status] : 'neutral'}>
            {status ? words[status] : t({ message: 'Status unavailable', context: 'Of a mission' })}
          </StatusLabel>
          {status === 'claimable' && (
            <Button
              size="small"
              tone="premium"
              loading={loading}
              aria-describedby={titleId}
              onClick={() => onClaim(id)}
            >
              {t({ message: 'Claim reward', context: 'Button on a mission' })}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
