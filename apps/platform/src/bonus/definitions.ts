import { money } from '@baize/api/money'
import type { GameType } from '../games/catalogue.ts'
import type { Words } from '../games/names.ts'
import type { Settings } from '../settings.ts'

export type BonusTrigger =
  | { readonly kind: 'signUp' }
  | { readonly kind: 'deposit'; readonly nth: number }
  | { readonly kind: 'dailyDeposit' }
  | { readonly kind: 'promoCode'; readonly code: string }
  /** Bets of at least so much, in these categories (none named: in all), once a day. */
  | { readonly kind: 'betPlaced'; readonly minStake: bigint; readonly gameTypes: readonly GameType[] }
  | {
      readonly kind: 'betSettled'
      readonly outcome: 'won' | 'lost'
      readonly minStake: bigint
      readonly gameTypes: readonly GameType[]
    }
  /** Members of a VIP level, once a month; or who return after days without play, once for each pause. */
  | {
      readonly kind: 'segment'
      readonly segment: { readonly minLevel: number } | { readonly idleDays: number }
    }
  | { readonly kind: 'manual' }

export interface BonusDefinition {
  readonly id: string
  readonly names: Words
  readonly trigger: BonusTrigger
  /**
   * A fixed amount, or a share of the deposit, of a bet's stake, up to a most. The granting person sets the size of a
   * manual one.
   */
  readonly award:
    | { readonly fixed: bigint }
    | { readonly percent: bigint; readonly most: bigint }
    | { readonly asGranted: true }
  /** What the multiplier is taken of: the bonus, or the bonus and the deposit together. */
  readonly base: 'bonus' | 'bonusAndDeposit'
  readonly multiplier: number
  /** Days to claim the offer, and days to wager it from then on. */
  readonly offerDays: number
  readonly wageringDays: number
}

const whole = (amount: number): bigint => money(BigInt(amount) * 10_000n)

/** How much of a stake counts towards wagering, in per cent, by category. */
const contribution: Readonly<Record<GameType, bigint>> = {
  RNG: 100n,
  FISH: 100n,
  LOTT: 50n,
  ELOTT: 50n,
  SPORTS: 100n,
  ESPORTS: 100n,
  COCKFIGHT: 50n,
  LIVE: 20n,
  PVP: 10n,
  INHOUSE: 100n,
  JACKPOT: 100n,
  MINI: 50n,
  CRASH: 20n,
  ARCADE: 100n,
  TABLE: 20n,
}

export const contributionOf = (gameType: string): bigint =>
  Object.entries(contribution).find(([type]) => type === gameType)?.[1] ?? 0n

/** The share of a stake that counts, rounded down to 1/10,000. */
export const countedStake = (stake: bigint, gameType: string): bigint =>
  (stake * contributionOf(gameType)) / 100n

/** Ids are stable: grants name them. */
export const bonusDefinitions: readonly BonusDefinition[] = [
  {
    id: 'welcome',
    names: { en: 'Welcome bonus', km: 'ប្រាក់រង្វាន់ស្វាគមន៍', 'zh-Hans': '欢迎奖金', ar: 'مكافأة الترحيب' },
    trigger: { kind: 'signUp' },
    award: { fixed: whole(5) },
    ...{ base: 'bonus', multiplier: 15, offerDays: 30, wageringDays: 14 },
  },
  {
    id: 'first-deposit',
    names: {
      en: 'First deposit bonus',
      km: 'ប្រាក់រង្វាន់ដាក់ប្រាក់លើកដំបូង',
      'zh-Hans': '首存奖金',
      ar: 'مكافأة الإيداع الأول',
    },
    trigger: { kind: 'deposit', nth: 1 },
    award: { percent: 100n, most: whole(100) },
    ...{ base: 'bonusAndDeposit', multiplier: 12, offerDays: 7, wageringDays: 30 },
  },
  {
    id: 'second-deposit',
    names: {
      en: 'Second deposit bonus',
      km: 'ប្រាក់រង្វាន់ដាក់ប្រាក់លើកទីពីរ',
      'zh-Hans': '二存奖金',
      ar: 'مكافأة الإيداع الثاني',
    },
    trigger: { kind: 'deposit', nth: 2 },
    award: { percent: 50n, most: whole(100) },
    ...{ base: 'bonus', multiplier: 10, offerDays: 7, wageringDays: 30 },
  },
  {
    id: 'daily-deposit',
    names: {
      en: 'Daily deposit bonus',
      km: 'ប្រាក់រង្វាន់ដាក់ប្រាក់ប្រចាំថ្ងៃ',
      'zh-Hans': '每日存款奖金',
      ar: 'مكافأة إيداع اليوم',
    },
    trigger: { kind: 'dailyDeposit' },
    award: { percent: 10n, most: whole(20) },
    ...{ base: 'bonus', multiplier: 5, offerDays: 1, wageringDays: 7 },
  },
  {
    id: 'code-emerald',
    names: { en: 'Emerald code', km: 'កូដមរកត', 'zh-Hans': '翡翠优惠码', ar: 'رمز الزمرد' },
    trigger: { kind: 'promoCode', code: 'EMERALD' },
    award: { fixed: whole(10) },
    ...{ base: 'bonus', multiplier: 8, offerDays: 3, wageringDays: 7 },
  },
  {
    id: 'code-gift',
    names: {
      en: 'No-wagering gift',
      km: 'អំណោយគ្មានលក្ខខណ្ឌភ្នាល់',
      'zh-Hans': '免流水礼金',
      ar: 'هدية بلا شرط رهان',
    },
    trigger: { kind: 'promoCode', code: 'GIFT' },
    award: { fixed: whole(1) },
    ...{ base: 'bonus', multiplier: 0, offerDays: 3, wageringDays: 7 },
  },
  {
    id: 'large-bet',
    names: {
      en: 'Large bet bonus',
      km: 'ប្រាក់រង្វាន់ភ្នាល់ធំ',
      'zh-Hans': '大额投注奖金',
      ar: 'مكافأة الرهان الكبير',
    },
    trigger: { kind: 'betPlaced', minStake: whole(200), gameTypes: [] },
    award: { fixed: whole(2) },
    ...{ base: 'bonus', multiplier: 10, offerDays: 1, wageringDays: 7 },
  },
  {
    id: 'second-chance',
    names: { en: 'Second chance', km: 'ឱកាសលើកទីពីរ', 'zh-Hans': '再来一次', ar: 'فرصة ثانية' },
    trigger: { kind: 'betSettled', outcome: 'lost', minStake: whole(100), gameTypes: [] },
    award: { percent: 10n, most: whole(20) },
    ...{ base: 'bonus', multiplier: 5, offerDays: 3, wageringDays: 7 },
  },
  {
    id: 'vip-month',
    names: {
      en: 'Monthly VIP bonus',
      km: 'ប្រាក់រង្វាន់ VIP ប្រចាំខែ',
      'zh-Hans': 'VIP 月度奖金',
      ar: 'مكافأة VIP الشهرية',
    },
    trigger: { kind: 'segment', segment: { minLevel: 3 } },
    award: { fixed: whole(20) },
    ...{ base: 'bonus', multiplier: 5, offerDays: 7, wageringDays: 14 },
  },
  {
    id: 'welcome-back',
    names: { en: 'Welcome back', km: 'សូមស្វាគមន៍ការត្រឡប់មកវិញ', 'zh-Hans': '欢迎回来', ar: 'أهلًا بعودتك' },
    trigger: { kind: 'segment', segment: { idleDays: 30 } },
    award: { fixed: whole(3) },
    ...{ base: 'bonus', multiplier: 10, offerDays: 7, wageringDays: 7 },
  },
  {
    id: 'manual',
    names: {
      en: 'Bonus from us',
      km: 'ប្រាក់រង្វាន់ពីយើង',
      'zh-Hans': '平台赠送奖金',
      ar: 'مكافأة من المنصة',
    },
    trigger: { kind: 'manual' },
    award: { asGranted: true },
    ...{ base: 'bonus', multiplier: 5, offerDays: 7, wageringDays: 7 },
  },
]

const byId = new Map(bonusDefinitions.map((definition) => [definition.id, definition]))

export const findBonus = (id: string): BonusDefinition | undefined => byId.get(id)

/** The most that the regulated profile lets a bonus be wagered. */
export const regulatedMultiplier = 10

/** The multiplier as the policy of the brand has it. */
export const multiplierOf = (definition: BonusDefinition, { brand }: Settings): number =>
  brand.policyProfile === 'regulated'
    ? Math.min(definition.multiplier, regulatedMultiplier)
    : definition.multiplier
