import { DateTime, StatusLabel, type Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Match } from './match.ts'
import { Odds } from './Odds.tsx'
import * as css from './sports.css.ts'
import { Teams } from './Teams.tsx'

const states: Record<Exclude<Match['state'], 'scheduled'>, { label: MessageDescriptor; tone: Tone }> = {
  live: { label: msg({ message: 'Live', context: 'state of a match: being played' }), tone: 'positive' },
  ended: { label: msg({ message: 'Full time', context: 'state of a match: over' }), tone: 'neutral' },
  abandoned: { label: msg({ message: 'Abandoned', context: 'state of a match' }), tone: 'caution' },
  postponed: { label: msg({ message: 'Postponed', context: 'state of a match' }), tone: 'caution' },
}

export interface MatchRowProps {
  match: Match
  competition: string
  /** The figures of its vendor may be out of date. */
  stale: boolean
}

/** A match: when, who, the score, and its odds or why there are none. */
export function MatchRow({ match, competition, stale }: MatchRowProps) {
  const { t, i18n } = useLingui()
  const { state, suspended, odds } = match
  const label = state === 'scheduled' ? undefined : states[state]
  const awaited = state === 'scheduled' && odds === null
  return (
    <li className={css.match}>
      <div className={css.facts}>
        <div className={css.when}>
          <DateTime value={match.startsAt} show="time" />
          {label && <StatusLabel tone={label.tone}>{i18n._(label.label)}</StatusLabel>}
          {suspended && (
            <StatusLabel tone="caution">
              {t({ message: 'Betting suspended', context: 'state of a match: no bets for now' })}
            </StatusLabel>
          )}
        </div>
        <Teams match={match} />
      </div>
      {awaited ? (
        <p className={css.none}>{t({ message: 'Odds not out yet', context: 'on a match' })}</p>
      ) : (
        <Odds match={match} competition={competition} closed={suspended || stale} />
      )}
    </li>
  )
}
