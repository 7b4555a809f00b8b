import { contractPeriods, type contractSorts } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'
import { placeIn, type SortKey } from '../wallet/sortedKeyset.ts'

const orFirst = (time: RawBuilder<unknown>) => sql`coalesce(${time}, 'epoch'::timestamptz)`

/** What contracts are sorted by, as their list shows them at a moment; those without a value are first. */
export function contractSortKey(sort: (typeof contractSorts)[number], now: Date): SortKey {
  switch (sort) {
    case 'account':
      return {
        value: sql`(SELECT party.account_key FROM member AS party WHERE party.id = contract.party_id)`,
        kind: 'text',
      }
    case 'version':
      return { value: sql`contract.version`, kind: 'number' }
    case 'state':
      return {
        value: sql`(CASE WHEN contract.ends_at <= ${now} THEN 'invalid' ELSE contract.state END)`,
        kind: 'text',
      }
    case 'rate':
      return { value: sql`contract.top_rate`, kind: 'number' }
    case 'period':
      return { value: placeIn(contractPeriods, 'contract.period'), kind: 'number' }
    case 'since':
      return {
        value: orFirst(sql`CASE WHEN contract.valid_from <= ${now} THEN contract.valid_from END`),
        kind: 'time',
      }
    case 'until':
      return { value: orFirst(sql`contract.ends_at`), kind: 'time' }
  }
}
