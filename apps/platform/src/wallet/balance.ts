import type { balanceValue } from '@baize/api/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { gathered } from '../database/batch.ts'
import { newId, type Unit } from '../database/index.ts'
import { notifyEvent } from '../events/index.ts'
import { trialType } from '../http/guard.ts'
import type { Context, Db, Handlers, Session } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { walletCurrency } from './playMoney.ts'
import { wire } from './wire.ts'

type Balance = z.output<typeof balanceValue>

const shown = ['cash', 'withdrawHold', 'bonus'] as const
type Balances = Partial<Record<string, bigint>>

async function readBalances(db: Db, currency: string, members: readonly string[]) {
  const { rows } = await sql<{ owner_id: string; kind: string; balance: bigint }>`
    SELECT owner_id, kind, balance FROM account
    WHERE owner_id = ANY(${members}::text[]) AND kind = ANY(${shown}::text[]) AND currency = ${currency}
  `.execute(db)
  const balances = new Map<string, Balances>()
  for (const { owner_id, kind, balance } of rows) {
    balances.set(owner_id, { ...balances.get(owner_id), [kind]: balance })
  }
  return balances
}

function describeBalance({ brand }: Settings, balances: Balances | undefined): Balance {
  const of = (kind: (typeof shown)[number]) => wire(balances?.[kind] ?? 0n)
  const { currency, currencySymbol } = brand
  return { balance: of('cash'), held: of('withdrawHold'), bonus: of('bonus'), currency, currencySymbol }
}

/** What a member can spend and what waits for a withdrawal. The database's `tell_balances` writes the same. */
async function readBalance(db: Db, settings: Settings, memberId: string): Promise<Balance> {
  const balances = await readBalances(db, settings.brand.currency, [memberId])
  return describeBalance(settings, balances.get(memberId))
}

/** Notifies the member's pages of the balance, once this unit's work is committed. */
export async function notifyBalance(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const { currency, currencySymbol } = platform.settings.brand
  const { rows } = await sql<{ seq: bigint }>`
    SELECT (tell_balances(${[memberId]}, ${[newId()]}, ${currency}, ${currencySymbol}))[1] AS seq
  `.execute(unit.trx)
  const seq = rows[0]?.seq
  if (seq !== undefined) unit.afterCommit(() => notifyEvent(platform.database.bus, memberId, seq))
}

/** Every page requests its balance: concurrent requests are read in one statement. */
const readings = new WeakMap<Platform, (memberId: string) => Promise<Balances | undefined>>()

/** The signed-in account's balance: play money for a trial account. */
export async function balanceFor(
  { platform, settings }: Pick<Context, 'platform' | 'settings'>,
  session: Session,
): Promise<Balance> {
  if (session.accountType === trialType) {
    // These requests are few, and in another currency.
    const { code: currency, symbol: currencySymbol } = walletCurrency(settings, session.accountType)
    const play = { ...settings, brand: { ...settings.brand, currency, currencySymbol } }
    return readBalance(platform.db, play, session.memberId)
  }
  let read = readings.get(platform)
  if (!read) {
    read = gathered((members) => readBalances(platform.db, settings.brand.currency, members))
    readings.set(platform, read)
  }
  return describeBalance(settings, await read(session.memberId))
}

export const walletHandlers: Pick<Handlers, 'balance'> = {
  balance: (_request, context) => balanceFor(context, context.session),
}
