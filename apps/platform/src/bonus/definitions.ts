import { manualId } from '../content/files/bonuses.ts'
import type { OperatorContent } from '../content/files/schema.ts'
import type { GameType } from '../games/catalogue.ts'
import type { Names } from '../games/names.ts'
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

/** A bonus, as the operator's content has it (kind `bonuses`); or `manualBonus`. */
export interface BonusDefinition {
  readonly id: string
  readonly names: Names
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

/** The bonus that the platform's own parts grant, in the size that they name: of rewards, and of products of the mall. */
export const manualBonus: BonusDefinition = {
  id: manualId,
  names: {
    en: 'Bonus from us',
    km: 'ប្រាក់រង្វាន់ពីយើង',
    'zh-Hans': '平台赠送奖金',
    ar: 'مكافأة من المنصة',
  },
  trigger: { kind: 'manual' },
  award: { asGranted: true },
  ...{ base: 'bonus', multiplier: 5, offerDays: 7, wageringDays: 7 },
}

let offered: readonly BonusDefinition[] = []
let byId: ReadonlyMap<string, BonusDefinition> = new Map([[manualId, manualBonus]])

/** Has this process offer the bonuses of content from now on. */
export function setBonuses({ bonuses = [] }: Pick<OperatorContent, 'bonuses'>): void {
  const known = bonuses.map(({ name, ...bonus }) => ({ ...bonus, names: name }))
  offered = known.filter(({ off }) => !off)
  byId = new Map([...known, manualBonus].map((definition) => [definition.id, definition]))
}

/** What is offered now, in the order of the content. */
export const offeredBonuses = (): readonly BonusDefinition[] => offered

/** A bonus by its id, which grants name, those that are off among them. */
export const findBonus = (id: string): BonusDefinition | undefined => byId.get(id)

/** The bonuses that a trigger grants, those that are off among them. */
export const bonusIds = (kind: string): string[] =>
  [...byId.values()].filter(({ trigger }) => trigger.kind === kind).map(({ id }) => id)

/** The most that the regulated profile lets a bonus be wagered. */
export const regulatedMultiplier = 10

/** The multiplier as the policy of the brand has it. */
export const multiplierOf = (definition: BonusDefinition, { brand }: Settings): number =>
  brand.policyProfile === 'regulated'
    ? Math.min(definition.multiplier, regulatedMultiplier)
    : definition.multiplier
