import type { Limit, Limits } from '../labels.ts'

/** Nothing is bounded. */
export const noLimits: Limits = {
  limits: [],
  exclusion: null,
  askBeforeDeposit: false,
  increaseAfterHours: 24,
}

/** A deposit limit of a day, most of it used. */
export const dayLimit: Limit = {
  ...{ kind: 'deposit', period: 'day', amount: '200000.00', minutes: null },
  used: { amount: '180000.00', minutes: null },
  left: { amount: '20000.00', minutes: null },
  resetsAt: '2026-11-21T17:00:00Z',
  pending: null,
}

/** The same, with a requested higher one. */
export function asked(confirmable: boolean): Limit {
  return {
    ...dayLimit,
    pending: { amount: '400000.00', minutes: null, from: '2026-11-22T03:00:00Z', confirmable },
  }
}

/** A break that runs. */
export const paused: Limits = {
  ...noLimits,
  exclusion: { kind: 'timeOut', since: '2026-11-20T03:00:00Z', until: '2026-11-27T03:00:00Z' },
}
