import { parseMoney } from '@baize/api/money'
import { withdrawalMin } from '../withdrawals/limits.ts'
import type { Blocker } from './blockers.ts'

const isRemainder = ({ kind, amount }: Blocker): boolean =>
  kind === 'balance' && amount !== null && parseMoney(amount) < withdrawalMin

/**
 * What stands against a request to close an account. A balance below the smallest withdrawal does not: it can be withdrawn once
 * the closing is requested, and keeps the account open until then.
 */
export const blockersOfRequest = (blockers: readonly Blocker[]): Blocker[] =>
  blockers.filter((blocker) => !isRemainder(blocker))

/** The balance that is below the smallest withdrawal, as the contract shows it. */
export const remainderOf = (blockers: readonly Blocker[]): string | null =>
  blockers.find(isRemainder)?.amount ?? null
