import { useMemo } from 'react'
import { type AmountOptions, formatAmount } from '../format/amount.ts'
import {
  type DateOptions,
  type DateTimeOptions,
  formatDate,
  formatDateTime,
  formatTime,
  monthNames,
  type TimeOptions,
  weekdayNames,
} from '../format/date.ts'
import { type DurationOptions, formatDuration } from '../format/duration.ts'
import { formatGmtOffset } from '../format/gmt-offset.ts'
import type { Instant, ZoneOptions } from '../format/instant.ts'
import { formatList, type ListOptions } from '../format/list.ts'
import { formatNumber, formatPercent, type NumberOptions } from '../format/number.ts'
import { formatRelativeTime, type RelativeTimeOptions } from '../format/relative-time.ts'
import type { Locale } from '../locales/index.ts'
import { useLanguage } from './context.ts'

export type Format = ReturnType<typeof formatsOf>

/** The formatters in the page's language, and in the provider's time zone where a call names none. */
export function useFormat(): Format {
  const { locale, timeZone } = useLanguage()
  return useMemo(() => formatsOf(locale, timeZone), [locale, timeZone])
}

/** The formatters bound to a language, for use outside components. */
export function formatsOf(locale: Locale, timeZone?: string) {
  return {
    amount: (value: string | bigint, options?: AmountOptions) => formatAmount(value, locale, options),
    number: (value: number | bigint | string, options?: NumberOptions) =>
      formatNumber(value, locale, options),
    percent: (value: number | string, options?: NumberOptions) => formatPercent(value, locale, options),
    date: (instant: Instant, options?: DateOptions) => formatDate(instant, locale, { timeZone, ...options }),
    time: (instant: Instant, options?: TimeOptions) => formatTime(instant, locale, { timeZone, ...options }),
    dateTime: (instant: Instant, options?: DateTimeOptions) =>
      formatDateTime(instant, locale, { timeZone, ...options }),
    relativeTime: (instant: Instant, options?: RelativeTimeOptions) =>
      formatRelativeTime(instant, locale, options),
    duration: (milliseconds: number, options?: DurationOptions) =>
      formatDuration(milliseconds, locale, options),
    gmtOffset: (instant: Instant, options?: ZoneOptions) =>
      formatGmtOffset(instant, locale, { timeZone, ...options }),
    list: (items: readonly string[], options?: ListOptions) => formatList(items, locale, options),
    monthNames: (width?: 'long' | 'short') => monthNames(locale, width),
    weekdayNames: (width?: 'long' | 'short') => weekdayNames(locale, width),
  }
}
