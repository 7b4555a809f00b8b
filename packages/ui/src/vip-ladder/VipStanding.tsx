import { useFormat } from '@baize/i18n'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { shareOf } from '../mission-card/missionStatuses.ts'
import * as css from './VipLadder.css.ts'
import type { VipLevel } from './VipLadder.tsx'
import { VipMedal } from './VipMedal.tsx'

interface VipStandingProps {
  place: number
  own: VipLevel | undefined
  next: VipLevel | undefined
  validBet: string
  /** When the month ends, written out. */
  monthEnds: string | undefined
  currency: string | undefined
  noteId: string
}

/** The current standing, and how far it is to keep the level and to reach the next. */
export function VipStanding({ place, own, next, validBet, monthEnds, currency, noteId }: VipStandingProps) {
  const { t } = useLingui()
  const format = useFormat()
  // As elements: text within a sentence is parsed for tags, and a name may contain some.
  const nextName = <bdi lang={next?.lang}>{next?.name}</bdi>
  const ownName = <bdi lang={own?.lang}>{own?.name}</bdi>
  return (
    <div className={css.standing}>
      <div className={css.who}>
        {place > 0 && <VipMedal place={place} size={88} />}
        <div className={css.words}>
          <p className={css.muted}>{t({ message: 'Your level', context: 'VIP' })}</p>
          <p className={css.name}>
            {own ? <bdi lang={own.lang}>{own.name}</bdi> : t({ message: 'No VIP level yet', context: 'VIP' })}
          </p>
          <p className={css.muted}>{t({ message: 'Valid bet this month', context: 'VIP' })}</p>
          <p className={css.bet} translate="no">
            {format.amount(validBet, { symbol: currency })}
          </p>
        </div>
      </div>
      <div className={css.targets}>
        {next && (
          <Target
            label={<Trans context="VIP: valid bet that brings to the next level">To reach {nextName}</Trans>}
            value={validBet}
            target={next.reach}
            currency={currency}
          />
        )}
        {own && (
          <Target
            label={<Trans context="VIP: valid bet that keeps the level">To keep {ownName}</Trans>}
            value={validBet}
            target={own.keep}
            currency={currency}
          />
        )}
        {!next && own && (
          <p className={css.muted}>{t({ message: 'You have reached the highest level.', context: 'VIP' })}</p>
        )}
        {monthEnds !== undefined && (
          <p className={css.muted} id={noteId}>
            {t({ message: `Levels reset on ${monthEnds}`, context: 'VIP; a date and time' })}
          </p>
        )}
      </div>
    </div>
  )
}

interface TargetProps {
  label: ReactNode
  value: string
  target: string
  currency: string | undefined
}

function Target({ label, value, target, currency }: TargetProps) {
  const { t } = useLingui()
  const format = useFormat()
  const labelId = useId()
  const share = shareOf(value, target)
  const wanted = format.amount(target, { symbol: currency })
  const is = format.amount(value, { symbol: currency })
  return (
    <div className={css.target}>
      <div className={css.targetHead}>
        <span id={labelId}>{label}</span>
        <span className={css.figure}>
          {share === 1
            ? t({ message: `Reached: ${wanted}`, context: 'VIP target; an amount' })
            : t({ message: `${is} of ${wanted}`, context: 'VIP target; two amounts' })}
        </span>
      </div>
      <progress className={css.bar} aria-labelledby={labelId} value={share} max={1} />
    </div>
  )
}
