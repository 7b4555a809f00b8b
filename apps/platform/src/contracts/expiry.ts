import { transact } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { addStep, type Contract, lockContract, notifyContract } from './contract.ts'

/** Whether the end of a contract is set already. */
export const isEnding = ({ ends_at }: Contract): boolean => ends_at !== null

/** Expires offers that were not answered in time. */
export async function expireOffers(platform: Platform): Promise<void> {
  const now = platform.now()
  const due = await platform.db
    .selectFrom('contract')
    .select('id')
    .where('state', '=', 'requested')
    .where('answer_by', '<=', now)
    .limit(500)
    .execute()
  for (const { id } of due) {
    await transact(platform.database, async (unit) => {
      const contract = await lockContract(unit.trx, id)
      if (contract?.state !== 'requested') return
      await unit.trx.updateTable('contract').set({ state: 'expired' }).where('id', '=', id).execute()
      await addStep(unit.trx, id, { action: 'expired', memberId: null, at: now })
      await notifyContract(platform, unit, 'contractChanged', contract, [
        contract.party_id,
        contract.upline_id,
      ])
    })
  }
}
