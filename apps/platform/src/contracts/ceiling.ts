import type { Db } from '../http/implement.ts'
import type { ContractKind } from '../settlement/terms.ts'
import { type Contract, lastsBeyond } from './contract.ts'

/** The platform's own limit: none. */
const platformCeiling = 1_000_000

/**
 * The highest rate, in millionths, that an upline may grant from an instant on: the lowest that it has itself at any
 * time from then on. Zero where it has, or will have, no contract of the kind.
 */
export async function ceilingOf(
  db: Db,
  uplineId: string | null,
  kind: ContractKind,
  from: Date,
): Promise<number> {
  if (uplineId === null) return platformCeiling
  const rows = await db
    .selectFrom('contract')
    .selectAll()
    .where('party_id', '=', uplineId)
    .where('kind', '=', kind)
    .where('valid_from', 'is not', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', from)]))
    .orderBy('valid_from')
    .execute()
  let covered: Date | null = from
  let lowest = platformCeiling
  for (const row of rows.filter((one) => lastsBeyond(one, from))) {
    if (covered === null || row.valid_from === null || row.valid_from > covered) return 0
    lowest = Math.min(lowest, row.top_rate)
    covered = row.ends_at
  }
  return covered === null ? lowest : 0
}

export interface Ending {
  readonly contract: Contract
  readonly reason: 'uplineRateLowered' | 'uplineContractEnded'
}

/**
 * Contracts further down that cannot stay when `uplineId` has only `rate` from a moment on (0: nothing any more):
 * those above it, and everything of the kind below those. With `lock` the accounts are locked on the way down, as
 * agreeing to a contract locks its upline first.
 */
export async function endingBelow(
  db: Db,
  uplineId: string,
  kind: ContractKind,
  rate: number,
  from: Date,
  lock = false,
): Promise<Ending[]> {
  const found: Ending[] = []
  let level: { id: string; rate: number }[] = [{ id: uplineId, rate }]
  while (level.length > 0) {
    const ids = level.map(({ id }) => id).sort()
    if (lock) {
      await db
        .selectFrom('member')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
    }
    const rows = await db
      .selectFrom('contract')
      .selectAll()
      .where('upline_id', 'in', ids)
      .where('kind', '=', kind)
      .where('valid_from', 'is not', null)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', from)]))
      .orderBy('id')
      .execute()
    const next = new Map<string, { id: string; rate: number }>()
    for (const contract of rows.filter((row) => lastsBeyond(row, from))) {
      const most = level.find(({ id }) => id === contract.upline_id)?.rate ?? 0
      if (contract.top_rate <= most) continue
      found.push({ contract, reason: most > 0 ? 'uplineRateLowered' : 'uplineContractEnded' })
      next.set(contract.party_id, { id: contract.party_id, rate: 0 })
    }
    level = [...next.values()]
  }
  return found
}
