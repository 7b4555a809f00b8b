import { sql } from 'kysely'
import { dueBills } from '../agent-day/due.ts'
import { refusedDividends } from '../bills/freeze.ts'
import { billLink, billPages } from '../disputes/dispute.ts'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { wire } from '../wallet/wire.ts'
import type { Action } from './action.ts'

const dayMs = 86_400_000
/** A link is announced this long before it ends, and once this part of it is left. */
const linkEndsMs = 2 * dayMs
const leftOfTen = 2
/** A request for money is open this long (`team/requests.ts`). */
const requestMs = 7 * dayMs
const maxLinks = 20

async function freezeActions(db: Db, memberId: string): Promise<Action[]> {
  const freeze = await db
    .selectFrom('upline_freeze')
    .select('id')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  if (!freeze) return []
  const refused = await refusedDividends(db, memberId).execute()
  const amount = refused.reduce((sum, bill) => sum + bill.amount - bill.paid, 0n)
  const link = '/agentHome/dividend?side=downline'
  return [{ kind: 'balanceFrozen', id: freeze.id, link, until: null, amount: wire(amount) }]
}

async function billActions(db: Db, brand: Settings['brand'], memberId: string): Promise<Action[]> {
  const due = await dueBills(db, brand, memberId)
  const kinds = [...new Set(due.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const rows = due.filter((row) => row.kind === kind)
    const count = rows.reduce((sum, row) => sum + row.count, 0)
    const amount = rows.reduce((sum, row) => sum + row.amount, 0n)
    return {
      ...{ kind: 'billsToPay' as const, id: kind, contract: kind, count, amount: wire(amount) },
      ...{ link: `/agentHome/${billPages[kind]}?side=downline`, until: rows[0]?.payBy.toISOString() ?? null },
    }
  })
}

/** Disputes in which the other side wrote last, until the operator decides. */
async function disputeActions(db: Db, memberId: string, now: Date): Promise<Action[]> {
  const rows = await db
    .selectFrom('bill_dispute')
    .innerJoin('bill', 'bill.id', 'bill_dispute.bill_id')
    .innerJoin('member', 'member.id', 'bill_dispute.last_by')
    .select(['bill.id', 'bill.kind', 'bill.upline_id', 'bill.amount', 'answer_by', 'member.account'])
    .where('ended_at', 'is', null)
    .where('answer_by', '>', now)
    .where('last_by', '!=', memberId)
    .where((eb) => eb.or([eb('bill.party_id', '=', memberId), eb('bill.upline_id', '=', memberId)]))
    .execute()
  return rows.map((row) => ({
    ...{ kind: 'billDispute', id: row.id, contract: row.kind, account: row.account },
    ...{ amount: wire(row.amount), link: billLink(row, memberId), until: row.answer_by.toISOString() },
  }))
}

async function requestActions(db: Db, memberId: string, now: Date): Promise<Action[]> {
  const rows = await db
    .selectFrom('transfer_request')
    .innerJoin('member', 'member.id', 'transfer_request.asking_id')
    .select(['transfer_request.id', 'transfer_request.at', 'transfer_request.amount', 'member.account'])
    .where('asked_id', '=', memberId)
    .where('transfer_request.state', '=', 'open')
    .where('transfer_request.at', '>', new Date(now.getTime() - requestMs))
    .execute()
  return rows.map(({ id, at, amount, account }) => ({
    ...{ kind: 'moneyRequest', id, account, amount: wire(amount), link: '/agentHome/transfer?way=up' },
    until: new Date(at.getTime() + requestMs).toISOString(),
  }))
}

async function linkActions(db: Db, memberId: string, now: Date): Promise<Action[]> {
  const rows = await db
    .selectFrom('invite')
    .select(['id', 'code', 'note', 'uses', 'max_uses', 'expires_at'])
    .where('agent_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .where('uses', '>', 0)
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', new Date(now.getTime() + linkEndsMs)),
        sql<boolean>`(max_uses - uses) * 10 <= max_uses * ${leftOfTen}::integer`,
      ]),
    )
    .orderBy('expires_at')
    .limit(maxLinks)
    .execute()
  return rows.map((row) => ({
    ...{ kind: 'inviteEnding', id: row.id, code: row.code, note: row.note, left: row.max_uses - row.uses },
    ...{ link: '/agentHome/open-account?way=link', until: row.expires_at.toISOString() },
  }))
}

/** What waits for an agent besides what waits for every member. */
export async function agentActions(
  db: Db,
  brand: Settings['brand'],
  memberId: string,
  now: Date,
): Promise<Action[]> {
  return [
    ...(await freezeActions(db, memberId)),
    ...(await billActions(db, brand, memberId)),
    ...(await disputeActions(db, memberId, now)),
    ...(await requestActions(db, memberId, now)),
    ...(await linkActions(db, memberId, now)),
  ]
}
