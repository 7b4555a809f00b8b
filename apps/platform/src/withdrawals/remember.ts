import { newId, type Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { nameKey } from '../security-centre/accountName.ts'
import { accountsOf, lockProfile, maxAccounts } from '../security-centre/bankAccounts.ts'
import type { Withdrawal } from './withdrawal.ts'

/**
 * Keeps the account that a withdrawal was paid to, so that it is chosen and not typed the next time. Not one in another
 * name than the person's, nor one that was removed since the request; never more than may be kept.
 */
export async function rememberAccount(platform: Platform, unit: Unit, paid: Withdrawal): Promise<void> {
  const { trx } = unit
  const memberId = paid.member_id
  const { payeeName } = await lockProfile(trx, memberId)
  if (payeeName && nameKey(payeeName) !== nameKey(paid.account_name)) return
  const number = platform.secrets.open('withdrawal-account', paid.account_number_sealed)
  const mark = platform.secrets.mark('bank-account', `${memberId}:${paid.bank_code}:${number}`)
  const known = await accountsOf(trx, memberId)
  if (known.length >= maxAccounts || known.some(({ number_mark }) => number_mark === mark)) return
  const removed = await trx
    .selectFrom('bank_account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('number_mark', '=', mark)
    .where('removed_at', '>=', paid.created_at)
    .executeTakeFirst()
  if (removed) return
  await trx
    .insertInto('bank_account')
    .values({
      id: newId(),
      member_id: memberId,
      bank_code: paid.bank_code,
      account_name: paid.account_name,
      number_sealed: platform.secrets.seal('bank-account', number),
      number_mark: mark,
      number_tail: paid.account_number_tail,
      is_default: known.length === 0,
      added_at: platform.now(),
      removed_at: null,
    })
    .execute()
}
