import { money } from '@baize/api/money'
import { normaliseValue } from '@baize/forms/compiler'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'

/** Codes are read off and typed over: case, spaces and dashes do not matter. */
export const voucherMark = ({ secrets }: Platform, code: string): string =>
  secrets.mark('voucher', normaliseValue({ kind: 'text', grouped: true }, code).toUpperCase())

/** The voucher of a code, locked until the end of the transaction. One that was deposited is refused to all callers. */
export async function lockVoucher(platform: Platform, db: Db, code: string) {
  const found = await db
    .selectFrom('voucher')
    .select(['code_mark', 'amount', 'deposit_id'])
    .where('code_mark', '=', voucherMark(platform, code))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('invalidFields', { problems: [{ field: 'details.code', code: 'wrong' }] })
  if (found.deposit_id !== null) throw new Refusal('alreadyClaimed')
  return { mark: found.code_mark, amount: money(found.amount) }
}

export async function redeemVoucher(
  db: Db,
  mark: string,
  memberId: string,
  depositId: string,
): Promise<void> {
  const used = await db
    .updateTable('voucher')
    .set({ member_id: memberId, deposit_id: depositId })
    .where('code_mark', '=', mark)
    .where('deposit_id', 'is', null)
    .returning('code_mark')
    .executeTakeFirst()
  if (!used) throw new Refusal('alreadyClaimed')
}
