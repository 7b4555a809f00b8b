import type { balanceValue } from '@baize/api/contract'
import type * as z from 'zod/mini'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { balanceOf, cashOf, withdrawHoldOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { wire } from './wire.ts'

type Balance = z.output<typeof balanceValue>

/** What a member can spend and what waits for a withdrawal. */
export async function readBalance(db: Db, { brand }: Settings, memberId: string): Promise<Balance> {
  const { currency, currencySymbol } = brand
  const balance = await balanceOf(db, currency, cashOf(memberId))
  const held = await balanceOf(db, currency, withdrawHoldOf(memberId))
  return { balance: wire(balance), held: wire(held), currency, currencySymbol }
}

/** Tells the member's pages what the balance is, once this unit's work is committed. */
export async function tellBalance(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const payload = await readBalance(unit.trx, platform.settings, memberId)
  await recordEvent(platform.database, unit, { memberId, type: 'balanceChanged', payload })
}

export const walletHandlers: Pick<Handlers, 'balance'> = {
  balance: (_request, { db, settings, session }) => readBalance(db, settings, session.memberId),
}
