/** The four suits, drawn in a box of 96 by 96: the fallback where an image is missing. */
export const suits = {
  spade:
    'M48 4C48 4 12 34 12 56c0 12 9 20 19 20 6 0 11-3 14-7-1 9-5 15-11 21h28c-6-6-10-12-11-21 3 4 8 7 14 7 10 0 19-8 19-20C84 34 48 4 48 4z',
  heart:
    'M48 88C20 64 8 50 8 33 8 19 18 10 29 10c8 0 15 5 19 12 4-7 11-12 19-12 11 0 21 9 21 23 0 17-12 31-40 55z',
  diamond: 'M48 4L82 48 48 92 14 48z',
  club: 'M48 6c-11 0-19 8-19 18 0 5 2 10 5 13-2-1-5-1-7-1-10 0-19 8-19 19s9 19 19 19c7 0 13-4 17-9-1 10-5 17-11 24h30c-6-7-10-14-11-24 4 5 10 9 17 9 10 0 19-8 19-19s-9-19-19-19c-2 0-5 0-7 1 3-3 5-8 5-13C67 14 59 6 48 6z',
} as const

export const suitNames = ['spade', 'heart', 'diamond', 'club'] as const
export type Suit = (typeof suitNames)[number]

/** A number from a name, always the same one: each game gets its own art without storing any. */
export function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash
}

/** The suit of a name. */
export function suitOf(text: string): Suit {
  return suitNames[hashOf(text) % suitNames.length] ?? 'spade'
}
