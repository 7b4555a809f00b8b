import { readTokens } from '@baize/ui/brand'
import { base64Of, bytesOfBase64 } from './base64.ts'
import type { BrandFolder } from './brand-folder.ts'
import { begin, type StudioState } from './studio-state.ts'
import { isGroup } from './tokens-document.ts'

/** What marks a file as the studio's. */
const format = 'baize-brand-draft'

/** Work as one JSON value: the brand, what it began from and what was saved. A file that is in several of them is written once. */
export function draftOf({ work, saved }: StudioState): object {
  const contents: string[] = []
  const known = new Map<string, number>()
  const placeOf = (bytes: Uint8Array) => {
    const content = base64Of(bytes)
    const place = known.get(content) ?? contents.push(content) - 1
    known.set(content, place)
    return place
  }
  const written = ({ tokens, settings, files }: BrandFolder) => ({
    tokens,
    settings,
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, placeOf(bytes)])),
  })
  const { source, start, brand } = work
  return { format, source, brand: written(brand), start: written(start), saved: written(saved), contents }
}

/** Whether a value is meant as a draft, readable or not. */
export function isDraft(value: unknown): boolean {
  return isGroup(value) && value.format === format
}

/** The work that a value stands for; undefined where it is another value. */
export function readDraftOf(value: unknown): StudioState | undefined {
  if (!isGroup(value) || value.format !== format || !Array.isArray(value.contents)) return undefined
  try {
    const contents = value.contents.map((content) => bytesOfBase64(String(content)))
    const [brand, start, saved] = [value.brand, value.start, value.saved].map((each) =>
      readBrand(each, contents),
    )
    if (!brand || !start || !saved) return undefined
    return begin({ source: String(value.source), start, brand }, saved)
  } catch {
    return undefined
  }
}

function readBrand(value: unknown, contents: readonly Uint8Array<ArrayBuffer>[]): BrandFolder | undefined {
  if (!isGroup(value) || !isGroup(value.tokens) || !isGroup(value.settings) || !isGroup(value.files))
    return undefined
  if (readTokens(value.tokens).problems.length > 0) return undefined
  const files = Object.entries(value.files).flatMap(([name, place]) => {
    const bytes = contents[Number(place)]
    return bytes ? [[name, bytes] as const] : []
  })
  return { tokens: value.tokens, settings: value.settings, files: new Map(files) }
}
