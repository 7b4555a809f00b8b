import type { GameType } from '@baize/account'
import {
  ArcadeIcon,
  CardsIcon,
  DiceIcon,
  ELotteryIcon,
  FishIcon,
  GamepadIcon,
  InHouseIcon,
  JackpotIcon,
  LotteryIcon,
  MiniGamesIcon,
  PokerIcon,
  SlotsIcon,
  SportsIcon,
  UpIcon,
  VersusIcon,
} from '@baize/ui/icons'
import type { ReactNode } from 'react'

/** The icon of each game category, each its own. */
export const categoryIcons: Record<GameType, ReactNode> = {
  LIVE: <CardsIcon />,
  RNG: <SlotsIcon />,
  SPORTS: <SportsIcon />,
  ESPORTS: <GamepadIcon />,
  PVP: <PokerIcon />,
  FISH: <FishIcon />,
  LOTT: <LotteryIcon />,
  ELOTT: <ELotteryIcon />,
  COCKFIGHT: <VersusIcon />,
  INHOUSE: <InHouseIcon />,
  JACKPOT: <JackpotIcon />,
  MINI: <MiniGamesIcon />,
  CRASH: <UpIcon />,
  ARCADE: <ArcadeIcon />,
  TABLE: <DiceIcon />,
}
