import type { BrandFolder, Files } from '../brand-folder.ts'
import { isDraft, readDraftOf } from '../draft-file.ts'
import { openText } from '../files.ts'
import type { StudioState } from '../studio-state.ts'
import { isGroup, nameOf, type TokensDocument } from '../tokens-document.ts'
import { readZip } from './zip.ts'

/** What was opened: a whole brand, tokens alone, a draft. */
export type OpenedBrand =
  | { kind: 'brand'; source: string; brand: BrandFolder }
  | { kind: 'tokens'; source: string; document: TokensDocument }
  | { kind: 'draft'; source: string; draft: StudioState }
/** What was opened, or the sentences that say why nothing was. */
export type Opened = OpenedBrand | { kind: 'refused'; problems: readonly string[] }

/** The largest file that is read, in bytes: a brand with fonts has some 2 million. */
export const maxOpenedBytes = 20_000_000

const refused = (...problems: readonly string[]): Opened => ({ kind: 'refused', problems })

/** Reads the files of a brand's folder, by their paths within it or within one folder around it. Never throws. */
export function openFolder(files: Files, source: string): Opened {
  const [place] = [...files.keys()]
    .filter((path) => path === 'tokens.json' || path.endsWith('/tokens.json'))
    .sort((one, other) => one.length - other.length)
  if (place === undefined)
    return refused('There is no tokens.json in it: choose the folder of one brand, such as brands/loud.')
  const root = place.slice(0, -'tokens.json'.length)
  // A brand has all of its files beside brand.json: those of folders within are none of it.
  const own = new Map(
    [...files].flatMap(([path, bytes]) => {
      const name = path.startsWith(root) ? path.slice(root.length) : '/'
      return name.includes('/') ? [] : [[name, bytes] as const]
    }),
  )
  const tokens = openText(textOf(own.get('tokens.json')))
  const settings = readSettings(own.get('brand.json'))
  if ('problems' in tokens || 'problem' in settings)
    return refused(
      ...('problems' in tokens ? tokens.problems : []),
      ...('problem' in settings ? [settings.problem] : []),
    )
  own.delete('tokens.json')
  own.delete('brand.json')
  const brand = { tokens: tokens.document, settings: settings.value, files: own }
  return { kind: 'brand', source: nameOf(tokens.document) || source, brand }
}

/** Reads one file that was chosen or dropped: `tokens.json`, a zip of a folder, or a draft. Never rejects. */
export async function openBrandFile(file: File): Promise<Opened> {
  if (file.size > maxOpenedBytes) return refused('The file is larger than 20 MB: it cannot be a brand.')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      const files = readZip(bytes)
      return files ? openFolder(files, file.name) : refused('The zip cannot be read. Make it again.')
    }
    return openJson(textOf(bytes), file.name)
  } catch {
    return refused('The file could not be read. Choose it again.')
  }
}

function openJson(text: string, name: string): Opened {
  const value = parsed(text)
  const draft = readDraftOf(value)
  if (draft) return { kind: 'draft', source: draft.work.source, draft }
  if (isDraft(value)) return refused('The draft cannot be read. Have it saved and sent again.')
  const opened = openText(text)
  if ('problems' in opened) return refused(...opened.problems)
  return { kind: 'tokens', source: nameOf(opened.document) || name, document: opened.document }
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function readSettings(
  bytes: Uint8Array | undefined,
): { value: BrandFolder['settings'] } | { problem: string } {
  if (!bytes) return { problem: 'There is no brand.json in it.' }
  const value = parsed(textOf(bytes))
  return isGroup(value) ? { value } : { problem: 'brand.json must hold one JSON object.' }
}
