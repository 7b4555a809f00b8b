/** Languages that write their words without spaces, by the script of their words. */
const scripts: Readonly<Record<string, RegExp>> = {
  km: /\p{Script=Khmer}/u,
  th: /\p{Script=Thai}/u,
  lo: /\p{Script=Lao}/u,
  my: /\p{Script=Myanmar}/u,
}

/** Signs that repeat the word before them: no line begins with one. */
const repeats = /^[\u17d7\u0e46\u0ec6]/

/**
 * What no Khmer word begins with: a consonant that ends the one before it, alone or shortened by a bantoc. Dictionaries
 * cut there where two words together look like another one.
 */
const khmerEnd = /^[\u1780-\u17a2](?:\u17cb|$)/

const zeroWidthSpace = '\u200b'
/** Keeps a browser's own dictionary from breaking the line there. */
const wordJoiner = '\u2060'

/** Whether a language writes its words without spaces, so that a browser needs a dictionary to break its lines. */
export const isSpaceless = (language: string): boolean => (language.split('-')[0] ?? '') in scripts

/**
 * A text with a zero-width space between the words of a language that writes none, as its typists do: a line then
 * breaks between words in browsers that have no dictionary of it too. Nothing is added beside spaces, punctuation, digits
 * and words of other scripts. Needs the dictionaries of a full ICU, as Node has: call it where texts are built or served.
 */
export function separateWords(text: string, language: string): string {
  const tag = language.split('-')[0] ?? ''
  const script = scripts[tag]
  if (!script?.test(text)) return text
  let separated = ''
  let before = false
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const word = isWordLike === true && script.test(segment)
    separated += before && word ? between(segment) + segment : segment
    before = word
  }
  return separated
}

function between(word: string): string {
  if (repeats.test(word)) return ''
  return khmerEnd.test(word) ? wordJoiner : zeroWidthSpace
}

/** Tags, entities, addresses, and names that are isolated: what `separateWords` must leave as it is. */
const markup = /(<[^>]*>|&#?\w+;|\u2068[^\u2069]*\u2069|https?:\/\/\S+)/

/** Like `separateWords`, for HTML and for texts with isolated names: tags, addresses and names keep every character. */
export function separateWordsInHtml(html: string, language: string): string {
  return isSpaceless(language)
    ? html
        .split(markup)
        .map((part, index) => (index % 2 === 1 ? part : separateWords(part, language)))
        .join('')
    : html
}

/** A text without what `separateWords` adds, for files, the clipboard and comparisons. */
export const joinWords = (text: string): string => text.replace(/[\u200b\u2060]/g, '')
