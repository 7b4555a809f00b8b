import { useLingui } from '@lingui/react/macro'
import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Table.css.ts'
import type { TableColumn, TableSort } from './table-column.ts'
import { roleOf } from './table-roles.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
  /** Begins with a column of the buttons that open rows. */
  opens?: boolean
}

export function TableHead<Row>({ columns, sort, onSortChange, opens = false }: TableHeadProps<Row>) {
  const { t } = useLingui()
  return (
    <thead
      className={css.head}
      {...roleOf.group}
      data-sortable={(onSortChange && columns.some((column) => column.sortable)) || undefined}
    >
      <tr className={css.headRow} {...roleOf.row}>
        {opens && (
          <th className={css.header} {...roleOf.columnHeader}>
            <VisuallyHidden>
              {t({ message: 'Details', context: 'Heading of the buttons that open a table row' })}
            </VisuallyHidden>
          </th>
        )}
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          const sortable = column.sortable && onSortChange
          return (
            <th
              className={css.header}
              key={column.id}
              {...roleOf.columnHeader}
              data-align={column.align}
              data-width={column.width}
              data-first={index === 0 || undefined}
              data-sortable={sortable ? '' : undefined}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {sortable ? (
                <button
                  className={css.sort}
                  type="button"
                  onClick={() =>
                    onSortChange({
                      column: column.id,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {column.header}
                  <span className={css.sortMark} data-direction={direction}>
                    {direction === 'ascending' ? <ChevronUpIcon /> : <ChevronDownIcon />}
                  </span>
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
