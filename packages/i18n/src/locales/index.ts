import { rows, rtlScripts, shapes } from './generated/registry.ts'

export { type LocaleWishes, negotiateLocale } from './negotiate.ts'

/** The tag (BCP 47) of one of the languages that Baize knows. */
export type Locale = (typeof rows)[number][0]

export type Direction = 'ltr' | 'rtl'

/** How a language writes numbers. The patterns hold `-` for the sign, `0` for the digits and `¤` for the symbol. */
export interface NumberShape {
  group: string
  decimal: string
  /** Digits in every group but the last, which always has three. */
  furtherGroup: number
  /** Digits that must stand before the first group mark. */
  minimumGrouping: number
  minus: string
  number: string
  percent: string
  amount: string
}

export interface LocaleEntry {
  tag: Locale
  /** The language's name in the language itself, for the language menu. */
  nativeName: string
  /** Script, ISO 15924. */
  script: string
  direction: Direction
  /** Line height that body text in this script needs. */
  lineHeight: number
  /** First day of the week; 1 is Monday, 7 Sunday. */
  firstDay: number
  numbers: NumberShape
  /** Whether Chromium's Intl lacks the language, so that our own tables stand in. */
  needsOwnData: boolean
}

function numberShape(index: number): NumberShape {
  const [group, decimal, furtherGroup, minimumGrouping, minus, number, percent, amount] =
    shapes[index] ?? shapes[0]
  return { group, decimal, furtherGroup, minimumGrouping, minus, number, percent, amount }
}

/** The 39 languages, in the order of the specification. */
export const locales: readonly LocaleEntry[] = rows.map(
  ([tag, nativeName, script, lineHeight, firstDay, shape, own]) => ({
    tag,
    nativeName,
    script,
    direction: rtlScripts.includes(script) ? 'rtl' : 'ltr',
    lineHeight,
    firstDay,
    numbers: numberShape(shape),
    needsOwnData: own === 1,
  }),
)

const byTag: ReadonlyMap<string, LocaleEntry> = new Map(locales.map((entry) => [entry.tag, entry]))

/** Whether a value is the exact tag of one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && byTag.has(value)
}

/** Everything we know of a language. */
export function localeEntry(tag: Locale): LocaleEntry {
  const entry = byTag.get(tag)
  if (!entry) throw new RangeError(`"${tag}" is not one of the languages of Baize`)
  return entry
}

export function localeDirection(tag: Locale): Direction {
  return localeEntry(tag).direction
}
