import { useFormat } from '@baize/i18n'
import { SelectField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Fixtures } from './match.ts'
import * as css from './sports.css.ts'
import type { FixtureFilter } from './useFixtures.ts'

export interface FixtureFiltersProps {
  fixtures: Pick<Fixtures, 'days' | 'competitions'>
  filter: FixtureFilter
  onFilterChange: (change: Partial<FixtureFilter>) => void
}

/** Narrows the matches to a day and a competition. */
export function FixtureFilters({ fixtures, filter, onFilterChange }: FixtureFiltersProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { days, competitions } = fixtures
  const counted = (name: string, matches: number) => {
    const count = format.number(matches)
    return t({
      message: `${name} (${count})`,
      context: 'a day or a competition, and how many matches it has',
    })
  }
  return (
    <div className={css.filters}>
      <SelectField
        label={t({ message: 'Day', context: 'narrows a list of matches' })}
        value={filter.day}
        onValueChange={(day) => onFilterChange({ day, competition: '' })}
        options={[
          { value: '', label: t({ message: 'All days', context: 'narrows a list of matches' }) },
          ...days.map(({ day, matches }) => ({
            value: day,
            label: counted(format.date(`${day}T00:00:00Z`, { timeZone: '+00:00' }), matches),
          })),
        ]}
      />
      <SelectField
        label={t({ message: 'Competition', context: 'narrows a list of matches' })}
        value={filter.competition}
        onValueChange={(competition) => onFilterChange({ competition })}
        options={[
          { value: '', label: t({ message: 'All competitions', context: 'narrows a list of matches' }) },
          ...competitions.map(({ id, displayName, language, matches }) => ({
            value: id,
            label: counted(displayName, matches),
            lang: language,
          })),
        ]}
      />
    </div>
  )
}
