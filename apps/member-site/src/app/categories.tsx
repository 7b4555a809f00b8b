import type { GameType } from '@baize/account'
import {
  CardsIcon,
  DiceIcon,
  FishIcon,
  GamepadIcon,
  LotteryIcon,
  SportsIcon,
  VersusIcon,
  VipIcon,
} from '@baize/ui/icons'
import type { ReactNode } from 'react'

/** The picture of each game category. */
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
  INHOUSE: <DiceIcon />,
  JACKPOT: <VipIcon />,
  MINI: <DiceIcon />,
  CRASH: <GamepadIcon />,
  ARCADE: <GamepadIcon />,
  TABLE: <CardsIcon />,
}
