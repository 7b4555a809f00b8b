import { transactionTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { cashOf } from '../ledger/index.ts'
import { dayAt, type Period, periodOf } from '../records/days.ts'
import { balanceBefore, transactionTypeOf } from '../records/transactions.ts'
import { kindsShown } from '../settlement/terms.ts'
import { wire } from '../wallet/wire.ts'
import { teamMember } from './teamMember.ts'

type Account = Parameters<typeof balanceBefore>[1]

/** The days of a month, until today; refuses a month that has not begun. */
function monthOf(month: string | undefined, now: Date, gmtOffsetMinutes: number) {
  const today = dayAt(now, gmtOffsetMinutes)
  const named = month ?? today.slice(0, 7)
  const from = `${named}-01`
  if (from > today) throw new Refusal('invalidFields', { problems: [{ field: 'month', code: 'tooLate' }] })
  const [year = 0, number = 0] = named.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  const [to = today] = [last, today].toSorted()
  return { month: named, period: periodOf({ from, to }, now, gmtOffsetMinutes) }
}

/** The account's cash received and paid, by type. */
async function movementsOf(db: Db, account: Account, { start, end }: Period) {
  const rows = await db
    .selectFrom('posting')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .select([
      'journal.type',
      sql<boolean>`posting.amount < 0`.as('out'),
      sql<bigint>`count(*)`.as('count'),
      sql<bigint>`sum(posting.amount)::bigint`.as('amount'),
    ])
    .where('posting.owner_id', '=', account.owner)
    .where('posting.account_id', '=', account.id)
    .where('journal.at', '>=', start)
    .where('journal.at', '<', end)
    .groupBy(['journal.type', sql`2`])
    .execute()
  return transactionTypes.flatMap((type) => {
    const own = rows.filter((row) => transactionTypeOf(row.type, row.amount) === type)
    const sumOf = (out: boolean) => own.reduce((sum, row) => (row.out === out ? sum + row.amount : sum), 0n)
    const count = own.reduce((sum, row) => sum + Number(row.count), 0)
    return count === 0 ? [] : [{ type, count, in: sumOf(false), out: -sumOf(true) }]
  })
}

/** Bills of windows that ended in the period, by side and kind. A window that ends at midnight ended the day before. */
async function billsOf(
  db: Db,
  memberId: string,
  kinds: ReturnType<typeof kindsShown>,
  { start, end }: Period,
) {
  const sides = [
    ['received', 'bill.party_id'],
    ['paid', 'bill.upline_id'],
  ] as const
  const found = await Promise.all(
    sides.map(([, column]) =>
      db
        .selectFrom('bill')
        .select([
          'bill.kind',
          sql<bigint>`count(*)`.as('count'),
          sql<bigint>`sum(bill.amount)::bigint`.as('amount'),
          sql<bigint>`sum(bill.paid)::bigint`.as('paid'),
        ])
        .where(column, '=', memberId)
        .where('bill.window_to', '>', start)
        .where('bill.window_to', '<=', end)
        .where('bill.amount', '<>', 0n)
        .where('bill.kind', 'in', kinds)
        .groupBy('bill.kind')
        .execute(),
    ),
  )
  return sides.flatMap(([side], index) =>
    kinds.flatMap((kind) => {
      const row = found[index]?.find((one) => one.kind === kind)
      if (!row) return []
      return [{ side, kind, count: Number(row.count), amount: wire(row.amount), paid: wire(row.paid) }]
    }),
  )
}

/** The latest moment that is archived, where it is in the period. */
async function archivedIn(db: Db, { start }: Period): Promise<string | undefined> {
  const { until } = await db
    .selectFrom('ledger_archive')
    .select((eb) => eb.fn.max('until').as('until'))
    .executeTakeFirstOrThrow()
  return until !== null && until > start ? until.toISOString() : undefined
}

export const statementHandlers: Pick<Handlers, 'teamMemberStatement'> = {
  async teamMemberStatement({ params, query }, { db, session, settings, now }) {
    const at = now()
    const { currency, gmtOffsetMinutes, policyProfile } = settings.brand
    const member = await teamMember(db, session, params)
    const { month, period } = monthOf(query.month, at, gmtOffsetMinutes)
    const { owner, kind } = cashOf(member.id)
    const account = await db
      .selectFrom('account')
      .select(['owner_id as owner', 'id'])
      .where('owner_id', '=', owner)
      .where('kind', '=', kind)
      .where('currency', '=', currency)
      .executeTakeFirst()
    const movements = account ? await movementsOf(db, account, period) : []
    const opening = account ? await balanceBefore(db, account, period.start) : 0n
    const [came, went] = (['in', 'out'] as const).map((way) =>
      movements.reduce((sum, movement) => sum + movement[way], 0n),
    ) as [bigint, bigint]
    const archivedBefore = await archivedIn(db, period)
    return {
      ...{ account: member.account, nickname: member.nickname, month, from: period.from, to: period.to },
      asOf: at.toISOString(),
      opening: wire(opening),
      closing: wire(opening + came - went),
      in: wire(came),
      out: wire(went),
      movements: movements.map((one) => ({ ...one, in: wire(one.in), out: wire(one.out) })),
      bills: await billsOf(db, member.id, kindsShown(policyProfile), period),
      ...(archivedBefore === undefined ? {} : { archivedBefore }),
    }
  },
}
