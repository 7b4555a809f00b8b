import { money } from '@baize/api/money'
import { requireNotClosing } from '../closure/inForce.ts'
import { newId } from '../database/index.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { cashOf } from '../ledger/index.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { isBelow } from './subtree.ts'
import { notifyUplineOf } from './teamChanged.ts'

export const transferMin = money(100n)
export const transferMax = money(1_000_000_000n)

export const transferHandlers: Pick<Handlers, 'createTransfer'> = {
  createTransfer: {
    async post({ body }, { db, platform, settings, session, now }) {
      const amount = amountWithin(body.amount, transferMin, transferMax)
      // An account outside the own team is as unknown as one that does not exist.
      const receiver = await db
        .selectFrom('member')
        .select(['id', 'account', 'path'])
        .where('id', '=', body.toMemberId)
        .where(isBelow('member.path', session.path))
        .executeTakeFirst()
      if (!receiver) throw new Refusal('notFound')
      await requireNotClosing(db, receiver.id)
      const at = now()
      const id = newId()
      const [from, to] = [session.memberId, receiver.id]
      const { currency, currencySymbol } = settings.brand
      return {
        command: {
          type: 'transferSent',
          owner: from,
          currency,
          currencySymbol,
          postings: [{ from: cashOf(from), to: cashOf(to), amount }],
          cause: { type: 'transfer', id },
          actor: from,
          at,
          told: [from, to],
          transfer: { id, from, to, note: body.note.trim() },
        },
        value: (after) => ({
          id,
          at: at.toISOString(),
          toAccount: receiver.account,
          amount: wire(amount),
          balance: after(cashOf(from)),
          toBalance: after(cashOf(to)),
        }),
        afterCommit: () => notifyUplineOf(platform, receiver.path),
      }
    },
  },
}
