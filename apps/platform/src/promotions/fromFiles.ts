import type { OperatorContent } from '../content/files/schema.ts'
import type { Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'

/**
 * Has the file's promotions run. One that it does not name any more is deleted, or ends where members have applied for it: their
 * applications stay.
 */
export async function publishFilePromotions(
  { now }: Platform,
  { trx }: Unit,
  promotions: NonNullable<OperatorContent['promotions']>,
): Promise<void> {
  const placed = promotions.map((promotion, position) => ({ ...promotion, position }))
  for (const { id, ...promotion } of placed.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { category, position, flow, title, summary, content, picture, url } = promotion
    const row = {
      ...{ category, position, flow, picture, url },
      ...{ title: JSON.stringify(title), summary: JSON.stringify(summary), content: JSON.stringify(content) },
      ...{ reward: promotion.reward ?? 0n, needs_deposit: promotion.needsDeposit, starts_at: promotion.from },
      ...{ apply_until: promotion.applyUntil ?? null, ends_at: promotion.until ?? null },
    }
    await trx
      .insertInto('promotion')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
  const others = trx.selectFrom('promotion').select('id')
  const named = promotions.map(({ id }) => id)
  const gone = await (named.length > 0 ? others.where('id', 'not in', named) : others).execute()
  for (const { id } of gone) {
    const applied = trx.selectFrom('promotion_application').select('id').where('promotion_id', '=', id)
    if ((await applied.limit(1).execute()).length === 0)
      await trx.deleteFrom('promotion').where('id', '=', id).execute()
    else
      await trx
        .updateTable('promotion')
        .set({ ends_at: now() })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))
        .execute()
  }
}
