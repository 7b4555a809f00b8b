import { useFormat } from '@baize/i18n'
import { SegmentedControl } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Fixtures } from './match.ts'
import type { When } from './useFixtures.ts'

export interface TimeChoiceProps {
  counts: Fixtures['counts']
  value: When
  onValueChange: (when: When) => void
}

/** Which matches are shown: the next ones, those being played, or the last results; each with how many there are. */
export function TimeChoice({ counts, value, onValueChange }: TimeChoiceProps) {
  const { t } = useLingui()
  const format = useFormat()
  const next = format.number(counts.next)
  const live = format.number(counts.live)
  const over = format.number(counts.over)
  return (
    <SegmentedControl
      label={t({ message: 'Which matches', context: 'a choice: next, being played, over' })}
      value={value}
      onValueChange={onValueChange}
      segments={[
        { value: 'next', label: t({ message: `Next (${next})`, context: 'matches, and how many' }) },
        {
          value: 'live',
          label: t({ message: `Live (${live})`, context: 'matches being played, and how many' }),
        },
        {
          value: 'over',
          label: t({ message: `Results (${over})`, context: 'matches that ended, and how many' }),
        },
      ]}
    />
  )
}
