import { useFormat } from '@baize/i18n'
import { useSession } from '@baize/site'
import { VisuallyHidden } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { selectionPath } from '../../shared/games/startPath.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import type { Match, Pick } from './match.ts'
import * as css from './sports.css.ts'

export interface OddsProps {
  match: Match
  /** What the sign-in says that it is for. */
  competition: string
  /** No bets are taken for now, or the figures may be out of date: they are shown without a link. */
  closed: boolean
}

const sides = { home: '1', draw: 'X', away: '2' } as const
const picks = ['home', 'draw', 'away'] as const

/** The odds of a match, each of which leads to its vendor's coupon with that selection. */
export function Odds({ match, competition, closed }: OddsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { signedIn, trial } = useSession()
  const gate = useMemberGate()
  const { home, away, odds } = match
  if (odds === null) return null
  const names: Record<Pick, string> = {
    home: t({ message: `${home} to win`, context: 'a bet on a match; a team' }),
    draw: t({ message: 'Draw', context: 'a bet on a match: neither team wins' }),
    away: t({ message: `${away} to win`, context: 'a bet on a match; a team' }),
  }
  const ask = (event: MouseEvent<HTMLAnchorElement>, path: string) => {
    if ((signedIn && !trial) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    gate({ to: 'play', name: competition }, () => {}, path)
  }
  return (
    <ul
      className={css.odds}
      aria-label={t({ message: `Odds: ${home} – ${away}`, context: 'name of a list; two teams' })}
    >
      {picks.map((pick) => {
        const price = odds[pick]
        if (price === null) return null
        const path = selectionPath(match, pick)
        const content = (
          <>
            <span className={css.side} aria-hidden>
              {sides[pick]}
            </span>
            <VisuallyHidden>{names[pick]}</VisuallyHidden>
            <bdi className={css.value}>
              {format.number(price, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
            </bdi>
          </>
        )
        return (
          <li key={pick}>
            {closed ? (
              <span className={css.price} data-closed>
                {content}
              </span>
            ) : (
              <a className={css.price} href={path} onClick={(event) => ask(event, path)}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
