import type { VendorWord } from '@baize/platform/counterparts.ts'
import type { Trx } from '@baize/platform/database/index.ts'

interface Move {
  readonly id: string
  readonly vassalage: string
  readonly amount: bigint
}

const cents = (amount: bigint) => (amount / 100n) % 100n

/** Queries that stay without a response for amounts in .08. */
const silentAsks = 2

const write = (trx: Trx, move: Move, outcome: 'done' | 'refused') =>
  trx
    .insertInto('sandbox_vendor_move')
    .values({ vassalage: move.vassalage, transfer_id: move.id, outcome })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const known = (trx: Trx, move: Move) =>
  trx
    .selectFrom('sandbox_vendor_move')
    .selectAll()
    .where('vassalage', '=', move.vassalage)
    .where('transfer_id', '=', move.id)
    .executeTakeFirst()

/**
 * The sandbox vendor debits or credits its wallet, once for each number. The cents decide: .02 it refuses, .06 it
 * does it but its response is lost, .07 the request is lost, .08 as .06 and it does not respond to two more queries.
 */
export async function moveAtVendor(trx: Trx, move: Move): Promise<VendorWord> {
  const before = await known(trx, move)
  if (before) return before.outcome
  const kind = cents(move.amount)
  if (kind === 7n) return 'timeout'
  await write(trx, move, kind === 2n ? 'refused' : 'done')
  if (kind === 6n || kind === 8n) return 'timeout'
  return kind === 2n ? 'refused' : 'done'
}

const isSilent = async (trx: Trx, { vassalage }: Move): Promise<boolean> => {
  const state = trx.selectFrom('vendor_state').select('silent').where('vassalage', '=', vassalage)
  return (await state.executeTakeFirst())?.silent ?? false
}

/**
 * A transfer's outcome. One that never arrived is refused from now on, should it arrive after all. A vendor that the
 * sandbox has made silent does not respond.
 */
export async function askVendor(trx: Trx, move: Move): Promise<VendorWord> {
  if (await isSilent(trx, move)) return 'timeout'
  const found = await known(trx, move)
  if (!found) {
    await write(trx, move, 'refused')
    return 'refused'
  }
  if (cents(move.amount) === 8n && found.asked < silentAsks) {
    await trx
      .updateTable('sandbox_vendor_move')
      .set({ asked: found.asked + 1 })
      .where('vassalage', '=', move.vassalage)
      .where('transfer_id', '=', move.id)
      .execute()
    return 'timeout'
  }
  return found.outcome
}
