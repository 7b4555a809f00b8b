import { money } from '@baize/api/money'
import { newId, type Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { approve } from './approve.ts'
import { addStep, changeState, type Deposit } from './deposit.ts'
import { unambiguousCode } from './reference.ts'

/** Why what arrived differs from what was requested; undefined where it is. */
function reasonOf({ amount, state }: Deposit, received: bigint): string | undefined {
  if (received < amount) return 'partialTransfer'
  if (received > amount) return 'moreArrived'
  return state === 'expired' ? 'lateTransfer' : undefined
}

/**
 * A payment for a deposit that had its end: it is a deposit for itself, so that each is credited once and none of the
 * member's money waits to be found.
 */
async function openFurther({ trx }: Unit, settled: Deposit, received: bigint, at: Date): Promise<Deposit> {
  const further = await trx
    .insertInto('deposit')
    .values({
      ...{ id: newId(), member_id: settled.member_id, method_id: settled.method_id, amount: received },
      ...{ credited: null, state: 'underReview', reason: null, next_update_at: null, created_at: at },
      ...{ reference: `BZ${unambiguousCode(8)}`, payer_name: settled.payer_name },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addStep(trx, further, { state: 'underReview', at, reason: null })
  return further
}

/**
 * Credits a payment that arrived, units of 1/10,000, in any state of the locked deposit: one that waits
 * gets it, one whose time was over is reviewed and gets it, and beside one that is settled it becomes a deposit of
 * its own. Returns the deposit that was credited.
 */
export async function creditPayment(
  platform: Platform,
  unit: Unit,
  deposit: Deposit,
  received: bigint,
  actor: string,
): Promise<Deposit> {
  const at = platform.now()
  const settled = deposit.state === 'approved' || deposit.state === 'rejected'
  const reason = settled ? 'paidAgain' : reasonOf(deposit, received)
  let credited = settled ? await openFurther(unit, deposit, received, at) : deposit
  if (credited.state === 'expired') {
    await changeState(unit.trx, credited, { state: 'underReview', at, reason: 'matchedAfterExpiry' })
    credited = { ...credited, state: 'underReview' }
  }
  const arrived = { credited: money(received), at, actor, ...(reason ? { reason } : {}) }
  if (!(await approve(platform, unit, credited, arrived))) throw new Error('a payment had nowhere to go')
  return credited
}
