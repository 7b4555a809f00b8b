import { Amount, type TableColumn } from '@baize/ui'

type AmountsOf<Row> = { [Key in keyof Row]: Row[Key] extends string ? Key : never }[keyof Row] & string

/** A column of amounts. */
export function amountColumn<Row>(
  id: AmountsOf<Row>,
  header: string,
  currency: string,
  signed = false,
): TableColumn<Row> {
  return {
    id,
    header,
    align: 'end',
    nowrap: true,
    cell: (row) => <Amount value={String(row[id])} currency={currency} signed={signed} />,
  }
}
