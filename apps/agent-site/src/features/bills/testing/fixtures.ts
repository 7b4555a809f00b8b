import type { Bill, BillDetail, Conversation, Standing } from '../bill.ts'

/** A dispute that waits for the payer's reply. */
export const openDispute = {
  ...{ state: 'open' as const, answerBy: '2026-11-24T03:00:00Z', lastBy: 'party' as const },
}

/** Both sides have written. */
export const sampleConversation: Conversation = {
  dispute: openDispute,
  messages: [
    { by: 'party', account: 'dara_agent', text: 'Two bets are missing', at: '2026-11-21T03:00:00Z' },
    { by: 'payer', account: 'mekong888', text: 'Which ones?', at: '2026-11-21T04:10:00Z' },
  ],
}

/** A paid dividend of October, for stories and tests. */
export function sampleBill(change: Partial<Bill> = {}): Bill {
  return {
    id: 'bil_1',
    contractId: 'con_2',
    kind: 'dividend',
    from: '2026-09-30T17:00:00Z',
    to: '2026-10-31T17:00:00Z',
    adjustment: 0,
    account: 'dara_agent',
    issuer: 'upline',
    upline: 'mekong888',
    validBet: '6400000.00',
    stake: '6410000.00',
    payout: '5900000.00',
    given: '30000.00',
    loss: '480000.00',
    activeMembers: 14,
    carried: '-20000.00',
    base: '460000.00',
    tier: 1,
    rate: '12.5',
    amount: '57500.00',
    paid: '57500.00',
    state: 'issued',
    payBy: '2026-11-02T17:00:00Z',
    answer: 'none',
    answerReason: null,
    dispute: null,
    ...change,
  }
}

/** Bills in every state, newest first. */
export const sampleBills: readonly Bill[] = [
  sampleBill({ id: 'bil_8', state: 'pendingReview', paid: '0.00', from: '2026-11-14T17:00:00Z' }),
  sampleBill({ id: 'bil_7', state: 'pendingCollect', paid: '0.00', from: '2026-11-13T17:00:00Z' }),
  sampleBill({ id: 'bil_6', state: 'insufficient', paid: '0.00', from: '2026-11-12T17:00:00Z' }),
  sampleBill({ id: 'bil_5', state: 'partPaid', paid: '20000.00', from: '2026-11-11T17:00:00Z' }),
  sampleBill({ id: 'bil_4', state: 'denied', paid: '0.00', from: '2026-11-10T17:00:00Z' }),
  sampleBill({ id: 'bil_3', state: 'expired', paid: '0.00', from: '2026-11-09T17:00:00Z' }),
  sampleBill({
    id: 'bil_2',
    state: 'notReached',
    tier: null,
    rate: '0',
    amount: '0.00',
    paid: '0.00',
    from: '2026-11-08T17:00:00Z',
  }),
  sampleBill({
    id: 'bil_9',
    state: 'carriedLoss',
    tier: 0,
    loss: '18000.00',
    stake: '6410000.00',
    payout: '6362000.00',
    base: '0.00',
    rate: '10',
    amount: '0.00',
    paid: '0.00',
    from: '2026-11-07T17:00:00Z',
  }),
  sampleBill({
    ...{ answer: 'disputed', answerReason: 'Two bets of 3 October are missing.', adjustment: 1 },
    dispute: openDispute,
  }),
]

/** A bill in full, paid in two parts. */
export function sampleBillDetail(bill: Bill): BillDetail {
  return {
    bill,
    windowAmount: bill.amount,
    days: 31,
    earlier: [{ loss: '-20000.00', sameMonth: false }],
    played: [],
    payments:
      bill.paid === '0.00'
        ? []
        : [
            { id: 'jou_1', at: '2026-11-01T03:00:00Z', amount: '20000.00' },
            { id: 'jou_2', at: '2026-11-01T09:30:00Z', amount: '37500.00' },
          ],
  }
}

/** A running window in which the first tier is reached. */
export const sampleStanding: Standing = {
  kind: 'dividend',
  contractId: 'con_2',
  window: { from: '2026-10-31T17:00:00Z', to: '2099-11-30T17:00:00Z' },
  validBet: '2450000.00',
  stake: '2460000.00',
  payout: '2270000.00',
  given: '10000.00',
  loss: '180000.00',
  activeMembers: 9,
  carried: '0.00',
  base: '180000.00',
  tier: 0,
  rate: '10',
  nothing: null,
  soFar: '18000.00',
  receivable: { count: 2, amount: '95000.00' },
  payable: { count: 3, amount: '112500.00' },
  collected: '0.00',
}

/** A tier is reached, and what was carried takes all of the loss. */
export const carriedStanding: Standing = {
  ...sampleStanding,
  loss: '280.93',
  stake: '5681.50',
  payout: '5371.07',
  given: '29.50',
  validBet: '5681.50',
  carried: '-286.80',
  base: '0.00',
  rate: '29',
  nothing: 'carriedLoss',
  soFar: '0.00',
}
