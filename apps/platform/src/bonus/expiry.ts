import { transact } from '../database/index.ts'
import { balanceOf, bonusOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { endGrant, isLive, lockGrant } from './grants.ts'

const atOnce = 500

/** Ends the bonuses whose time is over: unclaimed offers, and what was not wagered in time. */
export async function expireBonuses(platform: Platform): Promise<number> {
  const at = platform.now()
  const due = await platform.db
    .selectFrom('bonus_grant')
    .select('id')
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'offered'), eb('offer_ends_at', '<=', at)]),
        and([eb('state', 'in', ['active', 'wagering']), eb('wagering_ends_at', '<=', at)]),
      ]),
    )
    .limit(atOnce)
    .execute()
  for (const { id } of due) {
    await transact(platform.database, async (unit) => {
      const grant = await lockGrant(unit.trx, id)
      if (!grant || grant.ended_at !== null) return
      const live = isLive(grant)
      const ends = live ? grant.wagering_ends_at : grant.offer_ends_at
      if (ends === null || ends > at) return
      const left = live
        ? await balanceOf(unit.trx, platform.settings.brand.currency, bonusOf(grant.member_id))
        : 0n
      await endGrant(platform, unit, grant, { state: 'expired', actor: 'job:bonus', at, left })
    })
  }
  return due.length
}
