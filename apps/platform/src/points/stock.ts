import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { listedProducts, type Product } from './products.ts'

/** What is left of each product. */
export async function readStock(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('mall_stock').selectAll().execute()
  const taken = new Map(rows.map(({ product_id: id, stock, offered }) => [id, { stock, offered }]))
  return new Map(
    listedProducts().map(({ id, stock }) => {
      const kept = taken.get(id)
      return [id, kept ? Math.max(0, stock - (kept.offered ?? stock) + kept.stock) : stock]
    }),
  )
}

/** Takes items out of stock: of concurrent requests for the last one, one gets it. */
export async function takeStock(db: Db, product: Product, quantity: number): Promise<void> {
  await db
    .insertInto('mall_stock')
    .values({ product_id: product.id, stock: product.stock, offered: product.stock })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await db
    .updateTable('mall_stock')
    .set({ stock: sql`stock - ${quantity}` })
    .where('product_id', '=', product.id)
    .where(
      sql<boolean>`coalesce(cast(${product.stock} AS integer) - offered, 0) + stock >= cast(${quantity} AS integer)`,
    )
    .returning('stock')
    .executeTakeFirst()
  if (!taken) throw new Refusal('outOfStock')
}

export async function putBack(db: Db, productId: string, quantity: number): Promise<void> {
  await db
    .updateTable('mall_stock')
    .set({ stock: sql`stock + ${quantity}` })
    .where('product_id', '=', productId)
    .execute()
}
