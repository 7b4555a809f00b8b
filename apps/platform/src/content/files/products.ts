import { z } from 'zod'
import { moneyFor } from '../../points/rates.ts'
import { amount, byId, count, id, line, picture } from './fields.ts'

const product = z.strictObject({
  id,
  kind: z.enum(['cash', 'goods', 'bonus']),
  /** `{money:5}` is replaced by an amount in the brand's currency. */
  name: line,
  picture,
  points: amount.refine((points) => points > 0n, 'must be more than 0'),
  /** Money that cash and bonus products grant. */
  amount: amount.refine((granted) => granted > 0n, 'must be more than 0').optional(),
  /** How many there are in all, those that were redeemed among them. */
  stock: count(0, 1_000_000),
  /** Not in the mall any more; records still name it. */
  off: z.boolean().default(false),
})

type Product = z.output<typeof product>

function usable(list: readonly Product[], context: z.RefinementCtx): void {
  for (const [index, { kind, points, amount: granted }] of list.entries()) {
    const problem = (message: string) =>
      context.addIssue({ code: 'custom', path: [index, 'amount'], message })
    if (kind === 'goods' && granted !== undefined) problem('is nothing that goods grant')
    if (kind !== 'goods' && granted === undefined) problem('is missing')
    // Members buy points at the same rate: what paid more would pay without end.
    if (kind === 'cash' && granted !== undefined && granted > moneyFor(points))
      problem('is more than the points convert to')
  }
}

export const products = byId(product).superRefine(usable)
