import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../database/index.ts'
import { Refusal } from '../http/refusal.ts'
import type { CodeSettings } from './settings.ts'
import type { Channel } from './tables.ts'

const minute = 60_000

/** A code's destination, as the budgets see it. */
export interface CodeOrder {
  readonly channel: Channel
  readonly recipientMark: string
  readonly addressGroup: string
  /** The block of a number that no account has shown to be its own; null for mail and for verified numbers. */
  readonly prefix: string | null
}

/**
 * Refuses a code that exceeds a budget. The channel's row is locked until the order is committed, so that
 * orders made at the same moment, in any process, are counted one after the other. Every request counts,
 * whether or not a message was sent: the response is the same for numbers that no account has.
 */
export async function requireBudget(trx: Trx, settings: CodeSettings, order: CodeOrder, now: Date) {
  await trx
    .selectFrom('code_budget')
    .select('channel')
    .where('channel', '=', order.channel)
    .forUpdate()
    .execute()
  const { recipientMark, addressGroup, prefix, channel } = order
  const mine = sql<SqlBool>`recipient_mark = ${recipientMark}`
  await within(trx, mine, { count: 1, minutes: settings.expiredMinutes }, now)
  await within(trx, mine, { count: settings.perRecipient, minutes: 10 }, now)
  const here = sql<SqlBool>`address_group = ${addressGroup}`
  await within(trx, here, { count: settings.perAddress, minutes: 60 }, now)
  if (channel === 'sms') {
    const all = sql<SqlBool>`channel = ${channel}`
    await within(trx, all, { count: settings.perDay, minutes: 1_440 }, now)
  }
  if (prefix === null) return
  const near = sql<SqlBool>`prefix = ${prefix}`
  const perHour = (await isUsed(trx, settings, prefix, now)) ? settings.perPrefix : settings.minUsed.perHour
  await within(trx, near, { count: perHour, minutes: 60 }, now)
}

async function within(
  trx: Trx,
  which: ReturnType<typeof sql<SqlBool>>,
  { count, minutes }: { count: number; minutes: number },
  now: Date,
): Promise<void> {
  const rows = await trx
    .selectFrom('verification_code')
    .select('created_at')
    .where(which)
    .where('created_at', '>', new Date(now.getTime() - minutes * minute))
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(count - 1)
    .execute()
  const [oldest] = rows
  if (!oldest) return
  const wait = (oldest.created_at.getTime() + minutes * minute - now.getTime()) / 1000
  throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: Math.max(1, Math.ceil(wait)) } })
}

/**
 * SMS pumping guard: too many codes sent to one block of new numbers and never typed. Such a block is not closed, which
 * would shut out everyone who has a number in it: it is slowed down until its codes are typed again.
 */
async function isUsed(trx: Trx, { minUsed }: CodeSettings, prefix: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ sent: bigint; used: bigint }>`
    SELECT count(*) AS sent, count(used_at) AS used FROM verification_code
    WHERE prefix = ${prefix} AND sent AND created_at > ${new Date(now.getTime() - 7 * 1_440 * minute)}`.execute(
    trx,
  )
  const [row] = rows
  if (!row || Number(row.sent) < minUsed.after) return true
  return Number(row.used) * 100 >= Number(row.sent) * minUsed.percent
}
