import { money } from '@baize/api/money'
import { newId } from '../database/index.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, cashOf, post } from '../ledger/index.ts'
import { tellBalance } from '../wallet/balance.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { isBelow } from './subtree.ts'
import { tellUpline } from './teamChanged.ts'

const transferMin = money(100n)
const transferMax = money(1_000_000_000n)

export const transferHandlers: Pick<Handlers, 'createTransfer'> = {
  async createTransfer({ body }, { db, unit, platform, settings, session, now }) {
    const amount = amountWithin(body.amount, transferMin, transferMax)
    // An account outside the own team is as unknown as one that does not exist.
    const receiver = await db
      .selectFrom('member')
      .select(['id', 'account'])
      .where('id', '=', body.toMemberId)
      .where(isBelow('member.path', session.path))
      .executeTakeFirst()
    if (!receiver) throw new Refusal('notFound')
    const at = now()
    const id = newId()
    const note = body.note.trim()
    const [from, to] = [session.memberId, receiver.id]
    await db
      .insertInto('transfer')
      .values({ id, from_member_id: from, to_member_id: to, amount, note, at })
      .execute()
    await post(unit.trx, {
      type: 'transferSent',
      owner: from,
      currency: settings.brand.currency,
      postings: [{ from: cashOf(from), to: cashOf(to), amount }],
      cause: { type: 'transfer', id },
      actor: from,
      at,
    })
    // In one order whoever sends to whom, so that two transfers never wait for each other.
    for (const memberId of [from, to].sort()) await tellBalance(platform, unit, memberId)
    await tellUpline(platform, unit, to)
    const { currency } = settings.brand
    return {
      id,
      at: at.toISOString(),
      toAccount: receiver.account,
      amount: wire(amount),
      balance: wire(await balanceOf(db, currency, cashOf(from))),
      toBalance: wire(await balanceOf(db, currency, cashOf(to))),
    }
  },
}
