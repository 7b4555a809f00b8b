import { useLingui } from '@lingui/react/macro'
import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Table.css.ts'
import type { TableColumn, TableSort } from './table-column.ts'
import type { TableExtras } from './table-extras.ts'
import { roleOf } from './table-roles.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
  /** Begins with a column of the buttons that open rows. */
  opens?: boolean
  extras?: TableExtras<Row>
}

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  opens = false,
  extras = {},
}: TableHeadProps<Row>) {
  const { t } = useLingui()
  return (
    <thead
      className={css.head}
      {...roleOf.group}
      data-sortable={
        (onSortChange && columns.some((column) => column.sortable)) ||
        extras.leading !== undefined ||
        undefined
      }
    >
      <tr className={css.headRow} {...roleOf.row}>
        {extras.leading && (
          <th className={css.leadingHeader} {...roleOf.columnHeader}>
            {extras.leading.header}
          </th>
        )}
        {opens && (
          <th className={css.header} data-narrow {...roleOf.columnHeader}>
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
              data-column={column.id}
              data-align={column.align}
              data-width={column.width}
              data-secondary={column.secondary || undefined}
              data-first={index === 0 || undefined}
              data-sortable={sortable ? '' : undefined}
              data-resizable={extras.headerEnd ? '' : undefined}
              // Its edge has a name of its own, which is none of the column's.
              aria-label={extras.headerEnd ? column.header : undefined}
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
              {extras.headerEnd?.(column)}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
