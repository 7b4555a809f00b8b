/** Checks the catalogues against docs/glossary.md. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A term of the trade with the words that a language may use for it. */
export interface Term {
  english: string
  allowed: Readonly<Record<string, readonly string[]>>
  refused: Readonly<Record<string, readonly string[]>>
  note: string
}

/** The columns of the glossary's tables after the English one. */
const languages = ['km', 'zh-Hans'] as const
const script = { km: /[\u1780-\u17ff]+/g, 'zh-Hans': /[\p{Script=Han}]+/gu }

/** The terms of a glossary: rows of one name are one term, `a, b` in a row are two. */
export function readGlossary(text: string): Term[] {
  const found = new Map<
    string,
    { allowed: Record<string, string[]>; refused: Record<string, string[]>; notes: string[] }
  >()
  for (const line of text.split('\n')) {
    const cells = line.startsWith('| ') ? line.split('|').map((cell) => cell.trim()) : []
    const [, english = '', km = '', zh = '', note = ''] = cells
    if (!english || english === 'English' || /^-+$/.test(english)) continue
    for (const name of english.replace(/ \(.*?\)/g, '').split(', ')) {
      const key = name.toLowerCase()
      const term = found.get(key) ?? {
        allowed: { km: [], 'zh-Hans': [] },
        refused: { km: [], 'zh-Hans': [] },
        notes: [],
      }
      found.set(key, term)
      term.notes.push(note)
      for (const [index, language] of languages.entries()) {
        const refused = [...note.matchAll(/\b(?:not|never) (\S+)/g)].flatMap(
          ([, word = '']) => word.match(script[language]) ?? [],
        )
        const noted = (note.match(script[language]) ?? []).filter((word) => !refused.includes(word))
        term.refused[language]?.push(...refused)
        term.allowed[language]?.push(...([km, zh][index] ?? '').split(', ').filter(Boolean), ...noted)
      }
    }
  }
  return [...found].map(([english, { notes, ...rest }]) => ({
    english,
    ...rest,
    note: notes.filter(Boolean).join('; '),
  }))
}

export function glossaryOf(root: string): Term[] {
  return readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
}

/** The terms of a further language: `languages/glossary/<tag>.md`, with the columns English, its words, what is refused, why. */
function readFurtherGlossary(text: string, tag: string): Term[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.startsWith('| ') ? line.split('|').map((cell) => cell.trim()) : []
    const [, english = '', words = '', refused = '', note = ''] = cells
    if (!words || english === 'English' || /^-+$/.test(english)) return []
    const several = (cell: string) => cell.split(', ').filter(Boolean)
    return several(english.replace(/ \(.*?\)/g, '')).map((name) => ({
      english: name.toLowerCase(),
      allowed: { [tag]: several(words) },
      refused: { [tag]: several(refused) },
      note,
    }))
  })
}

export function glossaryIn(root: string, tag: string): Term[] {
  const file = join(root, 'languages/glossary', `${tag}.md`)
  return existsSync(file) ? readFurtherGlossary(readFileSync(file, 'utf8'), tag) : []
}

/** What a translation of a message has against the glossary, in plain sentences that follow its name. */
export function glossaryFaults(
  terms: readonly Term[],
  source: string,
  text: string,
  locale: string,
): string[] {
  const low = source.toLowerCase()
  // A soft hyphen says where a long word may break, and is no letter.
  const said = text.toLowerCase().replaceAll('\u00ad', '')
  return terms.flatMap(({ english, allowed, refused }) => {
    const own = allowed[locale] ?? []
    if (low === english && own.length > 0 && !own.some((word) => said.includes(word.toLowerCase())))
      return [`is "${english}" of the glossary, which says ${own.join(' or ')}, and not ${text}`]
    if (!new RegExp(`\\b${english.replace(/[^\w ]/g, '.')}\\b`).test(low)) return []
    return (refused[locale] ?? []).flatMap((word) =>
      said.includes(word.toLowerCase()) ? [`says ${word}, which the glossary refuses for "${english}"`] : [],
    )
  })
}
