import type { OperatorContent } from '../content/files/schema.ts'
import type { Names } from '../games/names.ts'

/** A product of the mall, as the operator's content has it (kind `products`). */
export interface Product {
  readonly id: string
  readonly kind: 'cash' | 'goods' | 'bonus'
  /** `{money:5}` is replaced by an amount in the brand's currency. */
  readonly names: Names
  /** An address at a host of pictures, or a path of the platform; empty for none. */
  readonly picture: string
  readonly points: bigint
  /** Money that cash and bonus products grant. */
  readonly amount: bigint | null
  /** How many there are in all, those that were redeemed among them. */
  readonly stock: number
  /** Not in the mall any more; records still name it. */
  readonly off: boolean
}

let products: readonly Product[] = []

/** Has this process offer the products of content from now on. */
export function setProducts({ products: next = [] }: Pick<OperatorContent, 'products'>): void {
  products = next.map(({ name, amount = null, ...product }) => ({ ...product, names: name, amount }))
}

/** What the mall shows, in its order. */
export const listedProducts = (): readonly Product[] => products.filter(({ off }) => !off)

/** A product by its id, which redemptions name, those that are off among them. */
export const findProduct = (id: string): Product | undefined => products.find((each) => each.id === id)
