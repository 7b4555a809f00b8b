import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { useValue } from '../field/useValue.ts'
import { onDemand } from '../private/onDemand.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { rowsBetween, selectionOf, type TableSelection, withRows } from './selection.ts'
import type { TableExtras } from './table-extras.ts'

const none: readonly string[] = []

/** The formats of i18n are a third of a table that has no selection. */
const SelectionBar = onDemand(() => import('./SelectionBar.tsx').then((chunk) => chunk.SelectionBar))

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

  const { selectable = () => true } = selection
  const keys = rows.filter(selectable).map(rowKey)
  const state = selectionOf(selected, keys)
  const count = selected.length
  const select = (key: string, on: boolean, shift: boolean) => {
    setSelected(withRows(selected, shift ? rowsBetween(keys, anchor.current, key) : [key], on))
    anchor.current = key
  }
  const elsewhere = selected.filter((key) => !keys.includes(key)).length
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
          if (!selectable(row)) return null
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
      <SelectionBar
        count={count}
        elsewhere={elsewhere}
        actions={count > 0 && selection.actions?.(selected)}
        onClear={() => setSelected([])}
      />
    ),
  }
}
