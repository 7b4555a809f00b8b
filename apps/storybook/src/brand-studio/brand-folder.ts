import { tokensText } from '@baize/ui/brand'
import { same } from './changes.ts'
import { named, nameOf, type TokensDocument } from './tokens-document.ts'

/** The content of `brand.json` as it is being written: it need not be whole. */
export type Settings = Readonly<Record<string, unknown>>
/** The files of a folder besides `tokens.json` and `brand.json`, by name. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** A brand as the studio works on it: the content of its folder. */
export interface BrandFolder {
  tokens: TokensDocument
  settings: Settings
  files: Files
}

function sameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === other) return true
  return one !== undefined && one.length === other?.length && one.every((byte, at) => byte === other[at])
}

/** Names of the files that two brands do not have alike, in order. */
export function changedFiles(before: Files, after: Files): string[] {
  if (before === after) return []
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !sameBytes(before.get(name), after.get(name)))
    .sort()
}

/** Whether two brands have the same content. */
export function sameBrand(one: BrandFolder, other: BrandFolder): boolean {
  return (
    one === other ||
    (same(one.tokens, other.tokens) &&
      same(one.settings, other.settings) &&
      changedFiles(one.files, other.files).length === 0)
  )
}

/** The brand under another name, which both of its documents have. */
export function renamed(brand: BrandFolder, name: string): BrandFolder {
  return { ...brand, tokens: named(brand.tokens, name), settings: { ...brand.settings, name } }
}

/** Another palette in a brand, whose settings take on the palette's name. */
export function withTokens(brand: BrandFolder, tokens: TokensDocument): BrandFolder {
  const name = nameOf(tokens) || brand.settings.name
  return { ...brand, tokens, settings: { ...brand.settings, name } }
}

/** The brand as files of its folder, ready to be written. */
export function folderFiles({ tokens, settings, files }: BrandFolder): Files {
  const text = (content: string) => new TextEncoder().encode(content)
  return new Map([
    ...files,
    ['tokens.json', text(tokensText(tokens))],
    ['brand.json', text(`${JSON.stringify(settings, null, 2)}\n`)],
  ])
}
