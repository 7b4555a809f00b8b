import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../amount/Amount.tsx'
import { CloseIcon, ExpandIcon } from '../icons/icons.ts'
import { useNow } from '../live-clock/now.ts'
import * as css from './SessionBar.css.ts'

/** What is left of a limit that the user has set. */
export interface SessionLimit {
  /** Stable key. */
  id: string
  /** Which limit: "Loss left". */
  label: string
  /** What is left; an Amount or a text. */
  value: ReactNode
}

export interface SessionBarProps {
  /** Name of the game. */
  title: string
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
  /** When the session began, in milliseconds; undefined until it has. */
  startedAt: number | undefined
  /** What the session won or lost so far, a decimal string; undefined while it is not known. */
  net: string | undefined
  /** The wallet's balance, a decimal string. */
  balance: string | undefined
  /** Sign of the currency. */
  currency?: string
  /** What is left of the user's own limits; none where none is set. */
  limits?: readonly SessionLimit[]
  /** Play money, shown as such. @default false */
  trial?: boolean
  /** Leaves the game. */
  onExit: () => void
  onFullScreen: () => void
}

/** The line above a game: clock, time played, result, balance, close button. */
export function SessionBar({
  title,
  lang,
  startedAt,
  net,
  balance,
  currency,
  limits = [],
  trial = false,
  onExit,
  onFullScreen,
}: SessionBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const now = useNow()
  const played = now === undefined || startedAt === undefined ? undefined : Math.max(0, now - startedAt)
  return (
    <div className={css.bar}>
      <p className={css.title}>
        <bdi lang={lang}>{title}</bdi>
        {trial && (
          <span className={css.trial}>
            {t({ message: 'Play money', context: 'Mark of a free-play session' })}
          </span>
        )}
      </p>
      <dl className={css.facts}>
        <Fact label={t({ message: 'Time', context: 'Session bar of a game: time of day' })} minor>
          {now === undefined ? '–' : format.time(now)}
        </Fact>
        <Fact label={t({ message: 'Played', context: 'Session bar of a game: how long' })}>
          {played === undefined ? '–' : format.duration(played, { style: 'clock' })}
        </Fact>
        <Fact label={t({ message: 'Result', context: 'Session bar of a game: won or lost so far' })}>
          {net === undefined ? '–' : <Amount value={net} currency={currency} signed />}
        </Fact>
        <Fact label={t({ message: 'Balance', context: 'Session bar of a game' })}>
          {balance === undefined ? '–' : <Amount value={balance} currency={currency} />}
        </Fact>
        {limits.map(({ id, label, value }) => (
          <Fact key={id} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <div className={css.buttons}>
        <button
          className={css.button}
          type="button"
          data-wide-only
          aria-label={t({ message: 'Full screen', context: 'Button above a game' })}
          onClick={onFullScreen}
        >
          <ExpandIcon />
        </button>
        <button className={css.button} type="button" onClick={onExit}>
          <CloseIcon />
          <span>{t({ message: 'Exit', context: 'Leaves a game' })}</span>
        </button>
      </div>
    </div>
  )
}

function Fact({ label, minor = false, children }: { label: string; minor?: boolean; children: ReactNode }) {
  return (
    <div className={css.fact} data-minor={minor || undefined}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
