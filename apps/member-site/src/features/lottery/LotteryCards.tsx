import { useSession } from '@baize/site'
import { Countdown } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { shownName } from '../../shared/games/tile.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { type Area, type LotteryGame, lotteryPath } from './areas.ts'
import { LastResult } from './LastResult.tsx'
import * as css from './lottery.css.ts'
import type { LotteryDraws } from './useDraws.ts'

export interface LotteryCardsProps {
  label: string
  area: Area
  games: readonly LotteryGame[]
  skew: number
  /** The last results by the lottery's code, as far as they are known. */
  results: ReadonlyMap<string, LotteryDraws['last']>
}

/**
 * Lotteries, each with the time until its bets close. A trial account that chooses one is informed that it needs an
 * account of its own.
 */
export function LotteryCards({ label, area, games, skew, results }: LotteryCardsProps) {
  const { t } = useLingui()
  const { trial } = useSession()
  const gate = useMemberGate()
  const refuse = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    event.preventDefault()
    gate({ to: 'play', name }, () => {}, event.currentTarget.getAttribute('href') ?? undefined)
  }
  return (
    <ul className={css.cards} aria-label={label}>
      {games.map((game) => {
        const last = results.get(game.gameCode)
        return (
          <li key={game.gameCode}>
            <a
              className={css.card}
              href={lotteryPath(area, game.gameCode)}
              onClick={
                trial ? (event) => refuse(event, shownName(game.displayName, game.gameCode)) : undefined
              }
            >
              <img className={css.picture} src={game.iconUrl} alt="" loading="lazy" decoding="async" />
              <span className={css.words}>
                <bdi className={css.name} lang={game.language}>
                  {shownName(game.displayName, game.gameCode)}
                </bdi>
                {game.underMaintenance ? (
                  <span className={css.detail}>
                    {t({ message: 'Under maintenance', context: 'title: a game cannot be played now' })}
                  </span>
                ) : (
                  <span className={css.detail}>
                    {t({ message: 'Bets close in', context: 'before a countdown' })}{' '}
                    <span className={css.time}>
                      <Countdown
                        silent
                        label={t({ message: 'Until bets close', context: 'name of a countdown' })}
                        to={game.closesAt}
                        skew={skew}
                        ended={t({
                          message: 'Drawing now',
                          context: 'in place of a countdown: the draw is on',
                        })}
                      />
                    </span>
                  </span>
                )}
                {last && <LastResult last={last} />}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
