/**
 * What Node's Intl (full ICU) writes for a fixed list of values: the expectation that our formatters are held to, in
 * Node and in Chromium. Nothing of our own code is in here.
 */
const moment = Date.UTC(2026, 10, 21, 13, 5, 9)
const early = Date.UTC(2024, 1, 29, 0, 0, 0)
const zone = 'Asia/Phnom_Penh'
const styles = ['short', 'medium', 'long', 'full']

/** Each case: the formatter, its first argument, its options. */
export const cases = [
  ...[
    '0',
    '7',
    '-7.5',
    '999.999',
    '1234',
    '-1234.5678',
    '12345678.5',
    '123456789012345678901234.9999',
    '-0.009',
  ].map((value) => ['amount', value, {}]),
  ['amount', '1234.5', { signed: true }],
  ['amount', '0.001', { signed: true }],
  ['amount', '-1234.5', { symbol: '៛' }],
  ['amount', '1234.5', { symbol: '៛' }],
  ['amount', '1234.5', { symbol: 'USDT', signed: true }],
  ['amount', '-0.5', { symbol: 'USDT' }],
  ...[0, 1234, -1234567.8915, 0.1235, 1e21].map((value) => ['number', value, {}]),
  ['number', 5, { signed: true }],
  ['number', 2.5, { minimumFractionDigits: 2 }],
  ['percent', 0.1234, {}],
  ['percent', -0.5, {}],
  ['percent', 12.5, { maximumFractionDigits: 0 }],
  ...styles.map((style) => ['date', moment, { style, timeZone: zone }]),
  ['date', early, { style: 'long', timeZone: 'America/New_York' }],
  ['time', moment, { timeZone: zone }],
  ['time', early, { timeZone: 'UTC', seconds: true }],
  ...styles.map((style) => ['dateTime', moment, { style, timeZone: zone }]),
  ['dateTime', early, { style: 'medium', seconds: true, timeZone: 'UTC' }],
  ...[
    [-1, 'day'],
    [2, 'day'],
    [-3, 'minute'],
    [1, 'hour'],
    [5, 'month'],
    [0, 'second'],
    [-1, 'year'],
    [-1500, 'week'],
  ].map(([count, unit]) => ['relative', count, { unit }]),
  ['list', ['A'], {}],
  ['list', ['A', 'B'], {}],
  ['list', ['A', 'B', 'C', 'D'], {}],
  ['list', ['A', 'B'], { type: 'disjunction' }],
  ['list', ['A', 'B', 'C'], { type: 'disjunction' }],
  ['duration', 3_725_000, {}],
  ['duration', 90_061_000, { style: 'short' }],
  ['duration', 1_000, {}],
  ['monthNames', 'long', {}],
  ['monthNames', 'short', {}],
  ['weekdayNames', 'long', {}],
  ['weekdayNames', 'short', {}],
]

export function expected(tag, rtl) {
  const locale = `${tag}-u-ca-gregory-nu-latn`
  return cases.map(([call, value, options]) => {
    const text = byIntl[call](value, options, locale, rtl)
    // Engines disagree about thin spaces in dates; ours are ordinary ones.
    return /^(date|time)/.test(call) ? text.replace(/[\u2009\u202f]/g, ' ') : text
  })
}

/** Of CLDR's spaces in a time, those between the figures and AM or PM do not break at the end of a line. */
function held(format, value) {
  let text = ''
  let before
  const parts = format.formatToParts(value)
  parts.forEach((part, at) => {
    const pair = `${before} ${parts[at + 1]?.type}`
    const inside = /^(?:minute|second) dayPeriod$|^dayPeriod hour$/.test(pair)
    text += inside ? part.value.replace(/[\s\u202f]/, '\u00a0') : part.value
    before = part.type
  })
  return text
}

const byIntl = {
  amount(value, { symbol, signed }, locale, rtl) {
    const money = {
      style: 'currency',
      currency: symbol === '៛' ? 'KHR' : 'XTS',
      currencyDisplay: symbol === '៛' ? 'narrowSymbol' : 'code',
    }
    const text = new Intl.NumberFormat(locale, {
      ...(symbol && money),
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      roundingMode: 'trunc',
      signDisplay: signed ? 'exceptZero' : 'negative',
    })
      .format(value)
      .replace('XTS', 'USDT')
    // Ours is wrapped in isolates instead of CLDR's direction marks.
    return symbol && rtl ? `\u2066${text.replace(/[\u200e\u200f]/g, '')}\u2069` : text
  },
  number: (value, { signed, ...options }, locale) =>
    new Intl.NumberFormat(locale, { ...options, signDisplay: signed ? 'exceptZero' : 'negative' }).format(
      value,
    ),
  percent: (value, options, locale) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, ...options }).format(value),
  date: (value, { style, timeZone }, locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone }).format(value),
  time: (value, { seconds, timeZone }, locale) =>
    held(new Intl.DateTimeFormat(locale, { timeStyle: seconds ? 'medium' : 'short', timeZone }), value),
  dateTime: (value, { style, seconds, timeZone }, locale) =>
    held(
      new Intl.DateTimeFormat(locale, {
        dateStyle: style,
        timeStyle: seconds ? 'medium' : 'short',
        timeZone,
      }),
      value,
    ),
  relative: (value, { unit }, locale) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit),
  list: (value, options, locale) => new Intl.ListFormat(locale, options).format(value),
  duration(value, { style = 'long' }, locale) {
    const all = value / 1000
    const [days, hours, minutes, seconds] = [all / 86400, (all / 3600) % 24, (all / 60) % 60, all % 60].map(
      Math.floor,
    )
    return new Intl.DurationFormat(locale, { style }).format({ days, hours, minutes, seconds })
  },
  monthNames(month, _, locale) {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 15))).join(' | ')
  },
  weekdayNames(weekday, _, locale) {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2026, 10, 15 + index))).join(' | ')
  },
}
