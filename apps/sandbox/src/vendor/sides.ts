/**
 * Two sides and a tie: each side draws one of 52 cards from a fresh deck (one of 13 ranks, ace low, four suits); the
 * higher rank wins. Virtual matches and pairs of balls are the same draw with other graphics. A side pays 1 to 1 and
 * returns half the stake on a tie; a tie pays 11 to 1.
 */
export const choices = ['left', 'tie', 'right'] as const
export type Choice = (typeof choices)[number]

export const isChoice = (text: string | undefined): text is Choice =>
  choices.some((choice) => choice === text)

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['spade', 'heart', 'club', 'diamond'] as const

/** The return, stake included, in halves of the stake. */
const sideWinHalves = 4
const sideTieHalves = 1
const tieWinHalves = 24

export interface Draw {
  readonly left: { readonly rank: number; readonly suit: number }
  readonly right: { readonly rank: number; readonly suit: number }
}

export function drawSides(below: (limit: number) => number): Draw {
  const card = () => {
    const place = below(ranks.length * suits.length)
    return { rank: place % ranks.length, suit: Math.floor(place / ranks.length) }
  }
  return { left: card(), right: card() }
}

function resultOf(draw: Draw): Choice {
  if (draw.left.rank === draw.right.rank) return 'tie'
  return draw.left.rank > draw.right.rank ? 'left' : 'right'
}

/** What a choice gets back for a draw, in halves of the stake. */
export function halvesOf(choice: Choice, draw: Draw): number {
  const result = resultOf(draw)
  if (choice === 'tie') return result === 'tie' ? tieWinHalves : 0
  if (result === 'tie') return sideTieHalves
  return result === choice ? sideWinHalves : 0
}

/** What the page shows: left card, right card, the side that won. */
export const symbolsOfDraw = (draw: Draw): string[] => [
  `${ranks[draw.left.rank]}-${suits[draw.left.suit]}`,
  `${ranks[draw.right.rank]}-${suits[draw.right.suit]}`,
  resultOf(draw),
]
