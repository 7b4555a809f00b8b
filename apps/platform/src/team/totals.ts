import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../database/index.ts'
import type { DeltaSums } from './deltaSums.ts'
import { givenTypes } from './figures.ts'
import { spanOf } from './span.ts'
import type { Days } from './sums.ts'

/*
 * Totals of teams by day, by month and by quarter: all figures of a team, an account itself and everyone below it, in one row. Lists
 * are sorted by them; reports by game type or type of journal read the sums by day.
 */

/** Journals that totals add up, by their column. */
export const totalled = {
  deposits: ['depositCredited'],
  withdrawals: ['withdrawalPaid'],
  given: givenTypes,
} as const satisfies Record<string, readonly string[]>

export const totalColumns = [
  'bets',
  'stake',
  'valid_bet',
  'payout',
  ...(['deposits', 'withdrawals', 'given'] as const),
] as const

/** What money of a type adds to a team's totals; null for a type that they do not count. */
export function moneyTotals(type: string, amount: bigint): bigint[] | null {
  const columns = Object.values<readonly string[]>(totalled)
  if (!columns.some((types) => types.includes(type))) return null
  return [0n, 0n, 0n, 0n, ...columns.map((types) => (types.includes(type) ? amount : 0n))]
}

const tables = { day: 'team_total_day', month: 'team_total_month', quarter: 'team_total_quarter' } as const

export async function addTotals(trx: Trx, sums: DeltaSums, by: keyof typeof tables): Promise<void> {
  const [heads, times, bets, ...amounts] = sums.columns()
  if (!heads) return
  const table = sql.table(tables[by])
  const time = sql.ref(by)
  await sql`
    INSERT INTO ${table} (head_id, ${time}, ${sql.join(totalColumns.map((column) => sql.ref(column)))})
    SELECT * FROM unnest(${heads}::text[], ${times}::text[], ${bets}::bigint[],
      ${sql.join(amounts.map((amount) => sql`${amount}::numeric[]`))})
    ON CONFLICT (head_id, ${time}) DO UPDATE SET ${sql.join(
      totalColumns.map(
        (column) =>
          sql`${sql.ref(column)} = ${sql.ref(`${tables[by]}.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
      ),
    )}
  `.execute(trx)
}

/**
 * A figure of teams in a period, as parts: rows of id and value, several for a team, none that is zero. `figure` is made
 * of the columns of totals; `heads` says which teams, all where it is left out.
 */
export function totalParts(
  figure: RawBuilder<unknown>,
  days: Days,
  heads: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  const { add, take } = spanOf(days)
  const partsOf = ({ quarters, months, days }: typeof add, value: RawBuilder<unknown>) => {
    const rows = (by: keyof typeof tables, within: RawBuilder<boolean>) =>
      sql`SELECT head_id AS id, ${value} AS value FROM ${sql.table(tables[by])} WHERE ${within} AND ${value} <> 0 AND ${heads}`
    return [
      ...(quarters.length > 0 ? [rows('quarter', sql`quarter IN (${sql.join(quarters)})`)] : []),
      ...(months.length > 0 ? [rows('month', sql`month IN (${sql.join(months)})`)] : []),
      ...days.map(({ from, to }) => rows('day', sql`day >= ${from} AND day <= ${to}`)),
    ]
  }
  return sql.join([...partsOf(add, figure), ...partsOf(take, sql`-(${figure})`)], sql` UNION ALL `)
}
