/**
 * What a translator works on: the untranslated texts of a language in numbered lines, and the way back.
 *
 * `npm run messages:batches -- vi` writes `.translate/vi/01.en.txt` and so on; the translator writes `01.vi.txt`
 * beside it, a line for each number; `npm run messages:batches -- vi --read` checks those and puts what has no error
 * into `languages/vi.po` and `apps/platform/src/translations/vi.json`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, PlainError, root } from '../../scripts/toolbox.mjs'
import { glossaryIn } from './glossary.ts'
import { languageFiles, readCatalogue, sourceMessages } from './languages.ts'
import { partialLocaleFaults, partialLocaleTags, writeWholeFile } from './partialLocales.ts'
import { partialPlatformTexts, platformFaults, platformTexts, writePlatform } from './platformTexts.ts'
import { sameWords } from './sameAsEnglish.ts'

/** As many as one can keep in mind, and few enough to be written in one go. */
const size = 150

interface Waiting {
  /** The id of a message, or the English of a text of the platform. */
  id: string
  text: string
  about: string
  place: string
}

/** Everything that a language lacks: the messages, those of the first screen first, then the platform's texts. */
async function waiting(from: string, tag: string): Promise<Waiting[]> {
  const file = languageFiles(from).get(tag)
  const kept = file ? readCatalogue(file, tag) : {}
  const messages = [...sourceMessages(from)]
    .filter(([id]) => !kept[id]?.translation)
    .sort(
      ([, one], [, other]) =>
        Number(other.first) - Number(one.first) || (one.rooms[0] ?? '').localeCompare(other.rooms[0] ?? ''),
    )
    .map(([id, { text, context, comments, rooms }]) => {
      const notes = [context, ...comments.filter((line) => line !== 'js-lingui-explicit-id')]
      return { id, text, about: notes.filter(Boolean).join('; '), place: rooms[0] ?? '' }
    })
  const said = partialPlatformTexts(from, tag)
  const texts = [...(await platformTexts(from))]
    .filter(([text]) => !said[text])
    .map(([text, files]) => ({ id: text, text, about: '', place: files[0] ?? '' }))
  return [...messages, ...texts]
}

/** Writes the texts that wait. @returns how many, and in how many batches */
export async function writeBatches(
  from: string,
  tag: string,
  folder: string,
): Promise<{ texts: number; batches: number }> {
  const open = await waiting(from, tag)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const batches = Math.ceil(open.length / size)
  for (let batch = 0; batch < batches; batch++) {
    const texts = open.slice(batch * size, (batch + 1) * size)
    const lines = texts.flatMap(({ text, about, place }, index) => {
      const line = `${index + 1} ${oneLine(text)}${about ? `  | ${oneLine(about)}` : ''}`
      return place === texts[index - 1]?.place ? [line] : [`# ${place}`, line]
    })
    const name = join(folder, String(batch + 1).padStart(2, '0'))
    writeFileSync(`${name}.en.txt`, `${lines.join('\n')}\n`)
    writeFileSync(`${name}.ids.json`, JSON.stringify(texts.map(({ id }) => id)))
  }
  return { texts: open.length, batches }
}

/** Reads what was translated. What has an error stays out of the language's files, and is named. */
export async function readBatches(
  from: string,
  tag: string,
  folder: string,
): Promise<{ read: number; faults: string[] }> {
  const source = sourceMessages(from)
  const texts = await platformTexts(from)
  const terms = glossaryIn(from, tag)
  const same = sameWords(from)
  const messages = new Map<string, string>()
  const platform = { ...partialPlatformTexts(from, tag) }
  const faults: string[] = []
  let read = 0
  for (const { name, number, id, text } of written(tag, folder)) {
    const message = source.get(id)
    const english = message?.text ?? id
    const found = message
      ? partialLocaleFaults(english, text, tag, terms, same)
      : texts.has(id)
        ? platformFaults(english, text, tag, terms, same)
        : ['is said nowhere any more']
    for (const fault of found) faults.push(`${name}: ${number} "${english.slice(0, 60)}" ${fault}.`)
    if (found.length > 0) continue
    read += 1
    if (message) messages.set(id, text)
    else platform[id] = text
  }
  writeWholeFile(from, tag, messages)
  writePlatform(from, tag, platform, [...texts.keys()])
  return { read, faults }
}

/** The lines that a translator wrote. */
function* written(tag: string, folder: string) {
  const end = `.${tag}.txt`
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(end)) continue
    const ids: string[] = JSON.parse(readFileSync(join(folder, name.replace(end, '.ids.json')), 'utf8'))
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const [, number = '', text = ''] = /^(\d+) (.*)$/.exec(line) ?? []
      const id = ids[Number(number) - 1]
      if (id !== undefined) yield { name, number, id, text: text.trim().replaceAll('\\n', '\n') }
    }
  }
}

const oneLine = (text: string): string => text.replaceAll('\n', '\\n')

if (import.meta.main)
  await main(async () => {
    const [tag = '', way] = process.argv.slice(2)
    if (!partialLocaleTags(root).includes(tag))
      throw new PlainError('Say which language: npm run messages:batches -- vi')
    const folder = join(root, '.translate', tag)
    if (way !== '--read') {
      const { texts, batches } = await writeBatches(root, tag, folder)
      console.log(`${texts} texts wait, in ${batches} batches: ${folder}`)
      return
    }
    if (!existsSync(folder)) throw new PlainError(`There is no ${folder}: write the batches first.`)
    const { read, faults } = await readBatches(root, tag, folder)
    for (const fault of faults) console.error(fault)
    console.log(`${read} texts read, ${faults.length} faults`)
    process.exitCode = faults.length > 0 ? 1 : 0
  })
