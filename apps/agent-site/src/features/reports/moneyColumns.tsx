import { Amount, type TableColumn } from '@baize/ui'
import { Result } from '../../shared/figures/Result.tsx'

type AmountsOf<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row] & string

/** A column of amounts; of what players won or lost where `result`. */
export function amountColumn<Row>(
  id: AmountsOf<Row>,
  header: string,
  currency: string,
  result = false,
): TableColumn<Row> {
  const Value = result ? Result : Amount
  return {
    id,
    header,
    align: 'end',
    nowrap: true,
    cell: (row) => <Value value={String(row[id])} currency={currency} />,
  }
}
