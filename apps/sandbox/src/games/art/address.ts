import { findGame, type SandboxGame } from '../catalogue.ts'
import { motifs } from './motifs/index.ts'
import { seedOf } from './paint.ts'
import { gamePicture } from './pictures.ts'
import { vendorMark } from './vendorMarks.ts'

let painter: string | undefined

/** A version of the drawing code: a digest of one image and all motifs. */
const painterMark = () => {
  painter ??= seedOf(`${gamePicture('1001')}${JSON.stringify(motifs)}`).toString(36)
  return painter
}

const marks = new Map<string, string>()

/** Changes with a game's image, without painting it. */
function pictureMark(game: SandboxGame): string {
  const known = marks.get(game.nodeId)
  if (known) return known
  const { gameCode, gameType, motif, hue, names } = game
  const mark = seedOf([painterMark(), gameCode, gameType, motif, hue, names.en].join(' ')).toString(36)
  marks.set(game.nodeId, mark)
  return mark
}

/** The path of a game's image: painted on the first request, and then cached for ever. */
export const picturePath = (game: SandboxGame): string =>
  `/sandbox/art/${game.nodeId}.svg?v=${pictureMark(game)}`

/** The path of a drawing for banners and promotions. */
export const bannerPath = (name: string): string => `/sandbox/art/banner-${name}.svg`

/** The path of the drawing of a product of the mall. */
export const productPath = (id: string): string => `/sandbox/art/mall-${id}.svg`

const vendorDigests = new Map<string, string>()

/** Changes with a vendor's mark. */
function vendorDigest(code: string): string | null {
  const known = vendorDigests.get(code)
  if (known) return known
  const svg = vendorMark(code)
  if (svg === null) return null
  const digest = seedOf(svg).toString(36)
  vendorDigests.set(code, digest)
  return digest
}

/** The path of a vendor's mark; empty for one that has none, in whose place pages show the kind of its games. */
export function vendorMarkPath(code: string): string {
  const digest = vendorDigest(code)
  return digest === null ? '' : `/sandbox/art/vendor-${code}.svg?v=${digest}`
}

export const isCurrentMark = (code: string, digest: string | null): boolean =>
  digest !== null && digest === vendorDigest(code)

/** Whether an image was requested by its current address. */
export function isCurrentPicture(nodeId: string, mark: string | null): boolean {
  const game = findGame(nodeId)
  return game !== undefined && mark === pictureMark(game)
}
