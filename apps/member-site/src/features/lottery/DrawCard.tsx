import { useFormat } from '@baize/i18n'
import { useSession } from '@baize/site'
import { Countdown, DateTime, StatusLabel } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { startPath } from '../../shared/games/startPath.ts'
import { shownName } from '../../shared/games/tile.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { LastResult } from './LastResult.tsx'
import * as css from './NextDraws.css.ts'
import type { LotteryDraws } from './useDraws.ts'

export interface DrawCardProps {
  lottery: LotteryDraws
  /** The offset of the platform's clock, in milliseconds; positive when it is ahead. */
  skew: number
  /** The time at which the countdown is paused; undefined where it runs. */
  now: number | undefined
}

/** A lottery: the time until its next draw and its last result, and a link to bet on it. */
export function DrawCard({ lottery, skew, now }: DrawCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { signedIn, trial } = useSession()
  const gate = useMemberGate()
  const { next, last, stale, asOf, underMaintenance } = lottery
  const name = shownName(lottery.displayName, lottery.gameCode)
  const path = startPath(lottery)
  const time = format.time(asOf)
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if ((signedIn && !trial) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    gate({ to: 'play', name }, () => {}, path)
  }
  const drawing = t({ message: 'Drawing now', context: 'in place of a countdown: the draw is on' })
  return (
    <a className={css.draw} href={path} onClick={ask}>
      <span className={css.name}>
        <bdi lang={lottery.language} translate="no">
          {name}
        </bdi>
      </span>
      {underMaintenance ? (
        <StatusLabel tone="caution">
          {t({ message: 'Under maintenance', context: 'title: a game cannot be played now' })}
        </StatusLabel>
      ) : stale ? (
        <StatusLabel tone="caution">
          {t({
            message: `As of ${time}, reconnecting`,
            context: 'draws and results that do not arrive; a time',
          })}
        </StatusLabel>
      ) : next ? (
        <span className={css.facts}>
          <span>{t({ message: 'Next draw in', context: 'before a countdown' })}</span>
          <span className={css.time}>
            <Countdown
              silent
              label={t({
                message: `Until the next draw of ${name}`,
                context: 'name of a countdown; a lottery',
              })}
              to={next.drawsAt}
              skew={skew}
              {...(now === undefined ? {} : { now })}
              ended={drawing}
            />
          </span>
          <span>{t({ message: 'Drawn at', context: 'before the time of the next draw' })}</span>
          <DateTime value={next.drawsAt} length="short" />
        </span>
      ) : (
        <span>{t({ message: 'No draw announced', context: 'of a lottery' })}</span>
      )}
      {last && <LastResult last={last} />}
    </a>
  )
}
