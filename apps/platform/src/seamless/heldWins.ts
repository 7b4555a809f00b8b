import { log } from '../observability/log.ts'
import { heldWinsTotal } from '../observability/metrics.ts'
import type { Platform } from '../platform.ts'
import { keysetOf } from '../wallet/keyset.ts'
import type { Bet } from './bets.ts'
import type { AtWork } from './movement.ts'
import type { PayoutLimit } from './payoutLimits.ts'

/** Keeps a win unpaid until an operator decides. The response to the vendor is success, so it does not send it again. */
export async function holdWin(
  { trx, unit, at }: AtWork,
  bet: Bet,
  win: { readonly payout: bigint; readonly cashOut: boolean; readonly limit: PayoutLimit },
): Promise<null> {
  await trx
    .insertInto('held_win')
    .values({
      member_id: bet.member_id,
      bet_id: bet.id,
      vassalage: bet.vassalage,
      payout: win.payout,
      cash_out: win.cashOut,
      payout_limit: win.limit,
      state: 'held',
      held_at: at,
    })
    .execute()
  unit.afterCommit(() => {
    heldWinsTotal.inc({ vendor: bet.vassalage, limit: win.limit })
    log.error({ event: 'security', vendor: bet.vassalage, bet: bet.id, limit: win.limit }, 'win held')
  })
  return null
}

/** Whether a win of a bet was held and is not decided. */
export const isHeld = async ({ trx }: Pick<AtWork, 'trx'>, bet: Bet): Promise<boolean> =>
  (await trx
    .selectFrom('held_win')
    .select('bet_id')
    .where('member_id', '=', bet.member_id)
    .where('bet_id', '=', bet.id)
    .executeTakeFirst()) !== undefined

/** A page of the wins that wait for an operator, the oldest first. */
export async function waitingWins(
  { db }: Pick<Platform, 'db'>,
  query: { readonly after?: string | undefined; readonly pageSize: number },
) {
  const keyset = keysetOf(query, 'held_at', 'bet_id', 'oldest')
  const found = await db
    .selectFrom('held_win')
    .innerJoin('member', 'member.id', 'held_win.member_id')
    .select(['bet_id', 'vassalage', 'payout', 'payout_limit', 'held_at', 'member.account'])
    .where('held_win.state', '=', 'held')
    .where(keyset.where)
    .orderBy('held_at')
    .orderBy('bet_id')
    .limit(keyset.limit)
    .execute()
  return keyset.page(found, (row) => ({ at: row.held_at, id: row.bet_id }))
}
