import type { Selectable } from 'kysely'
import { type Bill, notifyBills } from '../bills/bill.ts'
import type { Trx, Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { isAgentType } from '../members/members.ts'
import { inEachLanguage } from '../messages/inEachLanguage.ts'
import { onAgentSite, sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import type { ContractKind } from '../settlement/terms.ts'
import { disputeNews } from './disputeNews.ts'
import type { DisputeOutcome, DisputeTables } from './tables.ts'

type Dispute = Selectable<DisputeTables['bill_dispute']>

const daysToAnswer = 3
const maxMessages = 100

/** The page of the agents' site that has the bills of a kind. */
export const billPages: Readonly<Record<ContractKind, string>> = {
  dividend: 'dividend',
  dailySalary: 'daily-salary',
  hourSalary: 'hourly-salary',
  realtimeSalary: 'realtime-salary',
}

/** Where a side of a bill reads it on the agents' site. */
export const billLink = (bill: Pick<Bill, 'id' | 'kind' | 'upline_id'>, memberId: string): string =>
  `/agentHome/${billPages[bill.kind]}?${memberId === bill.upline_id ? 'side=downline&' : ''}bill=${bill.id}`

const lockDispute = (trx: Trx, billId: string): Promise<Dispute | undefined> =>
  trx.selectFrom('bill_dispute').selectAll().where('bill_id', '=', billId).forUpdate().executeTakeFirst()

async function addMessage(trx: Trx, billId: string, authorId: string | null, text: string, at: Date) {
  const { count } = await trx
    .selectFrom('bill_dispute_message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('bill_id', '=', billId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxMessages) throw new Refusal('tooManyOpen', { params: { max: maxMessages } })
  await trx
    .insertInto('bill_dispute_message')
    .values({ bill_id: billId, position: Number(count) + 1, author_id: authorId, text, at })
    .execute()
}

interface News {
  readonly event: keyof typeof disputeNews
  /** Who wrote; null for the operator. */
  readonly from: string | null
  readonly said: string
}

/** Sends one side a message about its dispute. A party without an agent's account has its contracts on the members' site. */
async function notifySide(platform: Platform, unit: Unit, bill: Bill, memberId: string, news: News) {
  const people = await unit.trx
    .selectFrom('member')
    .select(['id', 'account', 'type'])
    .where('id', 'in', [memberId, news.from ?? memberId])
    .execute()
  const own = people.find(({ id }) => id === memberId)
  const author = people.find(({ id }) => id === news.from)
  const { title, text } = disputeNews[news.event]
  const name = `\u2068${author?.account ?? platform.settings.brand.name}\u2069`
  const filled = inEachLanguage(platform, text, (words) =>
    words
      .replaceAll('{name}', () => name)
      .replaceAll('{said}', () => news.said)
      .trim(),
  )
  await sendMessage(platform, unit, {
    ...{ memberId, kind: 'contract', title, text: filled },
    link: own && isAgentType(own.type) ? billLink(bill, memberId) : '/member/contracts',
    push: onAgentSite,
  })
}

/** Opens a dispute, or adds to the one that is open: what a side writes, and a message to the other side. */
export async function writeToDispute(
  platform: Platform,
  unit: Unit,
  bill: Bill,
  authorId: string,
  text: string,
): Promise<void> {
  const { trx } = unit
  const at = platform.now()
  const before = await lockDispute(trx, bill.id)
  if (before?.ended_at) throw new Refusal('wrongState', { params: { state: before.outcome ?? '' } })
  if (before) {
    await trx.updateTable('bill_dispute').set({ last_by: authorId }).where('bill_id', '=', bill.id).execute()
  } else {
    await trx
      .insertInto('bill_dispute')
      .values({
        ...{ bill_id: bill.id, opened_at: at, last_by: authorId, ended_at: null, outcome: null },
        answer_by: new Date(at.getTime() + daysToAnswer * 86_400_000),
      })
      .execute()
  }
  await addMessage(trx, bill.id, authorId, text, at)
  const other = authorId === bill.party_id ? bill.upline_id : bill.party_id
  if (other !== null) {
    const event = before ? 'written' : 'opened'
    await notifySide(platform, unit, bill, other, { event, from: authorId, said: text })
  }
  await notifyBills(platform, unit, [bill.party_id, bill.upline_id])
}

/** The party takes its dispute back by acknowledging the bill. */
export async function withdrawDispute(platform: Platform, unit: Unit, bill: Bill): Promise<void> {
  const dispute = await lockDispute(unit.trx, bill.id)
  if (!dispute || dispute.ended_at) return
  await endDispute(unit.trx, bill.id, 'withdrawn', platform.now())
  if (bill.upline_id === null) return
  await notifySide(platform, unit, bill, bill.upline_id, {
    event: 'withdrawn',
    from: bill.party_id,
    said: '',
  })
}

const endDispute = (trx: Trx, billId: string, outcome: DisputeOutcome, at: Date) =>
  trx
    .updateTable('bill_dispute')
    .set({ ended_at: at, outcome })
    .where('bill_id', '=', billId)
    .where('ended_at', 'is', null)
    .execute()

/** The operator's decision ends a dispute; both sides get it as a message. */
export async function decideDispute(
  platform: Platform,
  unit: Unit,
  bill: Bill,
  { outcome, text }: { readonly outcome: 'upheld' | 'rejected'; readonly text: string },
): Promise<void> {
  const dispute = await lockDispute(unit.trx, bill.id)
  if (!dispute) throw new Refusal('notFound')
  if (dispute.ended_at) throw new Refusal('wrongState', { params: { state: dispute.outcome ?? '' } })
  const at = platform.now()
  if (text !== '') await addMessage(unit.trx, bill.id, null, text, at)
  await endDispute(unit.trx, bill.id, outcome, at)
  for (const memberId of [bill.party_id, bill.upline_id].filter((id) => id !== null).sort()) {
    await notifySide(platform, unit, bill, memberId, { event: outcome, from: null, said: text })
  }
  await notifyBills(platform, unit, [bill.party_id, bill.upline_id])
}

export const messagesOf = (db: Db, billId: string) =>
  db
    .selectFrom('bill_dispute_message')
    .leftJoin('member', 'member.id', 'bill_dispute_message.author_id')
    .select(['position', 'author_id', 'text', 'at', 'member.account'])
    .where('bill_id', '=', billId)
    .orderBy('position')
    .execute()
