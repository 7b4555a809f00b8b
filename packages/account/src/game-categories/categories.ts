import type { gameTypes } from '@baize/api/contract'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type GameType = (typeof gameTypes)[number]

/** The name of each game category, as menus, records and reports say it. */
export const categoryNames: Record<GameType, MessageDescriptor> = {
  LIVE: msg({ message: 'Live casino', context: 'game category' }),
  RNG: msg({ message: 'Slots', context: 'game category' }),
  SPORTS: msg({ message: 'Sports', context: 'game category' }),
  ESPORTS: msg({ message: 'E-sports', context: 'game category' }),
  PVP: msg({ message: 'Poker and cards', context: 'game category' }),
  FISH: msg({ message: 'Fishing', context: 'game category' }),
  LOTT: msg({ message: 'Lottery', context: 'game category' }),
  ELOTT: msg({ message: 'E-lottery', context: 'game category' }),
  COCKFIGHT: msg({ message: 'Cockfight', context: 'game category' }),
  INHOUSE: msg({ message: 'In-house games', context: 'game category' }),
  JACKPOT: msg({ message: 'Jackpots', context: 'game category' }),
  MINI: msg({ message: 'Mini games', context: 'game category' }),
  CRASH: msg({ message: 'Crash games', context: 'game category' }),
  ARCADE: msg({ message: 'Arcade', context: 'game category' }),
  TABLE: msg({ message: 'Table games', context: 'game category' }),
}

/** The category in words; an unknown code is shown as it is. */
export function categoryText(i18n: I18n, category: string): string {
  const known = Object.hasOwn(categoryNames, category) ? categoryNames[category as GameType] : undefined
  return known ? i18n._(known) : category
}
