import type { Withdrawal } from '../states.ts'

/** A withdrawal in whatever state a story or test needs. */
export function withdrawal(change: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 'wdr_01JD9Q4',
    amount: '80000.00',
    state: 'requested',
    reason: null,
    bank: 'Mekong Sandbox Bank',
    accountNumberMasked: '•••• 4321',
    createdAt: '2026-11-21T03:00:00Z',
    nextUpdateAt: '2026-11-21T03:10:00Z',
    confirmBy: null,
    cancellable: true,
    received: null,
    remaining: null,
    images: [],
    history: [{ state: 'requested', at: '2026-11-21T03:00:00Z', reason: null }],
    ...change,
  }
}

const paidSteps = [
  { state: 'requested', at: '2026-11-21T03:00:00Z', reason: null },
  { state: 'approved', at: '2026-11-21T03:01:00Z', reason: null },
  { state: 'sent', at: '2026-11-21T03:02:00Z', reason: null },
  { state: 'confirmPending', at: '2026-11-21T03:04:00Z', reason: null },
]

/** The bank has paid: the member is asked. */
export const paid = withdrawal({
  state: 'confirmPending',
  cancellable: false,
  // In the future on any day.
  confirmBy: new Date(Date.now() + 30 * 60_000).toISOString(),
  history: paidSteps,
})

export const received = withdrawal({
  ...paid,
  state: 'completed',
  reason: 'confirmedByMember',
  confirmBy: null,
  nextUpdateAt: null,
  history: [...paidSteps, { state: 'completed', at: '2026-11-21T03:08:00Z', reason: 'confirmedByMember' }],
})

export const lookedInto = withdrawal({
  ...paid,
  state: 'caseOpen',
  reason: 'notReceived',
  confirmBy: null,
  history: [...paidSteps, { state: 'caseOpen', at: '2026-11-21T03:08:00Z', reason: 'notReceived' }],
})

export const underReview = withdrawal({
  state: 'riskReview',
  cancellable: false,
  history: [...withdrawal().history, { state: 'riskReview', at: '2026-11-21T03:01:00Z', reason: null }],
})

/** It is above an amount that needs a document. */
export const waiting = withdrawal({
  state: 'waitingKyc',
  reason: 'documentNeeded',
  history: [
    ...withdrawal().history,
    { state: 'waitingKyc', at: '2026-11-21T03:01:00Z', reason: 'documentNeeded' },
  ],
})

/** The document is being looked at. */
export const documentShown = withdrawal({
  ...waiting,
  reason: 'documentShown',
  history: [...waiting.history, { state: 'waitingKyc', at: '2026-11-21T03:02:00Z', reason: 'documentShown' }],
})

/** It ended before anything was paid. */
export function ended(state: 'rejected' | 'failed' | 'cancelled', reason: string): Withdrawal {
  return withdrawal({
    state,
    reason,
    cancellable: false,
    nextUpdateAt: null,
    history: [...withdrawal().history, { state, at: '2026-11-21T03:02:00Z', reason }],
  })
}

export const options = {
  min: '20000.00',
  max: '8000000.00',
  available: '4800000.00',
  banks: [
    { code: 'MSB', name: 'Mekong Sandbox Bank' },
    { code: 'TSB', name: 'Tonle Sap Sandbox Bank' },
  ],
  autoConfirmMinutes: 30,
  medianSeconds: 540,
}
