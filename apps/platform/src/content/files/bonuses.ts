import { gameTypes } from '@baize/api/contract'
import { z } from 'zod'
import { amount, byId, count, id, line } from './fields.ts'

/** A promo code as it is compared: in any case and width of letters. */
export const normalCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase()

const types = z.array(z.enum(gameTypes)).default([])

const trigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signUp') }),
  z.strictObject({ kind: z.literal('deposit'), nth: count(1, 1_000) }),
  z.strictObject({ kind: z.literal('dailyDeposit') }),
  z.strictObject({
    kind: z.literal('promoCode'),
    code: z.string().max(32).transform(normalCode).pipe(z.string().min(1).max(32)),
  }),
  /** Bets of at least so much, in these categories (none named: in all), once a day. */
  z.strictObject({ kind: z.literal('betPlaced'), minStake: amount, gameTypes: types }),
  z.strictObject({
    ...{ kind: z.literal('betSettled'), outcome: z.enum(['won', 'lost']) },
    ...{ minStake: amount, gameTypes: types },
  }),
  /** Members of a VIP level, once a month; or who return after days without play, once for each pause. */
  z.strictObject({
    kind: z.literal('segment'),
    segment: z.union([
      z.strictObject({ minLevel: count(1, 100) }),
      z.strictObject({ idleDays: count(1, 3_650) }),
    ]),
  }),
])

const bonus = z.strictObject({
  id,
  name: line,
  trigger,
  /** A fixed amount, or a share of the deposit, or of a bet's stake, up to a most. */
  award: z.union([
    z.strictObject({ fixed: amount }),
    z.strictObject({ percent: count(1, 1_000).transform(BigInt), most: amount }),
  ]),
  /** What the multiplier is taken of: the bonus, or the bonus and the deposit together. */
  base: z.enum(['bonus', 'bonusAndDeposit']).default('bonus'),
  multiplier: count(0, 1_000),
  /** Days to claim the offer, and days to wager it from then on. */
  offerDays: count(1, 3_650),
  wageringDays: count(1, 3_650),
  /** Not offered any more; records still name it. */
  off: z.boolean().default(false),
})

type Bonus = z.output<typeof bonus>

/** The bonus that the platform's own parts grant: of rewards, and of products of the mall. */
export const manualId = 'manual'

const sharedTriggers: ReadonlySet<string> = new Set(['deposit', 'dailyDeposit', 'betPlaced', 'betSettled'])

function usable(list: readonly Bonus[], context: z.RefinementCtx): void {
  const codes = new Set<string>()
  for (const [index, { id: name, trigger: on, award, base }] of list.entries()) {
    const problem = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path: [index, ...path], message })
    if (name === manualId) problem(['id'], "is the platform's own")
    if (on.kind === 'promoCode') {
      if (codes.has(on.code)) problem(['trigger', 'code'], 'is there twice')
      codes.add(on.code)
    }
    if (sharedTriggers.has(on.kind)) continue
    if ('percent' in award) problem(['award'], 'is a share, but there is no deposit and no bet')
    if (base === 'bonusAndDeposit') problem(['base'], 'counts a deposit, but there is none')
  }
}

export const bonuses = byId(bonus).superRefine(usable)
