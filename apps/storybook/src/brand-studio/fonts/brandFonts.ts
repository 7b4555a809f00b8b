import type { BrandFont, BrandFontFile } from '@baize/ui/brand'
import type { BrandFolder, Settings } from '../brand-folder.ts'
import { isGroup } from '../tokens-document.ts'

/** The fonts of the settings, as far as they are written: each part that is not there yet is empty, so that each keeps its place. */
export function fontsOf({ fonts }: Settings): BrandFont[] {
  return Array.isArray(fonts) ? fonts.map((font) => fontOf(isGroup(font) ? font : {})) : []
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function fontOf({ family, files, languages, licence }: Record<string, unknown>): BrandFont {
  return {
    family: textOf(family),
    files: Array.isArray(files) ? files.map((file) => fileOf(isGroup(file) ? file : {})) : [],
    languages: Array.isArray(languages) ? languages.map(String) : [],
    licence: textOf(licence),
  }
}

function fileOf({ file, weight, style }: Record<string, unknown>): BrandFontFile {
  const [from, to] = Array.isArray(weight) ? weight.map(Number) : []
  return {
    file: textOf(file),
    weight: from !== undefined && to !== undefined ? [from, to] : Number(weight),
    ...(style === 'italic' && { style }),
  }
}

/** A file of a font, ready to be shown. */
export interface FontData {
  family: string
  bytes: Uint8Array<ArrayBuffer>
  /** As CSS has it: `400`, `100 900`. */
  weight: string
  style: 'normal' | 'italic'
}

/** The weight of a file as a person writes it: `400`, or `100 900` for a variable font. */
export function weightText(weight: BrandFontFile['weight']): string {
  return Array.isArray(weight) ? weight.join(' ') : Number.isNaN(weight) ? '' : String(weight)
}

/** The weight that a text means; undefined where it means none. */
export function readWeight(text: string): BrandFontFile['weight'] | undefined {
  const [, from, to] = /^\s*(\d{1,4})(?:[\s,–-]+(\d{1,4}))?\s*$/.exec(text) ?? []
  if (from === undefined) return undefined
  return to === undefined ? Number(from) : [Number(from), Number(to)]
}

/** The files of all fonts that the folder has. */
export function fontData({ settings, files }: Pick<BrandFolder, 'settings' | 'files'>): FontData[] {
  return fontsOf(settings).flatMap((font) =>
    font.files.flatMap(({ file, weight, style = 'normal' }) => {
      const bytes = files.get(file)
      return bytes ? [{ family: font.family, bytes, weight: weightText(weight) || '400', style }] : []
    }),
  )
}

/** The name, in a folder, of a font file that was chosen: as it is called, without what a name cannot have. */
export function fontFileName(chosen: string): string {
  const kind = chosen.split('.').at(-1)?.toLowerCase() ?? ''
  const base = chosen
    .slice(0, -kind.length - 1)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${base || 'font'}.${kind}`
}
