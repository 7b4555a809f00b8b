import { usePermission } from '@baize/site'
import { Amount, type TableColumn } from '@baize/ui'

/** A column of amounts, each drawn one way. */
export function useMoneyColumn() {
  const { currencySymbol } = usePermission()
  return <Row,>(
    id: string,
    header: string,
    read: (row: Row) => string,
    { signed = false, featured = false }: { signed?: boolean; featured?: boolean } = {},
  ): TableColumn<Row> => ({
    ...{ id, header, align: 'end', nowrap: true, featured },
    cell: (row) => <Amount value={read(row)} currency={currencySymbol} signed={signed} />,
  })
}
