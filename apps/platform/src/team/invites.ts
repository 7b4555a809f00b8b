import type { CallValue, createInvite } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import { newId } from '../database/index.ts'
import { unambiguousCode } from '../deposits/reference.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { sortedPage } from '../wallet/sortedPage.ts'
import { wire } from '../wallet/wire.ts'
import { type InviteResult, inviteResults, noResult } from './inviteResults.ts'
import { inviteSortKey } from './inviteSort.ts'
import { type GivenRates, requireCeiling } from './offerRates.ts'
import type { TeamTables } from './tables.ts'

type Invite = Selectable<TeamTables['invite']>

const codeLength = 10
const oneDay = 86_400_000

function stateOf(invite: Invite, now: Date): CallValue<typeof createInvite>['state'] {
  if (invite.revoked_at !== null) return 'revoked'
  if (invite.uses >= invite.max_uses) return 'usedUp'
  return invite.expires_at <= now ? 'expired' : 'open'
}

function describeInvite(
  invite: Invite,
  settings: Settings,
  now: Date,
  { firstDeposits, validBet }: InviteResult = noResult,
): CallValue<typeof createInvite> {
  const url = new URL('/register', settings.publicUrls.member)
  url.searchParams.set('referralCode', invite.code)
  return {
    id: invite.id,
    code: invite.code,
    url: url.href,
    accountType: invite.account_type,
    note: invite.note,
    campaign: invite.campaign,
    visits: invite.visits,
    firstDeposits,
    validBet: wire(validBet),
    uses: invite.uses,
    maxUses: invite.max_uses,
    createdAt: invite.created_at.toISOString(),
    expiresAt: invite.expires_at.toISOString(),
    rates: invite.rates,
    state: stateOf(invite, now),
  }
}

/** Codes are read out and typed over: case and spaces do not matter. */
const asCode = (text: string): string => text.trim().toUpperCase()

/** The terms of an open invitation; null for one that is unknown, used up, expired or revoked. */
export async function findInvite(
  db: Db,
  code: string,
  now: Date,
): Promise<{ readonly accountType: 'member' | 'agent' } | null> {
  const found = await db.selectFrom('invite').selectAll().where('code', '=', asCode(code)).executeTakeFirst()
  return found && stateOf(found, now) === 'open' ? { accountType: found.account_type } : null
}

/** Counts that an open link was opened; false for a code that is none. */
export async function countVisit(db: Db, code: string, now: Date): Promise<boolean> {
  const counted = await db
    .updateTable('invite')
    .set((eb) => ({ visits: eb('visits', '+', 1) }))
    .where('code', '=', asCode(code))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

export interface Redeemed {
  readonly id: string
  readonly accountType: 'member' | 'agent'
  /** The upline of the new account. */
  readonly agent: { readonly id: string; readonly path: string }
  /** What the account is offered. */
  readonly rates: GivenRates
}

/**
 * Uses an invitation once, in the registration's own transaction: when that is rolled back, so is the use.
 * Null when it cannot be used. Any number of registrations at once never use it more often than it allows.
 */
export async function redeemInvite(trx: Db, code: string, now: Date): Promise<Redeemed | null> {
  const used = await trx
    .updateTable('invite')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', asCode(code))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .returning(['id', 'agent_id', 'account_type', 'rates'])
    .executeTakeFirst()
  if (!used) return null
  const agent = await trx
    .selectFrom('member')
    .select(['id', 'path'])
    .where('id', '=', used.agent_id)
    .executeTakeFirstOrThrow()
  return { id: used.id, accountType: used.account_type, agent, rates: used.rates }
}

export const inviteHandlers: Pick<Handlers, 'createInvite' | 'invites' | 'revokeInvite'> = {
  async createInvite({ body }, { db, session, settings, now }) {
    const at = now()
    await requireCeiling(db, session.memberId, body.rates, at)
    const created = await db
      .insertInto('invite')
      .values({
        id: newId(),
        code: unambiguousCode(codeLength),
        agent_id: session.memberId,
        account_type: body.accountType,
        note: body.note.trim(),
        campaign: body.campaign.trim(),
        max_uses: body.maxUses,
        created_at: at,
        expires_at: new Date(at.getTime() + body.expiresInDays * oneDay),
        revoked_at: null,
        rates: JSON.stringify(body.rates),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return describeInvite(created, settings, at)
  },

  async invites({ query }, { db, session, settings, now }) {
    const { currency } = settings.brand
    const at = now()
    const own = db.selectFrom('invite').where('agent_id', '=', session.memberId)
    const key = query.sort ? inviteSortKey(query.sort, { currency, now: at }) : null
    const { rows, page } = await sortedPage(own, 'invite', query, key, 'created_at')
    const results = await inviteResults(
      db,
      currency,
      rows.map(({ id }) => id),
    )
    return { rows: rows.map((row) => describeInvite(row, settings, at, results.get(row.id))), page }
  },

  async revokeInvite({ params }, { db, session, settings, now }) {
    const at = now()
    await db
      .updateTable('invite')
      .set({ revoked_at: at })
      .where('id', '=', params.id)
      .where('agent_id', '=', session.memberId)
      .where('revoked_at', 'is', null)
      .execute()
    const row = await db
      .selectFrom('invite')
      .selectAll()
      .where('id', '=', params.id)
      .where('agent_id', '=', session.memberId)
      .executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    const results = await inviteResults(db, settings.brand.currency, [row.id])
    return describeInvite(row, settings, at, results.get(row.id))
  },
}
