import { money } from '@baize/api/money'
import { publishAnnouncement } from '@baize/platform/announcements/publish.ts'
import { lockBill } from '@baize/platform/bills/bill.ts'
import { lockSides } from '@baize/platform/contracts/agree.ts'
import { notifyContract } from '@baize/platform/contracts/contract.ts'
import { draftOffer, writeOffer } from '@baize/platform/contracts/offer.ts'
import { transact } from '@baize/platform/database/index.ts'
import { unambiguousCode } from '@baize/platform/deposits/reference.ts'
import { voucherMark } from '@baize/platform/deposits/vouchers.ts'
import { decideDispute } from '@baize/platform/disputes/dispute.ts'
import type { Handlers } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { currentRaffle, drawRaffle, lockRaffle } from '@baize/platform/raffles/draw.ts'
import { announceRain } from '@baize/platform/red-envelope/rains.ts'
import { amountWithin, wire } from '@baize/platform/wallet/wire.ts'

const voucherLength = 16
const voucherMin = money(10_000n)
const voucherMax = money(10_000_000n)
const maxPot = 100_000_000n

/** What an operator does with tools of its own, as calls of the panel. */
export const operatorHandlers: Pick<
  Handlers,
  | 'sandboxStatus'
  | 'sandboxAnnounce'
  | 'sandboxEnvelope'
  | 'sandboxRaffle'
  | 'sandboxContract'
  | 'sandboxDispute'
  | 'sandboxVoucher'
> = {
  async sandboxStatus({ body }, { platform, now }) {
    const until = body.minutes === undefined ? null : new Date(now().getTime() + body.minutes * 60_000)
    await platform.status.write({ status: body.status, message: body.message, until }, now())
    return {}
  },

  async sandboxAnnounce({ body }, { platform, now }) {
    const { type, title, content = title, after = 0, lasts } = body
    const startsAt = new Date(now().getTime() + after * 1000)
    const endsAt = lasts === undefined ? null : new Date(startsAt.getTime() + lasts * 1000)
    const executions = (['A', 'B', 'F'] as const)
      .filter((letter) => body.executions.includes(letter))
      .join('')
    const id = await transact(platform.database, (unit) =>
      publishAnnouncement(platform, unit, { type, executions, title, content, startsAt, endsAt }),
    )
    return { id, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
  },

  async sandboxEnvelope({ body }, { db, platform, now }) {
    const pot = amountWithin(body.pot, BigInt(body.envelopes) * 100n, maxPot)
    const startsAt = now()
    const endsAt = new Date(startsAt.getTime() + body.seconds * 1000)
    const id = await announceRain(platform, db, { startsAt, endsAt, pot, envelopes: body.envelopes })
    return { id, endsAt: endsAt.toISOString() }
  },

  async sandboxRaffle(_request, { platform, now }) {
    const at = now()
    return transact(platform.database, async (unit) => {
      const { id } = await currentRaffle(platform, unit.trx, at)
      const raffle = await lockRaffle(unit.trx, id)
      if (!raffle || raffle.drawn_at !== null) throw new Refusal('wrongState')
      return { id, winners: await drawRaffle(platform, unit, raffle, at) }
    })
  },

  async sandboxContract({ body: { account, ...asked } }, { platform, db, settings, now }) {
    const member = await findMemberByAccount(db, account)
    if (!member || member.parent_id !== null) throw new Refusal('notFound')
    await transact(platform.database, async (unit) => {
      const sides = { uplineId: null, partyId: member.id }
      const draft = await draftOffer(unit.trx, settings.brand, sides, asked, now())
      await lockSides(unit.trx, draft)
      await writeOffer(unit.trx, settings.brand, draft)
      await notifyContract(platform, unit, 'contractOffered', draft, [member.id])
    })
    return {}
  },

  async sandboxDispute({ body }, { platform }) {
    await transact(platform.database, async (unit) => {
      const bill = await lockBill(unit.trx, body.billId)
      if (!bill) throw new Refusal('notFound')
      await decideDispute(platform, unit, bill, { outcome: body.outcome, text: body.text.trim() })
    })
    return {}
  },

  async sandboxVoucher({ body }, { db, platform, now }) {
    const amount = amountWithin(body.amount, voucherMin, voucherMax)
    const code = unambiguousCode(voucherLength)
    await db
      .insertInto('voucher')
      .values({
        code_mark: voucherMark(platform, code),
        amount,
        created_at: now(),
        member_id: null,
        deposit_id: null,
      })
      .execute()
    return { code, amount: wire(amount) }
  },
}
