import type { Locale } from '../locales/index.ts'
import expected from './generated/expected.json' with { type: 'json' }
import * as format from './index.ts'

/** What our formatters write for one case of `scripts/expected.mjs`, in the shape that Node's Intl is recorded in. */
function written(call: string, value: never, options: never, locale: Locale): string {
  switch (call) {
    case 'amount':
      return format.formatAmount(value, locale, options)
    case 'number':
      return format.formatNumber(value, locale, options)
    case 'percent':
      return format.formatPercent(value, locale, options)
    case 'date':
      return format.formatDate(value, locale, options)
    case 'time':
      return format.formatTime(value, locale, options)
    case 'dateTime':
      return format.formatDateTime(value, locale, options)
    case 'relative':
      return format.formatRelative(value, (options as { unit: format.RelativeUnit }).unit, locale)
    case 'list':
      return format.formatList(value, locale, options)
    case 'duration':
      return format.formatDuration(value, locale, options)
    case 'monthNames':
      return format.monthNames(locale, value).join(' | ')
    case 'weekdayNames':
      return format.weekdayNames(locale, value).join(' | ')
    default:
      throw new Error(`No formatter for "${call}"`)
  }
}

export interface MatrixRow {
  title: string
  ours: string
  expected: string
}

/** All cases of a language: ours in this engine, beside Node's Intl. */
export function matrix(locale: Locale): MatrixRow[] {
  const answers: readonly string[] = expected[locale]
  return expected.cases.map(([call, value, options], index) => ({
    title: `${call} ${JSON.stringify(value)} ${JSON.stringify(options)}`,
    ours: written(call as string, value as never, options as never, locale),
    expected: answers[index] ?? '',
  }))
}
