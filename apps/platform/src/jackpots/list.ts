import { parseMoney } from '@baize/api/money'
import type { GameType } from '../games/catalogue.ts'
import type { Words } from '../games/names.ts'

export interface Jackpot {
  readonly id: string
  readonly names: Words
  readonly gameType: GameType
  /** Ten-thousandths of each settled stake that feed the pool. */
  readonly share: bigint
  /** Staked on average for one win, in cents. */
  readonly onceInCents: number
}

const cents = (amount: string): number => Number(parseMoney(amount) / 100n)

/** In this order pools are fed and locked. */
export const jackpotList: readonly Jackpot[] = [
  {
    id: 'mini',
    names: { en: 'Mini jackpot', km: 'ជេកផតតូច', 'zh-Hans': '迷你大奖', ar: 'الجائزة الصغرى' },
    gameType: 'JACKPOT',
    share: 50n,
    onceInCents: cents('2000'),
  },
  {
    id: 'major',
    names: { en: 'Major jackpot', km: 'ជេកផតធំ', 'zh-Hans': '巨型大奖', ar: 'الجائزة الكبرى' },
    gameType: 'JACKPOT',
    share: 30n,
    onceInCents: cents('100000'),
  },
  {
    id: 'grand',
    names: { en: 'Grand jackpot', km: 'ជេកផតមហាសំណាង', 'zh-Hans': '至尊大奖', ar: 'الجائزة العظمى' },
    gameType: 'JACKPOT',
    share: 20n,
    onceInCents: cents('2000000'),
  },
]

export const shareOf = ({ share }: Jackpot, stake: bigint): bigint => (stake * share) / 10_000n
