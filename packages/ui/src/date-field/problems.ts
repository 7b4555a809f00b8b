import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import type { DayProblem } from './days.ts'

/** What is wrong with a written day, in words. */
export function useDayProblem(min: string | undefined, max: string | undefined) {
  const { t } = useLingui()
  const format = useFormat()
  return (problem: DayProblem | undefined): string | undefined => {
    const day = (text = '') => format.date(text, { timeZone: 'UTC' })
    const [first, last] = [day(min), day(max)]
    if (problem === 'incomplete')
      return t({ message: 'Enter the day, month and year', context: 'error of a date' })
    if (problem === 'nonexistent') return t({ message: 'Enter a valid date', context: 'error of a date' })
    if (problem === 'early') return t({ message: `Choose ${first} or later`, context: 'error of a date' })
    if (problem === 'late') return t({ message: `Choose ${last} or earlier`, context: 'error of a date' })
    return undefined
  }
}
