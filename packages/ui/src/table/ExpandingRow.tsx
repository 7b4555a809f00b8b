import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { ChevronDownIcon } from '../icons/icons.ts'
import * as css from './ExpandingRow.css.ts'
import { cell as cellClass, row as rowClass } from './Table.css.ts'
import { LeadingCell, RowCells } from './TableRows.tsx'
import type { TableColumn } from './table-column.ts'
import type { TableExpansion } from './table-expansion.ts'
import { roleOf } from './table-roles.ts'

interface ExpandingRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  expansion: TableExpansion<Row>
  open: boolean
  onOpenChange: () => void
  leading?: React.ReactNode
  selected?: boolean
}

/** A row with a button that opens more about it, in a row of its own that follows. */
export function ExpandingRow<Row>({
  row,
  columns,
  expansion,
  open: wanted,
  onOpenChange,
  leading,
  selected = false,
}: ExpandingRowProps<Row>) {
  const { t } = useLingui()
  const detailId = useId()
  const detail = expansion.detail(row)
  const name = expansion.rowLabel(row)
  const expandable = detail !== undefined && detail !== null && detail !== false
  const open = expandable && wanted
  return (
    <>
      <tr
        className={rowClass}
        {...roleOf.row}
        data-expanded={open || undefined}
        data-selected={selected || undefined}
      >
        <LeadingCell>{leading}</LeadingCell>
        <td className={css.opener} {...roleOf.cell} data-blank={!expandable || undefined}>
          {expandable && (
            <button
              className={css.button}
              type="button"
              aria-label={t({ message: `Details of ${name}`, context: 'Button that opens a row of a table' })}
              aria-expanded={open}
              aria-controls={open ? detailId : undefined}
              onClick={onOpenChange}
            >
              <ChevronDownIcon />
            </button>
          )}
        </td>
        <RowCells row={row} columns={columns} />
      </tr>
      {open && (
        <tr className={css.detailRow} {...roleOf.row} id={detailId}>
          <td
            className={`${cellClass} ${css.detail}`}
            {...roleOf.cell}
            colSpan={columns.length + (leading === undefined ? 1 : 2)}
          >
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}
