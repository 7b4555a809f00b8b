import type { gameTypes } from '@baize/api/contract'

/** Every path of the site, in one table. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  deposit: '/member/deposit',
  withdraw: '/member/withdraw',
  bettingRecord: '/member/betting-record',
  transactions: '/member/transactions',
  security: '/member/security',
} as const

type GameType = (typeof gameTypes)[number]

/** The path of each game category. */
export const categoryPaths: Record<GameType, string> = {
  LIVE: '/live',
  RNG: '/rng',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  PVP: '/pvp',
  FISH: '/fish',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
}

/** Where a game is played. */
export function playPath(nodeId: string): string {
  return `/play/${encodeURIComponent(nodeId)}`
}
