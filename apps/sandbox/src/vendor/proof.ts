import type { betDetail, CallValue } from '@baize/api/contract'
import type { Db } from '@baize/platform/http/implement.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { eventsOf } from './bets.ts'
import { resultHash } from './results.ts'
import { betOf, type Ticket } from './tickets.ts'

export type DrawProof = CallValue<typeof betDetail>['draws'][number]

/**
 * What the vendor's book says that a bet was decided by: seeds by their hash until they may be seen. A transaction
 * that is not of this vendor has none.
 */
export async function drawsOfBet(platform: Platform, db: Db, transactionId: string): Promise<DrawProof[]> {
  const [, id] = /^bet-(.+)$/.exec(transactionId) ?? []
  if (!id) return []
  const round = await db.selectFrom('sandbox_round').selectAll().where('id', '=', id).executeTakeFirst()
  if (round) {
    const result = round.state === 'finished' ? round.symbols : null
    return bySeed(platform, db, { ...round, kind: 'round', result })
  }
  const ticket = await db.selectFrom('sandbox_ticket').selectAll().where('id', '=', id).executeTakeFirst()
  if (!ticket) return []
  if (ticket.kind === 'crash') {
    return bySeed(platform, db, { ...ticket, kind: 'flight', result: endOf(ticket) })
  }
  const kind = ticket.kind === 'lottery' ? 'draw' : 'match'
  return byEvents(platform, db, eventsOf(betOf(ticket)), kind)
}

/** Where a flight ended, revealed once it is over. */
const endOf = ({ state, crash_point }: Ticket): string | null =>
  crash_point !== null && (state === 'decided' || state === 'finished')
    ? `${Math.floor(crash_point / 100)}.${String(crash_point % 100).padStart(2, '0')}×`
    : null

interface BySeed extends Pick<DrawProof, 'kind' | 'result'> {
  readonly seed_id: string | null
  readonly nonce: bigint | null
}

async function bySeed({ secrets }: Platform, db: Db, drawn: BySeed): Promise<DrawProof[]> {
  const { seed_id, nonce, kind, result } = drawn
  if (seed_id === null) return []
  const seed = await db
    .selectFrom('sandbox_seed')
    .selectAll()
    .where('id', '=', seed_id)
    .executeTakeFirstOrThrow()
  return [
    {
      ...{ kind, result, clientSeed: seed.client_seed, nonce: Number(nonce ?? 0n) },
      serverSeedHash: seed.server_seed_hash,
      serverSeed: seed.revealed_at === null ? null : secrets.open('server-seed', seed.server_seed_sealed),
    },
  ]
}

async function byEvents(
  platform: Platform,
  db: Db,
  ids: readonly string[],
  kind: DrawProof['kind'],
): Promise<DrawProof[]> {
  const over = await db.selectFrom('sandbox_result').selectAll().where('id', 'in', ids).execute()
  return ids.map((id) => {
    const known = over.find((row) => row.id === id)
    return {
      ...{ kind, clientSeed: id, nonce: 0, result: known?.outcome ?? null },
      serverSeedHash: known?.seed_hash ?? resultHash(platform, id),
      serverSeed: known?.seed ?? null,
    }
  })
}
