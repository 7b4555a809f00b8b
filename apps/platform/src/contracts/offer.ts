import type { CallRequest, offerContract } from '@baize/api/contract'
import { newId, sqlState, type Trx } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { topRate } from '../settlement/terms.ts'
import { beginOf, requireRate, runningOf } from './agree.ts'
import { addStep, type Contract } from './contract.ts'
import { keepTiers, readTerms, requireAllowed } from './wording.ts'

type Asked = Omit<CallRequest<typeof offerContract>['body'], 'toMemberId'>
type Brand = Settings['brand']

const daysToAnswer = 7

/** A direct downline of an upline, or without one an account at the top of the tree; others are not found. */
export async function directDownline(db: Db, uplineId: string | null, memberId: string): Promise<string> {
  const found = await db
    .selectFrom('member')
    .select(['id'])
    .where('id', '=', memberId)
    .where('parent_id', uplineId === null ? 'is' : '=', uplineId)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found.id
}

/** The row of an offer: the requested terms, the next version of this kind between the two. */
export async function draftOffer(
  db: Db,
  brand: Brand,
  sides: { readonly uplineId: string | null; readonly partyId: string },
  asked: Asked,
  now: Date,
): Promise<Contract> {
  const terms = readTerms(asked)
  requireAllowed(brand.policyProfile, terms)
  const last = await db
    .selectFrom('contract')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('party_id', '=', sides.partyId)
    .where('kind', '=', terms.kind)
    .executeTakeFirst()
  const running = await runningOf(db, sides.partyId, terms.kind)
  return {
    id: newId(),
    party_id: sides.partyId,
    upline_id: sides.uplineId,
    kind: terms.kind,
    version: (last?.version ?? 0) + 1,
    previous_id: running?.id ?? null,
    period: terms.period,
    base: terms.base,
    carry: terms.carry,
    tiers: JSON.parse(keepTiers(terms.tiers)),
    top_rate: Number(topRate(terms)),
    auto_pay: terms.autoPay,
    state: 'requested',
    offered_at: now,
    answer_by: new Date(now.getTime() + daysToAnswer * 86_400_000),
    valid_from: null,
    ends_at: null,
    end_reason: null,
    termination_by: null,
    next_close: null,
    settled_to: null,
  }
}

/** Writes an offer. One for each receiver and kind waits for a response at a time. */
export async function writeOffer(trx: Trx, brand: Brand, draft: Contract): Promise<void> {
  const running = await runningOf(trx, draft.party_id, draft.kind)
  const from = await beginOf(trx, brand, draft, running, draft.offered_at)
  await requireRate(trx, brand, draft, from)
  const waiting = await trx
    .selectFrom('contract')
    .select('id')
    .where('party_id', '=', draft.party_id)
    .where('kind', '=', draft.kind)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  if (waiting) throw new Refusal('tooManyOpen', { params: { max: 1 } })
  try {
    await trx
      .insertInto('contract')
      .values({ ...draft, tiers: JSON.stringify(draft.tiers) })
      .execute()
  } catch (error) {
    // Another offer was made concurrently.
    if (sqlState(error) === '23505') throw new Refusal('tooManyOpen', { params: { max: 1 } })
    throw error
  }
  await addStep(trx, draft.id, { action: 'offered', memberId: draft.upline_id, at: draft.offered_at })
}
