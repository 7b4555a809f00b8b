import type { GameType } from '@baize/account'

/** The categories that bets can be narrowed to, in the contract's order: its schemas stay out of the page. */
export const gameTypes = [
  ...(['LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const),
  ...(['INHOUSE', 'JACKPOT', 'MINI', 'CRASH', 'ARCADE', 'TABLE'] as const),
] as const satisfies readonly GameType[]
