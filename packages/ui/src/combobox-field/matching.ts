import { joinWords } from '@baize/i18n/format'

/** One of the choices. */
export interface ComboboxOption {
  /** What is sent. */
  value: string
  /** What it is called, and found by. */
  label: string
  /** What one should know before choosing it; it is found by this too. */
  description?: string
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
  /** @default false */
  disabled?: boolean
}

/**
 * A text for comparing: without case, and without the accents of Latin, Greek, Cyrillic, Hebrew and Arabic. The vowel
 * signs of Khmer, Thai or Devanagari are letters to their readers and stay; the zero-width spaces between their words go.
 */
export function fold(text: string): string {
  return joinWords(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .trim()
}

/** Finds the options that have what was typed: those that begin with it first, then words that do, then the rest. */
export function matcher(options: readonly ComboboxOption[]) {
  const folded = options.map(({ label, description = '' }) => [fold(label), fold(description)] as const)
  return (typed: string): readonly ComboboxOption[] => {
    const wanted = fold(typed)
    if (wanted === '') return options
    const ranks: ComboboxOption[][] = [[], [], []]
    for (const [index, option] of options.entries()) {
      const [label = '', description = ''] = folded[index] ?? []
      const rank = rankOf(label, description, wanted)
      if (rank !== undefined) ranks[rank]?.push(option)
    }
    return ranks.flat()
  }
}

function rankOf(label: string, description: string, wanted: string): 0 | 1 | 2 | undefined {
  const at = label.indexOf(wanted)
  if (at === 0) return 0
  if (at > 0 && (/[^\p{L}\p{M}\p{N}]/u.test(label[at - 1] ?? '') || label.includes(` ${wanted}`))) return 1
  return at > 0 || description.includes(wanted) ? 2 : undefined
}
