import type { Locale } from '../locales/index.ts'
import { intlTag } from './instant.ts'
import { formatTable } from './tables.ts'

export interface ListOptions {
  /**
   * `conjunction` joins with "and", `disjunction` with "or", `unit` with neither.
   * @default 'conjunction'
   */
  type?: 'conjunction' | 'disjunction' | 'unit'
  /**
   * How the parts of a measure are joined; `unit` only.
   * @default 'long'
   */
  style?: 'long' | 'short'
}

/** `A, B, and C`. */
export function formatList(items: readonly string[], locale: Locale, options: ListOptions = {}): string {
  const { type = 'conjunction', style = 'long' } = options
  const own = formatTable(locale)?.lists
  if (!own) return new Intl.ListFormat(intlTag(locale), { type, style }).format(items)
  const [pair, first, middle, last, end] = own[type === 'unit' && style === 'short' ? 'unitShort' : type]
  if (items.length < 2) return items.join('')
  if (items.length === 2) return items.join(pair)
  const joints = items.map((_, index) => (index === 1 ? first : index === items.length - 1 ? last : middle))
  return items.map((item, index) => (index ? joints[index] : '') + item).join('') + end
}
