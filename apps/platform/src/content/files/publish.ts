import { publishFileAnnouncements } from '../../announcements/fromFiles.ts'
import { transact, type Unit } from '../../database/index.ts'
import type { Platform } from '../../platform.ts'
import { publishFilePromotions } from '../../promotions/fromFiles.ts'
import type { OperatorContent } from './schema.ts'

/**
 * Writes content into the rows that calls read. A kind that is there is the whole of it: what it does not name
 * ends. Any number of processes may write the same.
 */
export const publishContent = (platform: Platform, content: OperatorContent): Promise<void> =>
  transact(platform.database, (unit) => publishWithin(platform, unit, content))

/** As {@link publishContent}, in the transaction of what else is written. */
export async function publishWithin(
  platform: Platform,
  unit: Unit,
  { announcements, banners, promotions, vendors }: OperatorContent,
): Promise<void> {
  await publishFileAnnouncements(platform, unit, announcements, banners)
  if (promotions) await publishFilePromotions(platform, unit, promotions)
  if (vendors) await publishVendors(unit, vendors)
}

async function publishVendors(
  { trx }: Unit,
  vendors: NonNullable<OperatorContent['vendors']>,
): Promise<void> {
  const closed = Object.entries(vendors).flatMap(([code, { underMaintenance }]) =>
    underMaintenance ? [code] : [],
  )
  // Sorted: two processes lock the rows in one order.
  for (const vassalage of closed.toSorted())
    await trx
      .insertInto('vendor_state')
      .values({ vassalage, under_maintenance: true })
      .onConflict((conflict) => conflict.column('vassalage').doUpdateSet({ under_maintenance: true }))
      .execute()
  const opened = trx
    .updateTable('vendor_state')
    .set({ under_maintenance: false })
    .where('under_maintenance', '=', true)
  await (closed.length > 0 ? opened.where('vassalage', 'not in', closed) : opened).execute()
}
