/** Names and patterns of a language that Chromium's Intl lacks, read off Node's Intl (CLDR). Shape: `FormatTable` in src/format/tables.ts. */
const dateStyles = ['short', 'medium', 'long', 'full']
const relativeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']
const durationUnits = ['day', 'hour', 'minute', 'second']

export function formatTable(tag) {
  const locale = `${tag}-u-ca-gregory-nu-latn`
  return { dates: dates(locale), relative: relative(locale), lists: lists(locale), units: units(locale) }
}

function dates(locale) {
  const at = (month, day) => Date.UTC(2026, month, day, 13, 5, 9)
  const names = (options, type, instants) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return instants.map((instant) => format.formatToParts(instant).find((part) => part.type === type).value)
  }
  const months = Array.from({ length: 12 }, (_, month) => at(month, 21))
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 15 + day, 12))
  const table = {
    months: {
      long: names({ dateStyle: 'long' }, 'month', months),
      short: names({ dateStyle: 'medium' }, 'month', months),
      aloneLong: names({ month: 'long' }, 'month', months),
      aloneShort: names({ month: 'short' }, 'month', months),
    },
    weekdays: {
      long: names({ dateStyle: 'full' }, 'weekday', days),
      aloneLong: names({ weekday: 'long' }, 'weekday', days),
      aloneShort: names({ weekday: 'short' }, 'weekday', days),
    },
    periods: names({ hour: 'numeric', minute: 'numeric', hour12: true }, 'dayPeriod', [
      Date.UTC(2026, 0, 1, 1),
      Date.UTC(2026, 0, 1, 13),
    ]),
  }
  const pattern = (options) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    const h12 = format.resolvedOptions().hourCycle === 'h12'
    return format
      .formatToParts(Date.UTC(2026, 1, 3, 3, 5, 9))
      .map((part) => token(part, h12))
      .join('')
  }
  const date = dateStyles.map((dateStyle) => pattern({ dateStyle }))
  const time = ['short', 'medium'].map((timeStyle) => pattern({ timeStyle }))
  const joined = dateStyles.map((dateStyle, index) => {
    const whole = pattern({ dateStyle, timeStyle: 'short' })
    if (!whole.includes(date[index]) || !whole.includes(time[0])) throw new Error(`${locale}: ${whole}`)
    return whole.replace(date[index], '{date}').replace(time[0], '{time}')
  })
  // The figures of a time and its AM or PM do not part at the end of a line.
  return { ...table, date, time: time.map((text) => text.replaceAll(' ', '\u00a0')), joined }
}

/** `{d}` 3, `{dd}` 03, `{M}` 2, `{MM}` 02, `{MMM}` a month's name, `{yy}` 26, `{y}` 2026, `{E}` a day's name, `{h}` 1-12, `{H}` 0-23, `{a}` the half of the day. */
function token({ type, value }, h12) {
  const twice = (letter) => `{${value.length === 2 ? letter + letter : letter}}`
  if (type === 'day') return twice('d')
  if (type === 'month') return /^\d+$/.test(value) ? twice('M') : '{MMM}'
  if (type === 'year') return value.length === 2 ? '{yy}' : '{y}'
  if (type === 'weekday') return '{E}'
  if (type === 'hour') return twice(h12 ? 'h' : 'H')
  if (type === 'minute') return '{mm}'
  if (type === 'second') return '{ss}'
  if (type === 'dayPeriod') return '{a}'
  // Engines disagree about thin spaces in dates; ours are ordinary ones.
  return value.replace(/[\u2009\u202f]/g, ' ')
}

/** A number of each plural category that whole numbers reach. */
function samples(locale) {
  const rules = new Intl.PluralRules(locale)
  const found = {}
  for (let number = 3; number < 200; number++) found[rules.select(number)] ??= number
  for (const number of [0, 1, 2]) found[rules.select(number)] ??= number
  return found
}

function relative(locale) {
  const always = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const auto = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const table = {}
  for (const unit of relativeUnits) {
    const named = {}
    for (const number of [-2, -1, 0, 1, 2]) {
      const parts = auto.formatToParts(number, unit)
      if (parts.length === 1 && parts[0].type === 'literal') named[number] = parts[0].value
    }
    const counted = (sign) =>
      Object.fromEntries(
        Object.entries(samples(locale)).map(([category, number]) => [
          category,
          always
            .formatToParts(sign * number, unit)
            .map((part) => (part.type === 'literal' ? part.value : '{0}'))
            .join(''),
        ]),
      )
    table[unit] = { named, past: counted(-1), future: counted(1) }
  }
  return table
}

function lists(locale) {
  const pieces = (type, style = 'long') => {
    const format = new Intl.ListFormat(locale, { type, style })
    const between = (items) =>
      format
        .formatToParts(items)
        .filter((part) => part.type === 'literal')
        .map((part) => part.value)
    const [pair] = between(['A', 'B'])
    const [first, middle, last] = between(['A', 'B', 'C', 'D'])
    const four = format.format(['A', 'B', 'C', 'D'])
    const ending = four.slice(four.indexOf('D') + 1)
    return [pair, first, middle, last, ending]
  }
  return {
    conjunction: pieces('conjunction'),
    disjunction: pieces('disjunction'),
    unit: pieces('unit'),
    unitShort: pieces('unit', 'short'),
  }
}

function units(locale) {
  const style = (unitDisplay) =>
    Object.fromEntries(
      durationUnits.map((unit) => {
        const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
        const counted = Object.entries(samples(locale)).map(([category, number]) => [
          category,
          format.formatToParts(number).reduce((out, part) => {
            if (part.type !== 'integer') return out + part.value
            return `${out}{0}`
          }, ''),
        ])
        return [unit, Object.fromEntries(counted)]
      }),
    )
  return { long: style('long'), short: style('short') }
}
