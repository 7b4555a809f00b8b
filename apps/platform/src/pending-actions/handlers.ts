import { sql } from 'kysely'
import { findBonus } from '../bonus/definitions.ts'
import { closureInForce } from '../closure/inForce.ts'
import { textsIn } from '../games/names.ts'
import type { Context, Db, Handlers, Session } from '../http/implement.ts'
import { unreadOf } from '../messages/send.ts'
import { isConfirmable } from '../safer-play/rule.ts'
import { wire } from '../wallet/wire.ts'
import type { Action } from './action.ts'
import { agentActions } from './agentActions.ts'
import { endingBonuses } from './ending.ts'

/** Most urgent first: money that settles itself, then what others wait for, then what only expires. */
const urgency: readonly Action['kind'][] = [
  'accountClosing',
  'balanceFrozen',
  'withdrawalToConfirm',
  'identityDocument',
  'caseQuestion',
  'billsToPay',
  'limitIncrease',
  'contractOffer',
  'contractTermination',
  'billDispute',
  'moneyRequest',
  'bonusEnding',
  'bonusOfferEnding',
  'caseAnswered',
  'inviteEnding',
]

/** Where the pages of an account are on each site. */
const homes: Readonly<Record<Session['site'], string>> = { member: '/member', agent: '/agentHome' }

async function withdrawalActions(db: Db, memberId: string, home: string): Promise<Action[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['id', 'amount', 'state', 'confirm_by', 'next_update_at'])
    .where('member_id', '=', memberId)
    .where(({ eb, and, or }) =>
      or([
        eb('state', '=', 'confirmPending'),
        and([eb('state', '=', 'waitingKyc'), eb('reason', 'in', ['documentNeeded', 'documentRefused'])]),
      ]),
    )
    .execute()
  return rows.map((row) => {
    const common = { id: row.id, link: `${home}/withdraw?withdrawal=${row.id}`, amount: wire(row.amount) }
    return row.state === 'confirmPending'
      ? { kind: 'withdrawalToConfirm', ...common, until: row.confirm_by?.toISOString() ?? null }
      : { kind: 'identityDocument', ...common, until: row.next_update_at?.toISOString() ?? null }
  })
}

async function closureActions(db: Db, memberId: string, home: string): Promise<Action[]> {
  const closure = await closureInForce(db, memberId)
  if (!closure) return []
  const link = `${home}/security?view=close`
  const until = closure.waiting_since ? null : closure.closes_at.toISOString()
  return [{ kind: 'accountClosing', id: closure.id, link, until }]
}

async function caseActions(db: Db, memberId: string): Promise<Action[]> {
  const rows = await db
    .selectFrom('complaint_case')
    .select(['id', 'number', 'state'])
    .where('member_id', '=', memberId)
    .where(({ eb, and, or, exists, selectFrom }) =>
      or([
        eb('state', '=', 'waitingForMember'),
        and([
          eb('state', '=', 'answered'),
          exists(
            selectFrom('message')
              .select('message.id')
              .whereRef('message.member_id', '=', 'complaint_case.member_id')
              .where('message.read_at', 'is', null)
              .where('message.deleted_at', 'is', null)
              .where(sql<boolean>`message.cause LIKE 'case:' || complaint_case.id || ':%'`),
          ),
        ]),
      ]),
    )
    .execute()
  return rows.map(({ id, number, state }) => ({
    kind: state === 'answered' ? 'caseAnswered' : 'caseQuestion',
    ...{ id, number, link: `/member/cases?case=${id}`, until: null },
  }))
}

async function contractActions(db: Db, memberId: string, now: Date, home: string): Promise<Action[]> {
  const rows = await db
    .selectFrom('contract')
    .select(['id', 'kind', 'state', 'answer_by'])
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'requested'), eb('party_id', '=', memberId), eb('answer_by', '>', now)]),
        and([
          eb('state', '=', 'terminationRequested'),
          eb('termination_by', '!=', memberId),
          or([eb('party_id', '=', memberId), eb('upline_id', '=', memberId)]),
          or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]),
        ]),
      ]),
    )
    .execute()
  return rows.map(({ id, kind, state, answer_by }) => ({
    kind: state === 'requested' ? 'contractOffer' : 'contractTermination',
    ...{ id, contract: kind, link: `${home}/contracts` },
    until: state === 'requested' ? answer_by.toISOString() : null,
  }))
}

async function limitActions(db: Db, memberId: string, now: Date): Promise<Action[]> {
  const rows = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('pending_from', 'is not', null)
    .execute()
  return rows.flatMap(({ kind, period, value, pending_value, pending_from }) => {
    if (pending_from === null) return []
    const confirmable = isConfirmable({ value, pending: { value: pending_value, from: pending_from } }, now)
    return {
      ...{ kind: 'limitIncrease' as const, id: `${kind}-${period}`, link: '/member/limits' },
      ...{ limit: kind, period, confirmable, until: confirmable ? null : pending_from.toISOString() },
    }
  })
}

async function bonusActions(db: Db, memberId: string, now: Date, language: string): Promise<Action[]> {
  const rows = await endingBonuses(db, now).where('member_id', '=', memberId).execute()
  return rows.map((grant) => {
    const offered = grant.state === 'offered'
    const names = findBonus(grant.definition_id)?.names
    return {
      kind: offered ? 'bonusOfferEnding' : 'bonusEnding',
      ...{ id: grant.id, link: '/member/bonuses' },
      ...(names ? textsIn({ name: names }, language) : { name: grant.definition_id }),
      amount: wire(offered ? grant.amount : grant.required - grant.progress),
      until: (offered ? grant.offer_ends_at : grant.wagering_ends_at)?.toISOString() ?? null,
    }
  })
}

/**
 * Everything that waits for a person, most urgent first, and in that what runs out first. Cases, limits and bonuses have
 * their pages on the members' site alone, bills and links theirs on the agents'.
 */
async function readPendingActions({
  db,
  session,
  settings,
  now,
  language,
}: Context & { readonly session: Session }): Promise<Action[]> {
  const at = now()
  const { memberId, site } = session
  const home = homes[site]
  const ofSite =
    site === 'agent'
      ? await agentActions(db, settings.brand, memberId, at)
      : [
          ...(await caseActions(db, memberId)),
          ...(await limitActions(db, memberId, at)),
          ...(await bonusActions(db, memberId, at, language)),
        ]
  const found = [
    ...(await closureActions(db, memberId, home)),
    ...(await withdrawalActions(db, memberId, home)),
    ...(await contractActions(db, memberId, at, home)),
    ...ofSite,
  ]
  const last = '9999'
  return found.sort(
    (one, other) =>
      urgency.indexOf(one.kind) - urgency.indexOf(other.kind) ||
      (one.until ?? last).localeCompare(other.until ?? last),
  )
}

/** How the messages about an action name it as their cause, in the features that send them; null where none names it. */
function causeOf(action: Action): string | null {
  switch (action.kind) {
    case 'withdrawalToConfirm':
    case 'identityDocument':
      return `withdrawal:${action.id}:`
    case 'caseQuestion':
    case 'caseAnswered':
      return `case:${action.id}:`
    case 'contractOffer':
    case 'contractTermination':
      return `contract:${action.id}:`
    case 'limitIncrease':
      return `limit:${action.limit}:${action.period}:`
    case 'bonusEnding':
    case 'bonusOfferEnding':
      return `bonus:${action.id}:`
    case 'accountClosing':
      return `closure:${action.id}:`
    case 'balanceFrozen':
      return `freeze:${action.id}`
    case 'moneyRequest':
      return `transferRequest:${action.id}`
    case 'billsToPay':
    case 'billDispute':
    case 'inviteEnding':
      return null
  }
}

/** Unread messages that are about none of the actions. */
async function countOthers(db: Db, memberId: string, actions: readonly Action[]): Promise<number> {
  const causes = actions.map(causeOf).filter((cause) => cause !== null)
  const { unread } = await unreadOf(db, memberId)
    .where(({ and, not }) => and(causes.map((cause) => not(sql<boolean>`strpos(cause, ${cause}) = 1`))))
    .executeTakeFirstOrThrow()
  return Number(unread)
}

export const pendingActionHandlers: Pick<Handlers, 'pendingActions'> = {
  async pendingActions(_request, context) {
    const rows = await readPendingActions(context)
    return { rows, otherMessages: await countOthers(context.db, context.session.memberId, rows) }
  },
}
