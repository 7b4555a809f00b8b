import type { ErrorCode } from '@baize/api/contract'
import type { Trx, Unit } from '../database/index.ts'
import { transact } from '../database/index.ts'
import type { Context } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { requestHash } from '../idempotency/index.ts'
import { stakeableAt } from '../vendor-wallets/purses.ts'
import { wire } from '../wallet/wire.ts'
import { type PlaySession, requirePlaySession } from './playSession.ts'
import type { MovementKind, SeamlessTables } from './tables.ts'

/** What a vendor asks for, beyond the requestId, which changes with each try. */
export interface Asked {
  readonly playSession: string
  readonly roundId: string
  readonly transactionId: string
  readonly betTransactionId?: string
  readonly amount?: string
  readonly validBet?: string | undefined
}

/** What the work on a movement has in hand: everything it touches is locked by its round. */
export interface AtWork {
  readonly unit: Unit
  readonly trx: Trx
  readonly vassalage: string
  readonly session: PlaySession
  readonly round: SeamlessTables['game_round']
  readonly at: Date
}

/** A refusal that stays under the transaction's id; null when the movement was made or had nothing to do. */
type Outcome = { readonly refused: ErrorCode } | null

type Vendor = Pick<Context, 'platform'> & { readonly vendor: string }

const hashOf = (kind: MovementKind, asked: Asked, session: PlaySession): string =>
  requestHash(
    JSON.stringify([
      kind,
      session.member_id,
      asked.roundId,
      asked.betTransactionId ?? '',
      asked.amount ?? '',
      asked.validBet ?? '',
    ]),
  )

/** The round's row, locked: movements of one round happen one after another. */
async function lockRound(trx: Trx, vassalage: string, memberId: string, roundId: string) {
  const key = { vassalage, member_id: memberId, round_id: roundId }
  await trx
    .insertInto('game_round')
    .values({ ...key, state: 'open' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('game_round')
    .selectAll()
    .where('vassalage', '=', vassalage)
    .where('member_id', '=', memberId)
    .where('round_id', '=', roundId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Makes a movement once. A repeat of its transactionId, whatever its requestId, gets the stored answer; the
 * same id for something else is refused. What `work` throws leaves nothing behind, so that the vendor may
 * send it again; what it returns as refused stays.
 */
export async function moveOnce(
  { platform, vendor: vassalage }: Vendor,
  kind: MovementKind,
  asked: Asked,
  work: (atWork: AtWork) => Promise<Outcome>,
) {
  const { currency } = platform.settings.brand
  const { transactionId } = asked
  const stored = await transact(platform.database, async (unit) => {
    const { trx } = unit
    const session = await requirePlaySession(trx, vassalage, asked.playSession)
    const hash = hashOf(kind, asked, session)
    const round = await lockRound(trx, vassalage, session.member_id, asked.roundId)
    const known = await trx
      .selectFrom('vendor_transaction')
      .select(['request_hash', 'refused', 'balance'])
      .where('vassalage', '=', vassalage)
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst()
    if (known && known.request_hash !== hash) throw new Refusal('idempotencyKeyReused')
    if (known) return known
    const at = platform.now()
    const outcome = await work({ unit, trx, vassalage, session, round, at })
    const written = await trx
      .insertInto('vendor_transaction')
      .values({
        vassalage,
        transaction_id: transactionId,
        kind,
        request_hash: hash,
        member_id: session.member_id,
        refused: outcome?.refused ?? null,
        balance: await stakeableAt(trx, currency, session.member_id, vassalage),
        at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['request_hash', 'refused', 'balance'])
      .executeTakeFirst()
    // Another round was given the same id at the same moment; this work is undone.
    if (!written) throw new Refusal('idempotencyKeyReused')
    return written
  })
  const balance = wire(stored.balance ?? 0n)
  if (stored.refused) throw new Refusal(stored.refused as ErrorCode, { params: { balance } })
  return { transactionId, balance, currency }
}
