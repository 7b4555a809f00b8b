import type { Locale } from '../locales/index.ts'
import { table as km } from './generated/km.ts'
import { lazyTables } from './generated/tables.ts'

/** A text for each plural category of the language. `{0}` is the number. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
/** The separator of a pair; and of more, after the first, between the middle ones, before and after the last. */
type ListPattern = readonly [pair: string, first: string, middle: string, last: string, end: string]

export interface DateTable {
  /** January to December: within a date, and standing alone. */
  months: Readonly<Record<'long' | 'short' | 'aloneLong' | 'aloneShort', readonly string[]>>
  /** Sunday to Saturday. */
  weekdays: Readonly<Record<'long' | 'aloneLong' | 'aloneShort', readonly string[]>>
  /** Before and after noon. */
  periods: readonly string[]
  /** Patterns of the styles short, medium, long, full. */
  date: readonly string[]
  /** Patterns without and with seconds. */
  time: readonly string[]
  /** How a date of each style and a time are joined. */
  joined: readonly string[]
}

/** What our own code needs to write a language that a browser's Intl lacks. */
export interface FormatTable {
  dates: DateTable
  relative: Readonly<
    Record<string, { named: Readonly<Record<string, string>>; past: Counted; future: Counted }>
  >
  lists: Readonly<Record<'conjunction' | 'disjunction' | 'unit' | 'unitShort', ListPattern>>
  units: Readonly<Record<'long' | 'short', Readonly<Record<string, Counted>>>>
}

const loaded = new Map<string, FormatTable>([['km', km]])

/** Our own table for a language, where it needs one and `loadFormatTable` has loaded it. */
export function formatTable(locale: Locale): FormatTable | undefined {
  return loaded.get(locale)
}

/**
 * Loads the table of a language that browsers lack, so that the formatters write it rightly from then on. Does
 * nothing for the others. `LanguageProvider` calls it before it shows a language.
 * @throws when the request for it fails.
 */
export async function loadFormatTable(locale: Locale): Promise<void> {
  const load = lazyTables[locale]
  if (load && !loaded.has(locale)) loaded.set(locale, (await load()).table)
}
