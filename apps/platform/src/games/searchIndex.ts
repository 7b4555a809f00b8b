import MiniSearch from 'minisearch'
import { type CatalogueGame, findVendor, listedGames, ofCatalogue } from './catalogue.ts'

/** Scripts that put no spaces between words: Khmer, Han, kana, Thai, Lao, Burmese. */
const unspaced = /[\p{sc=Khmer}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Myanmar}]/u
const arabic = /\p{sc=Arabic}/u
const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** Pairs of neighbouring characters: a wrong one spoils two pairs, and the others still find the name. */
function pairs(word: string): string[] {
  const parts = [...clusters.segment(word)].map(({ segment }) => segment)
  if (parts.length < 2) return parts
  return parts.slice(1).map((part, index) => `${parts[index]}${part}`)
}

/**
 * Arabic as it is typed: one form for the letters that are written in several ways, and no article, which a name may have
 * or not.
 */
const plainArabic = (word: string): string =>
  arabic.test(word)
    ? word
        .replace(/[أإآٱ]/gu, 'ا')
        .replace(/ى/gu, 'ي')
        .replace(/ؤ/gu, 'و')
        .replace(/ئ/gu, 'ي')
        .replace(/ة/gu, 'ه')
        .replace(/ـ/gu, '')
        .replace(/^ال(?=.{2})/u, '')
    : word

/** Words of a text; where a script has no spaces, pairs of characters. Width, case and accents make no difference. */
function tokens(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word) => (unspaced.test(word) ? pairs(word) : [plainArabic(word)]))
}

/** Typing slips that a word may have: none in short ones, one in every four letters after that. */
const slips = (term: string) => (unspaced.test(term) || term.length < 4 ? false : 0.25)

interface Entry {
  readonly id: string
  readonly name: string
  readonly vendor: string
  readonly code: string
}

const entryOf = ({ nodeId, names, vassalage, gameType }: CatalogueGame): Entry => ({
  id: nodeId,
  name: Object.values(names).join(' '),
  vendor: Object.values(findVendor(vassalage)?.names ?? {}).join(' '),
  code: `${vassalage} ${gameType} ${nodeId}`,
})

/** The whole catalogue in memory, made when it is first searched; it is the same in every process. */
const index = ofCatalogue(() => {
  const made = new MiniSearch<Entry>({
    fields: ['name', 'vendor', 'code'],
    tokenize: tokens,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 3, vendor: 1.5 },
      prefix: (term) => !unspaced.test(term),
      fuzzy: slips,
      weights: { fuzzy: 0.45, prefix: 0.7 },
    },
  })
  made.addAll(listedGames().map(entryOf))
  return made
})

/** What scores less than this share of the best match is not what was meant. */
const minShare = 0.35

/** Node ids that a text may mean, the nearest first. */
export function findByText(text: string): string[] {
  const found = index().search(text)
  const best = found[0]?.score ?? 0
  return found.filter(({ score }) => score >= best * minShare).map(({ id }) => String(id))
}
