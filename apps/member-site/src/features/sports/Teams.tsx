import { VisuallyHidden } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Match } from './match.ts'
import * as css from './sports.css.ts'

/** The two teams, one above the other, with what each has scored. */
export function Teams({ match }: { match: Match }) {
  const { t } = useLingui()
  const { home, away, language, score } = match
  return (
    <div className={css.teams}>
      <span>
        <bdi lang={language} translate="no">
          {home}
        </bdi>
      </span>
      {score ? (
        <Goals label={t({ message: `Score of ${home}`, context: 'a team' })} goals={score.home} />
      ) : (
        <span />
      )}
      <span>
        <bdi lang={language} translate="no">
          {away}
        </bdi>
      </span>
      {score ? (
        <Goals label={t({ message: `Score of ${away}`, context: 'a team' })} goals={score.away} />
      ) : (
        <span />
      )}
    </div>
  )
}

/** A figure that lights up when it changes while it is shown. */
function Goals({ label, goals }: { label: string; goals: number }) {
  const [first] = useState(goals)
  return (
    <span className={css.goals} key={goals} data-changed={goals !== first || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden> {goals}
    </span>
  )
}
