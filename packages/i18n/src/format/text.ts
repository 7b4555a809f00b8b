/** The letters of a text as a reader counts them: a Khmer letter with its vowel is one, so is an emoji. */
export function lettersOf(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  )
}

/** Made when something is ordered: what it reads takes a phone longer than all else that this file does. */
let order: Intl.Collator | undefined

/** Orders two texts as a list shows them: without regard to case or accents, `Game 2` before `Game 10`. */
export function compareTexts(one: string, other: string): number {
  order ??= new Intl.Collator('und', { numeric: true, sensitivity: 'base' })
  return order.compare(one, other)
}

/**
 * A name that a user chose, for the middle of a sentence: it runs in its own direction and
 * does not affect its surroundings, whatever marks it contains. In markup of its own a `<bdi>` does that.
 */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\p{Bidi_C}\ufb1d-\ufefc]/u.test(name)
    ? `\u2068${name.replace(/\p{Bidi_C}/gu, '')}\u2069`
    : name
}
