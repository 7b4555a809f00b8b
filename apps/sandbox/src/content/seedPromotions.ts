import type { Platform } from '@baize/platform/platform.ts'
import { bannerPath } from '../games/art/address.ts'
import { sandboxPromotions } from './promotions.ts'

const day = 86_400_000

/** The promotions that an empty sandbox runs; existing rows are not changed. */
export async function seedPromotions({ db, now }: Platform): Promise<void> {
  const today = Math.floor(now().getTime() / day) * day
  const on = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(today + days * day)
  await db
    .insertInto('promotion')
    .values(
      sandboxPromotions.map((promotion, position) => ({
        id: promotion.id,
        category: promotion.category,
        position,
        flow: promotion.flow,
        title: JSON.stringify(promotion.title),
        summary: JSON.stringify(promotion.summary),
        content: JSON.stringify(promotion.content),
        picture: bannerPath(promotion.picture),
        url: promotion.url ?? '',
        reward: promotion.reward ?? 0n,
        needs_deposit: promotion.needsDeposit ?? false,
        starts_at: new Date(today + promotion.days.starts * day),
        apply_until: on(promotion.days.applyUntil),
        ends_at: on(promotion.days.ends),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
