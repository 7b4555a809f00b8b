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
 * @param table which one it is, where a page has several; the address and the request begin their names with it
 */
export function useSort<Row, Column extends TableColumn<Row>>(
  columns: readonly Column[],
  unsortable: readonly string[] = [],
  table = '',
): Sorting<Row> & { readonly columns: Column[] } {
  const [params, setParams] = useSearchParams()
  const [sortName, orderName] = table === '' ? ['sort', 'order'] : [`${table}Sort`, `${table}Order`]
  const sorted = columns.find(({ id }) => !unsortable.includes(id) && id === params.get(sortName))
  const column = sorted?.id
  const isFigure = sorted?.align === 'end'
  const sortable = columns.map((each) => ({
    ...each,
    sortable: !unsortable.includes(each.id),
    // In a card the figure that was asked for is read before the others.
    ...(isFigure && { featured: each.id === column }),
  }))
  const order = params.get(orderName) === 'ascending' ? 'ascending' : 'descending'
  const sort = useMemo(
    () => (column === undefined ? undefined : { column, direction: order }),
    [column, order],
  )
  return {
    columns: sortable,
    sort: sort as TableSort | undefined,
    onSortChange(next) {
      const beginsHigh = columns.find(({ id }) => id === next.column)?.align === 'end'
      const direction = next.column !== column && beginsHigh ? 'descending' : next.direction
      setParams((before) => {
        const after = new URLSearchParams(before)
        after.set(sortName, next.column)
        after.set(orderName, direction)
        return after
      })
    },
    query: column === undefined ? {} : { [sortName]: column, [orderName]: order },
  }
}
