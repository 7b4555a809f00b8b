import { parseMoney } from '@baize/api/money'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type ProductKind = 'all' | 'cash' | 'goods' | 'bonus'

/** What can be chosen among the products. */
export const productKinds: readonly { id: ProductKind; label: MessageDescriptor }[] = [
  { id: 'all', label: msg({ message: 'All', context: 'kind of product' }) },
  { id: 'goods', label: msg({ message: 'Goods', context: 'kind of product' }) },
  { id: 'bonus', label: msg({ message: 'Bonuses', context: 'kind of product' }) },
  { id: 'cash', label: msg({ message: 'Cash', context: 'kind of product' }) },
]

/** Whether a number of points pays for an available product. */
export function withinReach({ points, stock }: { points: string; stock: number }, balance: string): boolean {
  return stock > 0 && parseMoney(points) <= parseMoney(balance)
}
