import type { limitKinds, limitPeriods } from '@baize/api/contract'

export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]

export const increaseAfterHours = 24

/** A member's bound, and the higher one (`value: null`: none) that waits. */
export interface Bound {
  readonly value: bigint
  readonly pending: { readonly value: bigint | null; readonly from: Date } | null
}

/**
 * A lower bound applies at once and ends a pending one; a higher one is pending, and the current one stays. Null: no
 * bound.
 */
export function askFor(current: Bound | null, wanted: bigint | null, now: Date): Bound | null {
  if (current === null) return wanted === null ? null : { value: wanted, pending: null }
  if (wanted !== null && wanted <= current.value) return { value: wanted, pending: null }
  const from = new Date(now.getTime() + increaseAfterHours * 3_600_000)
  return { value: current.value, pending: { value: wanted, from } }
}

export const isConfirmable = (current: Bound, now: Date): boolean =>
  current.pending !== null && current.pending.from <= now

/** The bound after the second confirmation; `refused` where nothing waits or it is too early. */
export function confirm(current: Bound | null, now: Date): Bound | null | 'refused' {
  if (!current?.pending || !isConfirmable(current, now)) return 'refused'
  return current.pending.value === null ? null : { value: current.pending.value, pending: null }
}
