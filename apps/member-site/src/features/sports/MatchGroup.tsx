import { useFormat } from '@baize/i18n'
import { Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { MatchRow } from './MatchRow.tsx'
import type { Fixtures, Group } from './match.ts'
import * as css from './sports.css.ts'

export interface MatchGroupProps {
  group: Group
  competitions: Fixtures['competitions']
  /** The vendors whose figures may be out of date. */
  stale: ReadonlySet<string>
}

/** The matches of a day, or those that are on now, by competition. */
export function MatchGroup({ group, competitions, stale }: MatchGroupProps) {
  const { t } = useLingui()
  const format = useFormat()
  const titles = {
    live: t({ message: 'Live now', context: 'heading: matches being played' }),
    over: t({ message: 'Just ended', context: 'heading: matches' }),
    day: format.date(`${group.day || '1970-01-01'}T00:00:00Z`, { style: 'full', timeZone: '+00:00' }),
  }
  return (
    <Stack space="sm">
      <Heading level={3} size="group">
        {titles[group.when]}
      </Heading>
      {group.competitions.map(({ id, matches }) => {
        const competition = competitions.find((each) => each.id === id)
        const name = competition?.displayName ?? ''
        return (
          <div className={css.competition} key={id}>
            <Heading level={4} size="item">
              <bdi lang={competition?.language} translate="no">
                {name}
              </bdi>
            </Heading>
            <ul className={css.matches}>
              {matches.map((match) => (
                <MatchRow
                  key={match.id}
                  match={match}
                  competition={name}
                  stale={stale.has(match.vassalage)}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </Stack>
  )
}
