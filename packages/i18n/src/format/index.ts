export { type AmountOptions, formatAmount } from './amount.ts'
export {
  type DateOptions,
  type DateTimeOptions,
  formatDate,
  formatDateTime,
  formatTime,
  monthNames,
  type TimeOptions,
  weekdayNames,
} from './date.ts'
export { noValue } from './decimal.ts'
export { type DurationOptions, formatDuration } from './duration.ts'
export { formatGmtOffset, zoneOffset } from './gmt-offset.ts'
export type { DateStyle, Instant, ZoneOptions } from './instant.ts'
export { latinDigits } from './latinDigits.ts'
export { formatList, type ListOptions } from './list.ts'
export { formatNumber, formatPercent, type NumberOptions } from './number.ts'
export { type AmountReading, type ReadAmountOptions, readAmount } from './readAmount.ts'
export {
  formatRelative,
  formatRelativeTime,
  type RelativeTimeOptions,
  type RelativeUnit,
} from './relative-time.ts'
export { loadFormatTable } from './tables.ts'
export { compareTexts, isolated, lettersOf } from './text.ts'
export { joinWords, separateWordsInHtml } from './wordBreaks.ts'
