import type { CatalogueGame, GameType } from './catalogue.ts'

const lotteryRoutes: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
}

/** Where the site plays a game: a lottery page by its vendor, otherwise the ordinary game screen. */
export const routeOfGame = ({ vassalage, gameCode }: CatalogueGame): string => {
  const route = Object.hasOwn(lotteryRoutes, vassalage) ? lotteryRoutes[vassalage] : undefined
  return route ? `${route}?gameCode=${gameCode}` : ''
}

/** The route when a whole vendor is chosen: its lottery page, or the list of its slots or fish games. */
export function routeOfVendor(vassalage: string, gameType: GameType): string {
  const lottery = Object.hasOwn(lotteryRoutes, vassalage) ? lotteryRoutes[vassalage] : undefined
  if (lottery) return lottery
  if (gameType === 'RNG' || gameType === 'FISH') return `/${gameType.toLowerCase()}?vassalage=${vassalage}`
  return ''
}
