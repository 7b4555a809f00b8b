import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { useValue } from '../field/useValue.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as css from './selection.css.ts'
import { rowsBetween, selectionOf, type TableSelection, withRows } from './selection.ts'
import type { TableExtras } from './table-extras.ts'

const none: readonly string[] = []

/** The selection of a table: its checkboxes, and the bar of what can be done with the selected rows. */
export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): { extras: Pick<TableExtras<Row>, 'leading' | 'isSelected'>; bar: ReactNode } {
  const { t, i18n } = useLingui()
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
  // As `plural` writes its number: the formats of i18n are 5 kB of each table otherwise.
  const others = i18n.number(elsewhere)
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
      <div className={css.selection} data-empty={count === 0 || undefined}>
        <span role="status" className={css.selectionCount}>
          {count > 0 && words}
          {elsewhere > 0 && (
            <span className={css.elsewhere}>
              {t({ message: `Not on this page: ${others}`, context: 'How many selected rows of a table' })}
            </span>
          )}
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
