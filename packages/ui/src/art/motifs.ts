import type { ComponentType } from 'react'
import { Ball, Fish, Gamepad, Rocket, Rooster } from './play-motifs.tsx'
import { Coins, Crown, Gift, Phone, Ticket, Trophy } from './prize-motifs.tsx'
import { Cards, Chips, Dice, LotteryBalls, Reels, Roulette } from './table-motifs.tsx'

/** The subjects of the built-in images. */
export const artMotifs = [
  'cards',
  'chips',
  'dice',
  'roulette',
  'reels',
  'lottery',
  'ball',
  'fish',
  'gamepad',
  'rocket',
  'rooster',
  'coins',
  'gift',
  'crown',
  'trophy',
  'ticket',
  'phone',
] as const
/** The subject of a built-in image. */
export type ArtMotif = (typeof artMotifs)[number]

/** Who draws what. */
export const drawings: Record<ArtMotif, ComponentType> = {
  cards: Cards,
  chips: Chips,
  dice: Dice,
  roulette: Roulette,
  reels: Reels,
  lottery: LotteryBalls,
  ball: Ball,
  fish: Fish,
  gamepad: Gamepad,
  rocket: Rocket,
  rooster: Rooster,
  coins: Coins,
  gift: Gift,
  crown: Crown,
  trophy: Trophy,
  ticket: Ticket,
  phone: Phone,
}
