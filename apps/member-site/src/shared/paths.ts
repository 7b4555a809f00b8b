import type { gameTypes } from '@baize/api/contract'

/** Every path of the site, in one table. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  /** The home page with the help centre over it; an anchor such as `#term` opens a section. */
  help: '/help',
  helpCentre: '/helpmc',
  /** The home page with the contract over it that waits for a response. */
  contract: '/contract',
  /** Table games under the path that other sites of the trade use. */
  boardGames: '/bgs',
  hot: '/hot',
  favorite: '/favorite',
  recent: '/recent',
  lottery: '/lottery',
  seaLottery: '/seaLottery',
  vnLottery: '/vnLottery',
  seamless: '/seamless',
  promotions: '/promotions',
  raffle: '/raffle',
  pointMall: '/pointMall',
  appDownload: '/m/appDownload',
  vip: '/vip',
  winners: '/winners',
  redEnvelope: '/red-envelope',
  chat: '/chat',
  member: '/member',
  security: '/member/security',
  transfer: '/member/transfer',
  deposit: '/member/deposit',
  withdraw: '/member/withdraw',
  transferUpline: '/member/transfer-upline',
  bettingRecord: '/member/betting-record',
  transactions: '/member/transactions',
  profit: '/member/profit',
  bonuses: '/member/bonuses',
  rewards: '/member/rewards',
  referral: '/member/referral',
  missions: '/member/missions',
  rebate: '/member/rebate',
  messages: '/member/messages',
  limits: '/member/limits',
  sessions: '/member/sessions',
  cases: '/member/cases',
  contracts: '/member/contracts',
} as const

/** The lottery's three paths show the same page, for which the side menu is hidden. */
export const lotteryPaths: readonly string[] = [paths.lottery, paths.seaLottery, paths.vnLottery]

type GameType = (typeof gameTypes)[number]

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
  INHOUSE: '/inhouse',
  JACKPOT: '/jackpot',
  MINI: '/mini',
  CRASH: '/crash',
  ARCADE: '/arcade',
  TABLE: '/table',
}

/** Routes with a part that differs. */
export const parameterRoutes = {
  play: '/play/:nodeId',
  memberCentre: `${paths.member}/:page?`,
  promotion: `${paths.promotions}/:id?`,
} as const

/** Where a game is played. */
export function playPath(nodeId: string): string {
  return `/play/${encodeURIComponent(nodeId)}`
}
