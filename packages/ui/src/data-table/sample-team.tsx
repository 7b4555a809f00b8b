import { Amount } from '../amount/Amount.tsx'
import { compareDecimals, type DataColumn } from './data-column.ts'

/** A member's month, for stories and tests. */
export interface TeamRow {
  id: string
  name: string
  figures: readonly string[]
}

const names = ['Dara', 'Sophea', 'Bopha', 'Rithy', 'Kunthea', 'Vannak', 'Sreyleak', 'Pisey']
const figures = [
  ['deposits', 'Deposits'],
  ['withdrawals', 'Withdrawals'],
  ['bets', 'Bets'],
  ['validBets', 'Valid bets'],
  ['won', 'Won'],
  ['winLoss', 'Win/loss'],
  ['promotions', 'Promotions'],
  ['rebate', 'Rebate'],
  ['salary', 'Daily salary'],
  ['dividend', 'Dividend'],
  ['transfersIn', 'Transfers in'],
  ['transfersOut', 'Transfers out'],
  ['balance', 'Balance'],
] as const

/** So many rows, the same ones each time. */
export function teamRows(count: number): TeamRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    name: index < names.length ? (names[index] ?? '') : `${names[index % names.length]} ${index}`,
    figures: figures
      .map((_, column) => (((index + 3) * 7919 * (column + 2)) % 90_000) / 100 - (column === 5 ? 400 : 0))
      .map((value) => value.toFixed(2)),
  }))
}

/** Fourteen columns. */
export const teamColumns: DataColumn<TeamRow>[] = [
  {
    id: 'name',
    header: 'Member',
    cell: (row) => row.name,
    text: (row) => row.name,
    rowHeader: true,
    sortable: true,
    fixed: true,
  },
  ...figures.map(
    ([id, header], index): DataColumn<TeamRow> => ({
      id,
      header,
      align: 'end',
      nowrap: true,
      sortable: true,
      cell: (row) => <Amount value={row.figures[index] ?? ''} currency="$" signed={id === 'winLoss'} />,
      text: (row) => row.figures[index] ?? '',
      compare: (one, other) => compareDecimals(one.figures[index] ?? '', other.figures[index] ?? ''),
    }),
  ),
]
