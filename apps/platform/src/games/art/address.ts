import { type CatalogueGame, findGame } from '../catalogue.ts'
import { motifs } from './motifs/index.ts'
import { seedOf } from './paint.ts'
import { gamePicture } from './pictures.ts'

let painter: string | undefined

/** Changes with the way that pictures are painted: one of them and all motifs, in short. */
const painterMark = () => {
  painter ??= seedOf(`${gamePicture('1001')}${JSON.stringify(motifs)}`).toString(36)
  return painter
}

const marks = new Map<string, string>()

/** Changes with a game's picture, without painting it. */
function pictureMark(game: CatalogueGame): string {
  const known = marks.get(game.nodeId)
  if (known) return known
  const { gameCode, gameType, motif, hue, names } = game
  const mark = seedOf([painterMark(), gameCode, gameType, motif, hue, names.en].join(' ')).toString(36)
  marks.set(game.nodeId, mark)
  return mark
}

/** The path of a game's picture: painted when it is first asked for, and then kept for ever. */
export const picturePath = (game: CatalogueGame): string =>
  `/sandbox/art/${game.nodeId}.svg?v=${pictureMark(game)}`

/** Whether a picture was asked for by the address that it has now. */
export function isCurrentPicture(nodeId: string, mark: string | null): boolean {
  const game = findGame(nodeId)
  return game !== undefined && mark === pictureMark(game)
}
