import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contractKinds } from './contracts.ts'
import { limitKinds, limitPeriods } from './limits.ts'
import { amount, fallbackLanguage, id, instant } from './scalars.ts'

const common = {
  /** The withdrawal, case, contract or bonus; of a limit its kind and period. */
  id,
  /** The page of the site where it is dealt with. */
  link: z.string(),
  /** When it settles itself or ends; null where nothing runs out. */
  until: z.nullable(instant),
}

const bonusFields = {
  ...common,
  name: z.string(),
  language: fallbackLanguage,
  /** What is offered, or what is left to be wagered. */
  amount,
}

/** Something that waits for the user. */
const pendingAction = z.discriminatedUnion('kind', [
  /** The bank has paid: did it arrive? */
  z.object({ kind: z.literal('withdrawalToConfirm'), ...common, amount }),
  /** A withdrawal waits for an identity document. */
  z.object({ kind: z.literal('identityDocument'), ...common, amount }),
  /** Customer service has a question. */
  z.object({ kind: z.literal('caseQuestion'), ...common, number: z.string() }),
  /** Customer service has replied, and the reply is unread. */
  z.object({ kind: z.literal('caseAnswered'), ...common, number: z.string() }),
  z.object({ kind: z.literal('contractOffer'), ...common, contract: z.enum(contractKinds) }),
  z.object({ kind: z.literal('contractTermination'), ...common, contract: z.enum(contractKinds) }),
  /** A higher limit was requested: it can be confirmed now, or from `until`. */
  z.object({
    kind: z.literal('limitIncrease'),
    ...common,
    limit: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    confirmable: z.boolean(),
  }),
  /** An offered bonus can be claimed for a short time only. */
  z.object({ kind: z.literal('bonusOfferEnding'), ...bonusFields }),
  /** A claimed bonus ends soon. */
  z.object({ kind: z.literal('bonusEnding'), ...bonusFields }),
  /** The account closes at `until`, unless the member keeps it; null where that is over, and something has to be settled first. */
  z.object({ kind: z.literal('accountClosing'), ...common }),
  /** The agent's balance is frozen until dividends are paid; `amount` is what is owed on them. */
  z.object({ kind: z.literal('balanceFrozen'), ...common, amount }),
  /** Bills of one kind that the agent owes downlines; `until` is when the first of them is due. */
  z.object({
    kind: z.literal('billsToPay'),
    ...common,
    contract: z.enum(contractKinds),
    count: z.int(),
    amount,
  }),
  /** The other side wrote last in a dispute over a bill; after `until` the operator decides. */
  z.object({
    kind: z.literal('billDispute'),
    ...common,
    contract: z.enum(contractKinds),
    account: z.string(),
    amount,
  }),
  /** The upline requests money back. */
  z.object({ kind: z.literal('moneyRequest'), ...common, account: z.string(), amount }),
  /** A link that opens accounts is nearly used up, or ends soon. */
  z.object({
    kind: z.literal('inviteEnding'),
    ...common,
    code: z.string(),
    note: z.string(),
    /** How many accounts it can still open. */
    left: z.int(),
  }),
])

export const pendingActions = defineCall({
  id: 'pendingActions',
  method: 'GET',
  path: '/wps/member/pending-actions',
  summary: 'Everything that waits for the person, most urgent first.',
  roles: ['member', 'agent'],
  value: z.object({
    rows: z.array(pendingAction),
    /** Unread messages that are about none of the rows: with these counted, each thing counts once. */
    otherMessages: z.int(),
  }),
})

export const pendingActionCalls = { pendingActions } as const
