import type { Locale } from '../locales/index.ts'
import type { Counted } from './tables.ts'

/** The text for a number's plural category. Plural rules, unlike names, are in every browser. */
export function counted(texts: Counted, number: number, locale: Locale): string {
  return texts[new Intl.PluralRules(locale).select(number)] ?? texts.other ?? '{0}'
}
