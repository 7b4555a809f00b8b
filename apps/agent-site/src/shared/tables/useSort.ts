import type { TableColumn, TableSort } from '@baize/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'

export interface Sorting<Row> {
  /** The columns, those that can be sorted by marked as such. */
  readonly columns: TableColumn<Row>[]
  readonly sort: TableSort | undefined
  onSortChange(sort: TableSort): void
  /** For the request. */
  readonly query: Readonly<Record<string, string>>
}

/**
 * The order of a table, kept in the address; the platform sorts. Figures begin with the highest.
 *
 * @param unsortable ids of columns without a value, such as actions
 */
export function useSort<Row, Column extends TableColumn<Row>>(
  columns: readonly Column[],
  unsortable: readonly string[] = [],
): Sorting<Row> & { readonly columns: Column[] } {
  const [params, setParams] = useSearchParams()
  const sortable = columns.map((column) => ({ ...column, sortable: !unsortable.includes(column.id) }))
  const column = sortable.find(({ id, sortable: can }) => can && id === params.get('sort'))?.id
  const order = params.get('order') === 'ascending' ? 'ascending' : 'descending'
  const sort = useMemo(
    () => (column === undefined ? undefined : { column, direction: order }),
    [column, order],
  )
  return {
    columns: sortable,
    sort: sort as TableSort | undefined,
    onSortChange(next) {
      const isFigure = columns.find(({ id }) => id === next.column)?.align === 'end'
      const direction = next.column !== column && isFigure ? 'descending' : next.direction
      setParams((before) => {
        const after = new URLSearchParams(before)
        after.set('sort', next.column)
        after.set('order', direction)
        return after
      })
    },
    query: column === undefined ? {} : { sort: column, order },
  }
}
