import { lettersOf } from '@baize/i18n/format'

/** How many stars replace what is masked, whatever its length: the length would reveal something too. */
const STARS = '***'

/** A name for strangers' eyes: its first two letters and its last one. A name that is masked already stays as it is. */
export function maskName(name: string): string {
  const trimmed = name.trim()
  if (trimmed.includes('*')) return trimmed
  const letters = lettersOf(trimmed)
  const [start, end] = letters.length < 5 ? [1, 0] : [2, 1]
  return `${letters.slice(0, start).join('')}${STARS}${end ? letters.slice(-end).join('') : ''}`
}
