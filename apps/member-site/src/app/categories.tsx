import type { gameTypes } from '@baize/api/contract'
import { CardsIcon, DiceIcon, FishIcon, GamepadIcon, LotteryIcon, SportsIcon, TrophyIcon, VersusIcon, VipIcon } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'

export type GameType = (typeof gameTypes)[number]

/** The name of each game category, as menu, section and page title say it. */
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
}

export const categoryIcons: Record<GameType, ReactNode> = {
  LIVE: <CardsIcon />,
  RNG: <DiceIcon />,
  SPORTS: <SportsIcon />,
  ESPORTS: <GamepadIcon />,
  PVP: <VipIcon />,
  FISH: <FishIcon />,
  LOTT: <LotteryIcon />,
  ELOTT: <LotteryIcon />,
  COCKFIGHT: <VersusIcon />,
}
