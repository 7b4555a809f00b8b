import type { Brand } from './brandData.ts'
import { pngSize } from './pngSize.ts'
import { svgProblem } from './svgProblem.ts'

/** What the pictures of a brand are for: the keys of `assets` in `brand.json`. */
export const assetSlots = [
  'logo',
  'favicon',
  'appIcon',
  'smallAppIcon',
  'art',
] as const satisfies readonly (keyof Brand['assets'])[]
/** What a picture of a brand is for. */
export type AssetSlot = (typeof assetSlots)[number]

/** More than any file of a brand has, in bytes. */
export const maxFileBytes = 1_000_000

/** The side of the square that a phone or a browser draws an icon from, in pixels. */
const iconSides: Partial<Record<AssetSlot, number>> = { appIcon: 512, smallAppIcon: 192 }

/** What a kind of picture begins with; SVG is text and is read instead. */
const signatures: Readonly<Record<string, readonly [at: number, hex: string]>> = {
  png: [0, '89504e470d0a1a0a'],
  webp: [8, '57454250'],
  ico: [0, '00000100'],
}

function isPicture(kind: string, bytes: Uint8Array): boolean {
  const [at, hex] = signatures[kind] ?? [0, 'none']
  const found = bytes.subarray(at, at + hex.length / 2)
  return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hex
}

function sizeProblem(slot: AssetSlot, bytes: Uint8Array): string | undefined {
  const side = iconSides[slot]
  const size = pngSize(bytes)
  if (side === undefined || size === undefined) return undefined
  const { width, height } = size
  return width === height && width >= side
    ? undefined
    : `is ${width} × ${height} px; export it as a square of ${side} × ${side} px.`
}

/** What makes a file unfit for its place, as the rest of a sentence that begins with its name; undefined when nothing does. */
export function assetProblem(slot: AssetSlot, file: string, bytes: Uint8Array): string | undefined {
  if (bytes.length > maxFileBytes)
    return `is larger than ${maxFileBytes / 1_000_000} MB; export it smaller or with fewer details.`
  const kind = file.split('.').at(-1) ?? ''
  if (kind === 'svg') return svgProblem(new TextDecoder().decode(bytes))
  return isPicture(kind, bytes) ? sizeProblem(slot, bytes) : `is not a ${kind} picture.`
}
