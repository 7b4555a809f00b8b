import type { ErrorCode } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Trx, Unit } from '../database/index.ts'
import { transact } from '../database/index.ts'
import type { Context } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { requestHash } from '../idempotency/index.ts'
import { stakeable } from '../vendor-wallets/wallets.ts'
import { wire } from '../wallet/wire.ts'
import { type AtPlay, requirePlaySession } from './playSession.ts'
import type { BetPart, MovementKind, SeamlessTables, VendorText } from './tables.ts'

/** A vendor's request, beyond the requestId, which changes with each try. */
export interface Asked {
  readonly playSession: string
  readonly roundId: string
  readonly transactionId: string
  readonly betTransactionId?: string
  readonly amount?: string
  readonly validBet?: string | undefined
  readonly cashOut?: boolean | undefined
  readonly parts?: readonly BetPart[] | undefined
  readonly results?: readonly VendorText[] | undefined
}

/** The context of the work on a movement: everything it touches is locked by its round. */
export interface AtWork {
  readonly unit: Unit
  readonly trx: Trx
  readonly vassalage: string
  readonly session: AtPlay
  readonly round: SeamlessTables['game_round']
  /** The bet of this movement was rolled back before it arrived. */
  readonly buried: boolean
  readonly at: Date
}

/** A refusal that stays under the transaction's id; null when the movement was made or had nothing to do. */
type Outcome = { readonly refused: ErrorCode } | null

type Vendor = Pick<Context, 'platform'> & { readonly vendor: string }

const hashOf = (kind: MovementKind, asked: Asked, session: AtPlay): string =>
  requestHash(
    JSON.stringify([
      kind,
      session.member_id,
      asked.roundId,
      asked.betTransactionId ?? '',
      asked.amount ?? '',
      asked.validBet ?? '',
      ...(asked.cashOut ? ['cashOut'] : []),
      ...(asked.parts ? [asked.parts] : []),
      ...(asked.results ? [asked.results] : []),
    ]),
  )

/** The round's row, locked, and opened when it is new: movements of one round happen one after another. */
const lockRound = (trx: Trx, vassalage: string, memberId: string, roundId: string) =>
  trx
    .insertInto('game_round')
    .values({ vassalage, member_id: memberId, round_id: roundId, state: 'open' })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'vassalage', 'round_id'])
        .doUpdateSet(({ ref }) => ({ state: ref('game_round.state') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

interface Seen {
  /** Null when the movement is new. */
  request_hash: string | null
  refused: string | null
  balance: bigint | null
  buried: boolean
}

/** The previous response to a movement, and whether its bet was rolled back before it arrived. */
async function look(trx: Trx, vassalage: string, memberId: string, asked: Asked): Promise<Seen> {
  const { rows } = await sql<Seen>`
    SELECT known.request_hash, known.refused, known.balance, buried.at IS NOT NULL AS buried
    FROM (VALUES (1)) AS one (n)
    LEFT JOIN vendor_transaction AS known
      ON known.member_id = ${memberId} AND known.vassalage = ${vassalage}
      AND known.transaction_id = ${asked.transactionId}
    LEFT JOIN bet_tombstone AS buried
      ON buried.member_id = ${memberId} AND buried.vassalage = ${vassalage}
      AND buried.transaction_id = ${asked.betTransactionId ?? asked.transactionId}
  `.execute(trx)
  if (!rows[0]) throw new Error('the database gave no answer')
  return rows[0]
}

/**
 * Makes a movement once. A repeat of its transactionId, with any requestId, gets the stored response; the same id for
 * another request is refused. What `work` throws leaves nothing behind, so that the vendor may send it again; what it
 * returns as refused stays.
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
    const seen = await look(trx, vassalage, session.member_id, asked)
    if (seen.request_hash !== null && seen.request_hash !== hash) throw new Refusal('idempotencyKeyReused')
    if (seen.request_hash !== null) return seen
    const at = platform.now()
    const outcome = await work({ unit, trx, vassalage, session, round, buried: seen.buried, at })
    const written = await trx
      .insertInto('vendor_transaction')
      .values({
        vassalage,
        transaction_id: transactionId,
        kind,
        request_hash: hash,
        member_id: session.member_id,
        refused: outcome?.refused ?? null,
        balance: stakeable(session, currency),
        at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['request_hash', 'refused', 'balance'])
      .executeTakeFirst()
    // Another round took the same id concurrently; this work is undone.
    if (!written) throw new Refusal('idempotencyKeyReused')
    return written
  })
  const balance = wire(stored.balance ?? 0n)
  if (stored.refused) throw new Refusal(stored.refused as ErrorCode, { params: { balance } })
  return { transactionId, balance, currency }
}
