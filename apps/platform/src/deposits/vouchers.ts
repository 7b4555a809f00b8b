import { money } from '@baize/api/money'
import { normaliseValue } from '@baize/forms/compiler'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { unambiguousCode } from './reference.ts'

const codeLength = 16
const least = money(10_000n)
const most = money(10_000_000n)

/** Codes are read off and typed over: case, spaces and dashes do not matter. */
const markOf = ({ secrets }: Platform, code: string): string =>
  secrets.mark('voucher', normaliseValue({ kind: 'text', grouped: true }, code).toUpperCase())

/** The voucher of a code, locked until the end of the transaction. One that was deposited is refused, whoever asks. */
export async function lockVoucher(platform: Platform, db: Db, code: string) {
  const found = await db
    .selectFrom('voucher')
    .select(['code_mark', 'amount', 'deposit_id'])
    .where('code_mark', '=', markOf(platform, code))
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

export const voucherHandlers: Pick<Handlers, 'sandboxVoucher'> = {
  async sandboxVoucher({ body }, { db, platform, now }) {
    const amount = amountWithin(body.amount, least, most)
    const code = unambiguousCode(codeLength)
    await db
      .insertInto('voucher')
      .values({
        code_mark: markOf(platform, code),
        amount,
        created_at: now(),
        member_id: null,
        deposit_id: null,
      })
      .execute()
    return { code, amount: wire(amount) }
  },
}
