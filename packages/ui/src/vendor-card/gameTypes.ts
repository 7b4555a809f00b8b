import type { ArtMotif } from '../art/motifs.ts'
import { hashOf } from '../game-tile/suits.ts'

/** The kinds of game a vendor has, as the platform names them; a vendor of another kind looks like a card table. */
export const vendorGameTypes = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'INHOUSE',
  'CRASH',
  'ARCADE',
  'TABLE',
  'JACKPOT',
  'MINI',
] as const

const motifs: Readonly<Record<(typeof vendorGameTypes)[number], ArtMotif>> = {
  RNG: 'reels',
  LIVE: 'roulette',
  SPORTS: 'ball',
  ESPORTS: 'gamepad',
  FISH: 'fish',
  PVP: 'cards',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  COCKFIGHT: 'rooster',
  INHOUSE: 'dice',
  CRASH: 'rocket',
  ARCADE: 'gamepad',
  TABLE: 'chips',
  JACKPOT: 'crown',
  MINI: 'dice',
}

/** The image of a kind of game. */
export function motifOfGameType(gameType: string, id: string): ArtMotif {
  const known = vendorGameTypes.find((each) => each === gameType)
  return known ? motifs[known] : hashOf(id) % 2 === 0 ? 'cards' : 'chips'
}
