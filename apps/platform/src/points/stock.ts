import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { type Product, products } from './products.ts'

/** What is left of each product. */
export async function readStock(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('mall_stock').selectAll().execute()
  const kept = new Map(rows.map((row) => [row.product_id, row.stock]))
  return new Map(products.map(({ id, stock }) => [id, kept.get(id) ?? stock]))
}

/** Takes items out of stock: of concurrent requests for the last one, one gets it. */
export async function takeStock(db: Db, product: Product, quantity: number): Promise<void> {
  await db
    .insertInto('mall_stock')
    .values({ product_id: product.id, stock: product.stock })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await db
    .updateTable('mall_stock')
    .set({ stock: sql`stock - ${quantity}` })
    .where('product_id', '=', product.id)
    .where('stock', '>=', quantity)
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
