import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { useValue } from '../field/useValue.ts'
import type { TableExtras } from '../table/Table.tsx'
import * as css from './DataTable.css.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { rowsBetween, selectionOf, type TableSelection, withRows } from './selection.ts'

const none: readonly string[] = []

/** The selection of a table: its checkboxes, and the bar of what can be done with the selected rows. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): { extras: Pick<TableExtras<Row>, 'leading' | 'isSelected'>; bar: ReactNode } {
  const { t } = useLingui()
  const { onSelectedChange } = selection ?? {}
  const [selected, setSelected] = useValue<readonly string[]>(
    selection?.selected,
    selection?.defaultSelected ?? none,
    onSelectedChange && ((keys) => onSelectedChange([...keys])),
  )
  /** Where a range by Shift begins. */
  const anchor = useRef<string>(undefined)
  if (!selection) return { extras: {}, bar: null }

  const keys = rows.map(rowKey)
  const state = selectionOf(selected, keys)
  const count = selected.length
  const select = (key: string, on: boolean, shift: boolean) => {
    setSelected(withRows(selected, shift ? rowsBetween(keys, anchor.current, key) : [key], on))
    anchor.current = key
  }
  const words = t({
    message: plural(count, { one: '# row selected', other: '# rows selected' }),
    context: 'How many rows of a table are selected',
  })
  return {
    extras: {
      isSelected: (key) => selected.includes(key),
      leading: {
        header: (
          <RowCheckbox
            label={t({ message: 'Select all rows', context: 'Checkbox in the head of a table' })}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            disabled={keys.length === 0}
            onCheckedChange={() => setSelected(withRows(selected, keys, state !== 'all'))}
          />
        ),
        cell: (row, key) => {
          const name = selection.rowLabel(row)
          return (
            <RowCheckbox
              label={t({
                message: `Select ${name}`,
                comment: 'Checkbox of a table row; name is that of the row',
              })}
              checked={selected.includes(key)}
              onCheckedChange={(on, shift) => select(key, on, shift)}
            />
          )
        },
      },
    },
    bar: (
      <div className={css.selection} data-empty={count === 0 || undefined}>
        <span role="status" className={css.selectionCount}>
          {count > 0 && words}
        </span>
        {count > 0 && (
          <>
            {selection.actions?.(selected)}
            <Button variant="plain" tone="neutral" size="small" onClick={() => setSelected([])}>
              {t({ message: 'Clear selection', context: 'Button above a table' })}
            </Button>
          </>
        )}
      </div>
    ),
  }
}
