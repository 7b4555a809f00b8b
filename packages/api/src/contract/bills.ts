import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contractKinds, rate } from './contracts.ts'
import { gameTypes } from './games.ts'
import {
  amount,
  archivedBefore,
  done,
  id,
  instant,
  keyset,
  keysetInfo,
  period,
  positiveAmount,
  sortOrder,
  typed,
} from './scalars.ts'

/**
 * The state of a bill. `notReached`: no tier was reached; `carriedLoss`: earlier windows took what it would pay;
 * `nothingToPay`: a tier was reached, and there is nothing to take its share of. `pendingReview`: made, and waits for the payer; `pendingCollect`: the party may collect it;
 * `insufficient`, `partPaid`: the upline had too little; `denied`: not paid in time; `expired`: not collected in time.
 */
export const billStates = [
  'notReached',
  'nothingToPay',
  'carriedLoss',
  'pendingReview',
  'pendingCollect',
  'issued',
  'insufficient',
  'partPaid',
  'denied',
  'expired',
] as const

/** The state of a dispute over a bill. */
const dispute = z.object({
  /** `withdrawn` by the party; `upheld` or `rejected` by the operator. */
  state: z.enum(['open', 'withdrawn', 'upheld', 'rejected']),
  /** Until then the sides settle it between themselves; then the operator decides. */
  answerBy: instant,
  /** Which side wrote last. */
  lastBy: z.enum(['party', 'payer', 'operator']),
})

/** What a contract owes for one window. Closed windows stay: a later change is a bill of its own (`adjustment` 1, 2, …). */
export const bill = z.object({
  id,
  contractId: id,
  kind: z.enum(contractKinds),
  /** The window, half-open. */
  from: instant,
  to: instant,
  adjustment: z.int(),
  /** Whose team it is, and who is paid. */
  account: z.string(),
  issuer: z.enum(['platform', 'upline']),
  upline: z.nullable(z.string()),
  validBet: amount,
  /** What the loss consists of: stake less payout, less what was granted. Null in bills made before these were kept. */
  stake: z.nullable(amount),
  payout: z.nullable(amount),
  given: z.nullable(amount),
  /** Above zero when the team lost. */
  loss: amount,
  activeMembers: z.int(),
  /** Zero or less: what earlier windows took from this one's loss. */
  carried: amount,
  /** What the rate was taken of. */
  base: amount,
  /** Place of the tier among the contract's, from 0; null when none was reached. */
  tier: z.nullable(z.int()),
  rate,
  /** Below zero where a correction took something. */
  amount,
  paid: amount,
  state: z.enum(billStates),
  payBy: instant,
  answer: z.enum(['none', 'acknowledged', 'disputed']),
  answerReason: z.nullable(z.string()),
  /** Null where the bill was never disputed. */
  dispute: z.nullable(dispute),
})

/** What bills can be sorted by: each column of their lists. */
export const billSorts = [
  ...(['from', 'kind', 'account', 'state', 'base', 'tier', 'rate', 'carried', 'amount', 'paid'] as const),
] as const

const bills = defineCall({
  id: 'bills',
  method: 'GET',
  path: '/wps/agent/bills',
  summary: 'Bills that the account is paid by, or that it owes its downlines, newest window first.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    ...keyset,
    ...period,
    side: z._default(z.enum(['own', 'downline']), 'own'),
    kind: z.optional(z.enum(contractKinds)),
    state: z.optional(z.enum(billStates)),
    /** Only disputed bills: those whose dispute is open, or was ended. */
    dispute: z.optional(z.enum(['open', 'ended'])),
    account: z.optional(typed(64)),
    /** Newest window first when left out. */
    sort: z.optional(z.enum(billSorts)),
    ...sortOrder,
  }),
  value: z.object({
    rows: z.array(bill),
    /** Of all that the filters let through, not of the page. */
    totals: z.object({
      bills: z.int(),
      amount,
      paid: amount,
      /** What downlines are still to be paid, and on how many bills. */
      owed: amount,
      unpaid: z.int(),
    }),
    page: keysetInfo,
  }),
})

const billDays = defineCall({
  id: 'billDays',
  method: 'GET',
  path: '/wps/agent/bills/days',
  summary:
    'The calendar of bills: the windows that began on each day of a period, and where the worst of them stands.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    ...period,
    side: z._default(z.enum(['own', 'downline']), 'own'),
    kind: z.optional(z.enum(contractKinds)),
  }),
  value: z.object({
    /** Days without bills are left out. */
    days: z.array(
      z.object({
        /** In the brand's zone, `2026-11-21`. */
        day: z.string(),
        bills: z.int(),
        amount,
        paid: amount,
        /** The state that most wants to be looked at. */
        state: z.enum(billStates),
      }),
    ),
  }),
})

const billDetail = defineCall({
  id: 'billDetail',
  method: 'GET',
  path: '/wps/agent/bills/{id}',
  summary: 'One bill with the inputs it was made of and what was paid on it.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: z.object({
    bill,
    /** What the window comes to; the amount of a correction is what the bills before it did not have of that. */
    windowAmount: amount,
    days: z.int(),
    /** The contract's windows before this one, as far as they carry. */
    earlier: z.array(z.object({ loss: amount, sameMonth: z.boolean() })),
    /** Real-time salary: bets by tier and outcome. */
    played: z.array(z.object({ tier: z.int(), won: z.boolean(), validBet: amount })),
    payments: z.array(z.object({ id: z.string(), at: instant, amount })),
  }),
})

const figures = { bets: z.int(), stake: amount, validBet: amount, payout: amount }

/** What the members under a bill can be sorted by: each column of their list. */
export const billMemberSorts = ['account', 'bets', 'stake', 'validBet', 'payout', 'given'] as const

const billMembers = defineCall({
  id: 'billMembers',
  method: 'GET',
  path: '/wps/agent/bills/{id}/members',
  summary: 'Whose play a bill was made of, and who was given something.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  query: z.strictObject({
    ...keyset,
    /** Newest account first when left out. */
    sort: z.optional(z.enum(billMemberSorts)),
    ...sortOrder,
  }),
  value: z.object({
    rows: z.array(z.object({ memberId: id, account: z.string(), ...figures, given: amount })),
    /** Of everyone under the bill. */
    totals: z.object({ ...figures, given: amount }),
    page: keysetInfo,
  }),
})

const billSlots = defineCall({
  id: 'billSlots',
  method: 'GET',
  path: '/wps/agent/bills/{id}/slots',
  summary: 'The play of one member in the window of a bill, by five minutes and game type.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  query: z.strictObject({ ...keyset, memberId: id }),
  value: z.object({
    rows: z.array(z.object({ slot: instant, gameType: z.enum(gameTypes), ...figures })),
    page: keysetInfo,
  }),
})

/** What the bets under a bill can be sorted by: each column of their list. */
export const billBetSorts = ['at', 'account', 'category', 'round', 'stake', 'validBet', 'payout'] as const

const billBets = defineCall({
  id: 'billBets',
  method: 'GET',
  path: '/wps/agent/bills/{id}/bets',
  summary: 'The bets under a bill, of the whole team or of one member.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  query: z.strictObject({
    ...keyset,
    memberId: z.optional(id),
    /** Last settled first when left out. */
    sort: z.optional(z.enum(billBetSorts)),
    ...sortOrder,
  }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        account: z.string(),
        settledAt: instant,
        category: z.string(),
        roundId: z.string(),
        stake: amount,
        validBet: amount,
        payout: amount,
      }),
    ),
    archivedBefore,
    page: keysetInfo,
  }),
})

const answerBill = defineCall({
  id: 'answerBill',
  method: 'POST',
  path: '/wps/agent/bills/{id}/answer',
  summary: 'The party acknowledges a bill, or disputes it with a reason.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ answer: z.enum(['acknowledged', 'disputed']), reason: z._default(typed(500), '') }),
  value: bill,
  errors: ['wrongState', 'tooManyOpen'],
})

const conversation = z.object({
  dispute,
  /** Oldest first. */
  messages: z.array(
    z.object({
      by: z.enum(['party', 'payer', 'operator']),
      /** Null for the operator. */
      account: z.nullable(z.string()),
      text: z.string(),
      at: instant,
    }),
  ),
})

const billDispute = defineCall({
  id: 'billDispute',
  method: 'GET',
  path: '/wps/agent/bills/{id}/dispute',
  summary: 'What both sides wrote about a disputed bill, until when they may, and what the operator decided.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: conversation,
})

const writeDispute = defineCall({
  id: 'writeDispute',
  method: 'POST',
  path: '/wps/agent/bills/{id}/dispute',
  summary: 'Either side writes to the other about a disputed bill, while the dispute is open.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ text: typed(500) }),
  value: conversation,
  errors: ['wrongState', 'tooManyOpen'],
})

const sandboxDispute = defineCall({
  id: 'sandboxDispute',
  method: 'POST',
  path: '/sandbox/disputes',
  summary: 'The operator decides a dispute, which ends it.',
  roles: ['sandbox'],
  body: z.strictObject({
    billId: id,
    outcome: z.enum(['upheld', 'rejected']),
    text: z._default(typed(500), ''),
  }),
  value: done,
  errors: ['wrongState'],
})

const byState = z.array(z.object({ state: z.enum(billStates), count: z.int(), amount }))

/** Which bills an agent pays: all that it owes, one kind, or the named ones. */
const payScope = {
  billIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
  kind: z.optional(z.enum(contractKinds)),
  /** Whether an insufficient balance is paid towards the bill. @default false */
  partial: z._default(z.boolean(), false),
}

const payBills = defineCall({
  id: 'payBills',
  method: 'POST',
  path: '/wps/agent/bills/payout',
  summary: 'Pays what the agent owes its downlines, oldest first: all of it, one kind, or the named bills.',
  roles: ['agent'],
  encrypted: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({ paymentPassword: typed(64), ...payScope }),
  value: z.object({
    /** How many bills ended up in each state, and what was paid on them now. */
    statuses: byState,
    paidNow: amount,
    /** What is still owed, over all kinds. */
    stillOwed: amount,
    balance: amount,
    /** There were more than one call pays. */
    more: z.boolean(),
  }),
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong'],
})

const counted = z.object({ count: z.int(), amount })

const payPlan = defineCall({
  id: 'payPlan',
  method: 'POST',
  path: '/wps/agent/bills/payout/plan',
  summary: 'What `payBills` would do with the same bills now: nothing moves.',
  roles: ['agent'],
  body: z.strictObject(payScope),
  value: z.object({
    /** Unpaid bills in the scope, and what is owed on them. */
    owed: counted,
    /** Bills that are paid in full, and what is moved for them. */
    paid: counted,
    /** Bills that are paid in part, and what is moved for them. */
    part: counted,
    /** Bills that nothing is paid on, because there is too little, and what is owed on them. */
    skipped: counted,
    /** What corrections of earlier bills take off; it is not moved. */
    setOff: amount,
    /** What is moved in all. */
    moves: amount,
    /** Who receives it, most first; `others` counts those beyond the first fifty. */
    receivers: z.array(z.object({ account: z.string(), count: z.int(), amount })),
    others: z.int(),
    /** What is in the balance, and what stays. */
    balance: amount,
    left: amount,
    /** There are more than one call pays. */
    more: z.boolean(),
  }),
})

/**
 * Which bill is paid first by itself: the oldest period, dividends before salaries, or the smallest sum; of equal ones
 * the oldest.
 */
export const paymentOrders = ['oldest', 'dividendsFirst', 'smallest'] as const

const rules = {
  /** What payments by themselves leave in the balance. */
  reserve: positiveAmount,
  /** The most that is paid by itself in one day of the brand's zone; null for no limit. */
  dailyCap: z.nullable(positiveAmount),
  order: z.enum(paymentOrders),
}

const paymentRules = z.object({
  ...rules,
  /** Contracts with downlines whose bills are paid by themselves. */
  contracts: z.int(),
  /** What was paid by itself today. */
  paidToday: amount,
  /** What is in the balance above the reserve. */
  available: amount,
  /** What is owed on such bills now, and what running periods that end within two days would owe as things stand. */
  owed: amount,
  coming: amount,
  /** What is missing for both; zero where there is enough. */
  short: amount,
  /** When the first bill is due that the balance does not cover; null where there is enough. */
  shortFrom: z.nullable(instant),
})

const automaticPayment = defineCall({
  id: 'automaticPayment',
  method: 'GET',
  path: '/wps/agent/bills/automatic',
  summary:
    'By what rules bills to downlines are paid by themselves, and whether there is enough for the next two days.',
  roles: ['agent'],
  value: paymentRules,
})

const setAutomaticPayment = defineCall({
  id: 'setAutomaticPayment',
  method: 'PUT',
  path: '/wps/agent/bills/automatic',
  summary: 'Changes the rules of payments by themselves: reserve, limit of a day, and order.',
  roles: ['agent'],
  body: z.strictObject(rules),
  value: paymentRules,
})

const runningBill = {
  contractId: id,
  kind: z.enum(contractKinds),
  /** The running window. */
  from: instant,
  to: instant,
  /** What it would pay if it ended now. */
  amount,
  /** Why it would pay nothing; null where it would pay. */
  nothing: z.nullable(z.enum(['notReached', 'nothingToPay', 'carriedLoss'])),
}

/** What the lists of a forecast can be sorted by: each column of their tables. */
export const forecastSorts = {
  own: ['kind', 'to', 'state', 'amount'],
  downlines: ['account', 'kind', 'to', 'state', 'amount'],
  margins: ['account', 'kind', 'earned', 'paidOn', 'margin'],
} as const

const contractForecast = defineCall({
  id: 'contractForecast',
  method: 'GET',
  path: '/wps/agent/contracts/forecast',
  summary:
    'What running contracts would pay the agent and what it would owe each downline, as they stand; cash and margins.',
  roles: ['agent'],
  query: z.strictObject({
    /** First end first when left out. */
    ownSort: z.optional(z.enum(forecastSorts.own)),
    ownOrder: sortOrder.order,
    /** First end first when left out. */
    downlinesSort: z.optional(z.enum(forecastSorts.downlines)),
    downlinesOrder: sortOrder.order,
    /** By contracts of the agent when left out, first end first. */
    marginsSort: z.optional(z.enum(forecastSorts.margins)),
    marginsOrder: sortOrder.order,
  }),
  value: z.object({
    asOf: instant,
    balance: amount,
    /** What is owed on bills that are made already. */
    owed: amount,
    /** Sums of the running windows, as they stand. */
    receives: amount,
    owes: amount,
    own: z.array(z.object(runningBill)),
    downlines: z.array(z.object({ ...runningBill, account: z.string(), autoPay: z.boolean() })),
    /** There are more running contracts than one call bills; sums are of those that are listed. */
    more: z.boolean(),
    /** The next moments at which windows end. What is received does not count as cash. */
    settlements: z.array(
      z.object({
        at: instant,
        receives: amount,
        owes: amount,
        /** What is owed already and what falls due until then. */
        needed: amount,
        /** What is missing for it; zero where the balance is enough. */
        short: amount,
      }),
    ),
    /** Of each branch with a contract, in the agent's own running window of the kind. */
    margins: z.array(
      z.object({
        account: z.string(),
        kind: z.enum(contractKinds),
        /** The branch's figures at the agent's rate; below zero where the branch won. */
        earned: amount,
        /** Bills of the window, and the downline's running one as of now. */
        paidOn: amount,
        margin: amount,
      }),
    ),
  }),
})

const collectBills = defineCall({
  id: 'collectBills',
  method: 'POST',
  path: '/wps/agent/bills/collect',
  summary: 'Collects what the platform has approved: all of it, or one kind.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({ kind: z.optional(z.enum(contractKinds)) }),
  value: z.object({ statuses: byState, paidNow: amount, balance: amount, more: z.boolean() }),
})

export const contractFreeze = defineCall({
  id: 'contractFreeze',
  method: 'GET',
  path: '/wps/agent/contracts/freeze',
  summary: 'Whether the balance is frozen for unpaid dividends, why, and what ends it.',
  roles: ['member', 'agent'],
  value: z.object({
    frozen: z.boolean(),
    reason: z.nullable(z.enum(['dividendUnpaid'])),
    since: z.nullable(instant),
    /** What has to be paid for the freeze to end; it is paid by itself from incoming money. */
    toPay: amount,
    /** How to end it. */
    exit: z.nullable(z.enum(['payRefusedDividends'])),
    bills: z.array(bill),
  }),
})

const depositUse = defineCall({
  id: 'depositUse',
  method: 'GET',
  path: '/wps/agent/contracts/freeze/deposits/{id}',
  summary: 'What a deposit under a freeze paid of the dividends that are owed, and what is still to be paid.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: z.object({
    /** What was paid from it by itself; zero where nothing was owed, and while it is not credited. */
    paid: amount,
    frozen: z.boolean(),
    /** What has to be paid for the freeze to end. */
    toPay: amount,
  }),
})

const processing = z.object({
  kind: z.enum(contractKinds),
  contractId: z.nullable(id),
  /** The window that is running now; null without a contract. */
  window: z.nullable(z.object({ from: instant, to: instant })),
  validBet: amount,
  stake: amount,
  payout: amount,
  given: amount,
  loss: amount,
  activeMembers: z.int(),
  carried: amount,
  base: amount,
  tier: z.nullable(z.int()),
  rate,
  /** Why it would pay nothing; null where it would pay, and without a contract. */
  nothing: z.nullable(z.enum(['notReached', 'nothingToPay', 'carriedLoss'])),
  /** What the running window would pay if it ended now. */
  soFar: amount,
  /** Own bills that are not paid yet, and those owed to downlines. */
  receivable: z.object({ count: z.int(), amount }),
  payable: z.object({ count: z.int(), amount }),
  /** What this call collected; zero where it only looks. */
  collected: amount,
})

const look = { roles: ['member', 'agent'], value: processing, errors: ['notEligible'] } as const
const collecting = { ...look, idempotent: true } as const

const dividendProcessing = defineCall({
  id: 'dividendProcessing',
  method: 'GET',
  path: '/wps/agent/contract/dividend',
  summary: 'How the own dividend contract stands in the running window.',
  ...look,
})

const dailySalaryProcessing = defineCall({
  id: 'dailySalaryProcessing',
  method: 'GET',
  path: '/wps/agent/contract/dailySalary',
  summary: 'How the own daily salary stands today.',
  ...look,
})

const hourSalaryProcessing = defineCall({
  id: 'hourSalaryProcessing',
  method: 'POST',
  path: '/wps/agent/contract/hourSalary',
  summary: 'Settles the hours that have ended and collects what is ready; says how the running one stands.',
  ...collecting,
})

const realtimeSalaryProcessing = defineCall({
  id: 'realtimeSalaryProcessing',
  method: 'POST',
  path: '/wps/agent/contract/realtimeSalary',
  summary:
    'Settles the five minutes that have ended and collects what is ready; says how the running ones stand.',
  ...collecting,
})

const sandboxSettlement = defineCall({
  id: 'sandboxSettlement',
  method: 'POST',
  path: '/sandbox/settlement',
  summary: 'Closes running windows early, at the end of the current five minutes, and settles them at once.',
  roles: ['sandbox'],
  body: z.strictObject({ account: z.optional(typed(64)), kind: z.optional(z.enum(contractKinds)) }),
  value: z.object({ closed: z.int() }),
})

export const billsCalls = {
  bills,
  billDays,
  billDetail,
  billMembers,
  billSlots,
  billBets,
  answerBill,
  billDispute,
  writeDispute,
  sandboxDispute,
  payBills,
  payPlan,
  automaticPayment,
  setAutomaticPayment,
  contractForecast,
  collectBills,
  contractFreeze,
  depositUse,
  dividendProcessing,
  dailySalaryProcessing,
  hourSalaryProcessing,
  realtimeSalaryProcessing,
  sandboxSettlement,
} as const
