/**
 * The platform's own texts: what its code says in English beside Khmer. Names of games, vendors and people are not
 * among them, nor what the sandbox's vendor and crowd say: those are another party's words.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { linesOf } from '../../apps/platform/src/translations/lines.ts'
import { glossaryFaults, glossaryIn, type Term } from './glossary.ts'
import { type SameWords, sameAsEnglish, sameWords } from './sameAsEnglish.ts'

const folder = 'apps/platform/src'
const sources = ['apps/platform/src', 'apps/sandbox/src']
/** Of the sandbox, what members read from its staff, its content and its chat is the platform's word, too. */
const notOurs =
  /^apps\/platform\/src\/(?:games\/|chat\/sessions\.ts$)|^apps\/sandbox\/src\/(?!pages\/chat\.ts|chat\/|operator\/|content\/)|\.test\.ts$/
/** Whose texts are put together from rows and lines: read as they are when the module has run. */
const composed = [
  'apps/platform/src/help/sections.ts',
  'apps/platform/src/vip/levels.ts',
  'apps/sandbox/src/content/promotions.ts',
]

/** Every text by its English, with the files that say it. HTML is its lines, each by itself. */
export async function platformTexts(root: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const add = (file: string, english: string) => {
    for (const line of linesOf(english)) {
      const files = found.get(line) ?? []
      found.set(line, files.includes(file) ? files : [...files, file])
    }
  }
  const files = sources.flatMap((source) => globSync(`${source}/**/*.ts`, { cwd: root }).sort())
  for (const file of files) {
    if (notOurs.test(file)) continue
    if (composed.includes(file)) for (const text of said(await import(join(root, file)))) add(file, text)
    else for (const text of written(readFileSync(join(root, file), 'utf8'))) add(file, text)
  }
  return found
}

/** What values say that have an English and a Khmer text. */
function said(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = value as Record<string, unknown>
  if (typeof own.en === 'string' && typeof own.km === 'string') return [own.en]
  return Object.values(own).flatMap(said)
}

interface Node {
  type: string
  [name: string]: unknown
}

/** What a module says in object literals that have an English and a Khmer text. */
function written(code: string): string[] {
  if (!code.includes('km:')) return []
  const found: string[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ((node as Node).type === 'ObjectExpression') {
      const values = new Map(
        ((node as Node).properties as Node[]).map((property) => [keyOf(property), property.value as Node]),
      )
      const english = textOf(values.get('en'))
      if (english !== undefined && textOf(values.get('km')) !== undefined) found.push(english)
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code, { lang: 'ts' }))
  return found
}

const keyOf = ({ key }: Node) => (key as Node | undefined)?.name ?? (key as Node | undefined)?.value

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return undefined
}

const fileOf = (root: string, tag: string) => join(root, folder, 'translations', `${tag}.json`)

/** What the platform says in a further language, by its English; empty where it is not begun. */
export function partialPlatformTexts(root: string, tag: string): Readonly<Record<string, string>> {
  const file = fileOf(root, tag)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Writes them in the order that the code says them in, without those that it says no more. */
export function writePlatform(
  root: string,
  tag: string,
  texts: Readonly<Record<string, string>>,
  order: readonly string[],
): void {
  const kept = order.flatMap((english) => (texts[english] ? [[english, texts[english]] as const] : []))
  if (kept.length > 0)
    writeFileSync(fileOf(root, tag), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** What a translation of one of the platform’s texts has against its English. */
export function platformFaults(
  english: string,
  text: string,
  tag: string,
  terms: readonly Term[],
  same: SameWords,
): string[] {
  const lost = (what: RegExp) => {
    const marks = (of: string) => (of.replaceAll(/ alt="[^"]*"/g, '').match(what) ?? []).sort().join(' ')
    return marks(english) === marks(text)
      ? []
      : [`has ${marks(text) || 'none'} for ${marks(english) || 'none'}`]
  }
  return [
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
    ...lost(/\{[\w:]+\}/g),
    ...lost(/<[^>]*>/g),
    ...lost(/\n\n/g),
    ...glossaryFaults(terms, english, text, tag),
    ...sameAsEnglish(english.replaceAll(/<[^>]*>/g, ''), text.replaceAll(/<[^>]*>/g, ''), tag, same),
  ]
}

/** How much of the platform’s texts each language of `translations` has, and what is wrong with it. */
export async function checkPlatform(root: string): Promise<{ faults: string[]; lines: string[] }> {
  const texts = await platformTexts(root)
  const same = sameWords(root)
  const faults: string[] = []
  const lines: string[] = []
  for (const name of globSync('*.json', { cwd: join(root, folder, 'translations') }).sort()) {
    const tag = name.slice(0, -'.json'.length)
    const said = Object.entries(partialPlatformTexts(root, tag))
    const terms = glossaryIn(root, tag)
    const say = (english: string, fault: string) =>
      faults.push(`${folder}/translations/${name}: "${english.slice(0, 60)}" ${fault}.`)
    for (const [english, text] of said) {
      if (!texts.has(english))
        say(english, `is said nowhere any more: npm run messages:batches -- ${tag} --read`)
      else for (const fault of platformFaults(english, text, tag, terms, same)) say(english, fault)
    }
    const known = said.filter(([english]) => texts.has(english)).length
    lines.push(
      `${tag.padEnd(8)} ${Math.floor((100 * known) / texts.size)} % of the platform’s texts, ${known} of ${texts.size}`,
    )
  }
  return { faults, lines }
}
