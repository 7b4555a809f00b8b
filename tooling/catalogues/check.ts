import { relative } from 'node:path'
import { type CatalogType, type ExtractedCatalogType, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { glossaryFaults, type Term } from './glossary.ts'
import { type SameWords, sameAsEnglish } from './sameAsEnglish.ts'
import { textFaults, translationFaults } from './textErrors.ts'

export interface Report {
  /** Plain sentences, each with its file. */
  faults: string[]
  messages: number
  catalogues: number
}

const extract = 'run "pnpm lingui extract --clean"'

/** Checks every catalogue of a lingui.config.ts against the sources it is extracted from, every translation against its source and the glossary, and the packages against one another; and to what may read as the English does, where that is listed. */
export async function checkCatalogues(
  configPath: string,
  terms: readonly Term[] = [],
  same?: SameWords,
): Promise<Report> {
  const config = getConfig({ configPath })
  const root = config.rootDir ?? process.cwd()
  const report: Report = { faults: [], messages: 0, catalogues: 0 }
  const said = new Map<string, Said>()
  for (const catalog of await getCatalogs(config)) {
    const used = await catalog.collect()
    if (!used)
      throw new Error(
        `The messages below ${catalog.include.join(', ')} cannot be extracted; the reason is above.`,
      )
    report.messages += Object.keys(used).length
    for (const locale of config.locales) {
      const file = relative(root, catalog.getFilename(locale))
      const kept = await catalog.read(locale)
      const count = Object.keys(used).length
      if (!kept && count === 0) continue
      report.catalogues++
      const faults = kept
        ? catalogueFaults(used, kept, locale, locale === config.sourceLocale, terms, same)
        : [`there is no such file, and ${count} messages wait for it: ${extract}.`]
      if (kept) faults.push(...twoWays(said, used, kept, locale, file), ...alikes(used, kept))
      report.faults.push(...faults.map((fault) => `${file}: ${fault}`))
    }
  }
  return report
}

function catalogueFaults(
  used: ExtractedCatalogType,
  kept: CatalogType,
  locale: string,
  isSource: boolean,
  terms: readonly Term[],
  same: SameWords | undefined,
): string[] {
  const faults: string[] = []
  for (const [id, { message, origin }] of Object.entries(used)) {
    const source = message ?? id
    const entry = kept[id]
    const say = (text: string) => faults.push(`"${short(source)}" ${text}.`)
    if (!entry || entry.obsolete) say(`is in the code but not in the catalogue: ${extract}`)
    else {
      if (files(entry.origin) !== files(origin)) say(`has moved to ${files(origin)}: ${extract}`)
      const text = isSource ? entry.translation || source : entry.translation
      if (!text) say('has no translation')
      else {
        const faults = [...textFaults(text, locale), ...translationFaults(source, text)]
        if (!isSource) faults.push(...glossaryFaults(terms, source, text, locale))
        if (!isSource && same) faults.push(...sameAsEnglish(source, text, locale, same))
        for (const fault of faults) say(fault)
      }
    }
  }
  for (const [id, { message }] of Object.entries(kept))
    if (!Object.hasOwn(used, id))
      faults.push(`"${short(message ?? id)}" is used nowhere any more: ${extract}.`)
  return faults
}

/** Where a message was first met, and what it says there. */
interface Said {
  text: string
  file: string
}

/** What a package says otherwise than the packages before it: on one page the words of the last one would be used. */
function twoWays(
  said: Map<string, Said>,
  used: ExtractedCatalogType,
  kept: CatalogType,
  locale: string,
  file: string,
): string[] {
  const faults: string[] = []
  for (const [id, { message }] of Object.entries(used)) {
    const text = kept[id]?.translation
    if (!text) continue
    const key = `${locale} ${id}`
    const first = said.get(key)
    if (!first) said.set(key, { text, file })
    else if (first.text !== text)
      faults.push(
        `"${short(message ?? id)}" is "${short(text)}" here and "${short(first.text)}" in ${first.file}.`,
      )
  }
  return faults
}

/** Contexts whose messages stand beside each other to be chosen from, or head the columns of a table. */
const sideBySide = /^(?:filter|column|tab|games that a list shows)\b/
/** What hardly distinguishes two words: signs that repeat the last one, and spaces without width. */
const faint = /[\u17d7\u0e46\u0ec6\u200b]/g

/** Filters, tabs and columns of one place that read alike. */
export function alikes(
  used: Readonly<Record<string, { message?: string | undefined; context?: string | undefined }>>,
  kept: CatalogType,
): string[] {
  const faults: string[] = []
  const first = new Map<string, string>()
  for (const [id, { message, context = '' }] of Object.entries(used)) {
    const text = kept[id]?.translation
    if (!text || !sideBySide.test(context)) continue
    const [group = ''] = context.split(':')
    const key = `${group} ${text.replace(faint, '')}`
    const other = first.get(key)
    if (other === undefined) first.set(key, message ?? id)
    else if (other !== message)
      faults.push(`"${short(message ?? id)}" reads as "${short(other)}" does, beside it: "${short(text)}".`)
  }
  return faults
}

function files(origin: ExtractedCatalogType[string]['origin'] | undefined): string {
  return [...new Set((origin ?? []).map(([file]) => file))].sort().join(', ')
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
