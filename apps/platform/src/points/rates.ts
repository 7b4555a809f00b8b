import type { GameType } from '../games/catalogue.ts'

/** Points are money of a currency of their own. */
export const pointsCurrency = 'PTS'

const point = 10_000n

/** Points for each 1.00 of valid bet, in units of 1/10,000, by category. */
export const pointsRates: Readonly<Record<GameType, bigint>> = {
  RNG: point / 4n,
  FISH: point / 4n,
  LOTT: point / 5n,
  ELOTT: point / 5n,
  SPORTS: point / 5n,
  ESPORTS: point / 5n,
  COCKFIGHT: point / 5n,
  LIVE: point / 10n,
  PVP: point / 20n,
  ARCADE: point / 4n,
  CRASH: point / 10n,
  INHOUSE: point / 4n,
  JACKPOT: point / 4n,
  MINI: point / 4n,
  TABLE: point / 10n,
}

/** How many points are 1.00 of money, whichever way they are changed. */
export const pointsRatio = 100n

/** What can be converted at a time: whole points, so that money comes in whole cents. */
export const minConverted = 100n * point
export const maxConverted = 1_000_000n * point
export const pointStep = point

/** The points that a valid bet earns, rounded down to 1/10,000. */
export function pointsFor(validBet: bigint, gameType: string): bigint {
  const rate = Object.entries(pointsRates).find(([type]) => type === gameType)?.[1] ?? 0n
  return (validBet * rate) / point
}

/** The money that whole points are worth, exactly. */
export const moneyFor = (points: bigint): bigint => points / pointsRatio
