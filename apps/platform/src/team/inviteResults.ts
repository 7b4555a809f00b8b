import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'

/** What the accounts that were opened by a link did since. */
export interface InviteResult {
  /** Accounts with a deposit. */
  readonly firstDeposits: number
  readonly validBet: bigint
}

export const noResult: InviteResult = { firstDeposits: 0, validBet: 0n }

/** The results of links, by link; those without accounts are left out. */
export async function inviteResults(
  db: Db,
  currency: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InviteResult>> {
  if (ids.length === 0) return new Map()
  const deposited = await db
    .selectFrom('invite_registration')
    .innerJoin('money_slot', 'money_slot.owner_id', 'invite_registration.member_id')
    .select(['invite_id', sql<bigint>`count(DISTINCT owner_id)`.as('count')])
    .where('invite_id', 'in', ids)
    .where('money_slot.type', '=', 'depositCredited')
    .where('money_slot.currency', '=', currency)
    .groupBy('invite_id')
    .execute()
  const played = await db
    .selectFrom('invite_registration')
    .innerJoin('play_slot', 'play_slot.member_id', 'invite_registration.member_id')
    .select(['invite_id', sql<string>`sum(valid_bet)::text`.as('validBet')])
    .where('invite_id', 'in', ids)
    .groupBy('invite_id')
    .execute()
  return new Map(
    ids.map((id) => [
      id,
      {
        firstDeposits: Number(deposited.find((row) => row.invite_id === id)?.count ?? 0),
        validBet: BigInt(played.find((row) => row.invite_id === id)?.validBet ?? '0'),
      },
    ]),
  )
}
