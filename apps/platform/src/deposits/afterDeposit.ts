import { claimChosen } from '../bonus/choices.ts'
import { type CreditedDeposit, offerForDeposit } from '../bonus/offers.ts'
import type { Unit } from '../database/index.ts'
import { missionsAfterDeposit } from '../missions/progress.ts'
import type { Platform } from '../platform.ts'
import { referralAfterDeposit } from '../referral/progress.ts'

/** What else a credited deposit means, in the transaction that credits it: each line is one domain's reaction. */
export async function afterDeposit(platform: Platform, unit: Unit, deposit: CreditedDeposit): Promise<void> {
  const grantId = await offerForDeposit(platform, unit, deposit)
  if (grantId) await platform.jobs.send(unit.trx, claimChosen, { grantId })
  await missionsAfterDeposit(platform, unit, deposit)
  await referralAfterDeposit(platform, unit, deposit)
}
