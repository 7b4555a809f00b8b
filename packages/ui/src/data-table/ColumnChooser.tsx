import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../button/Button.tsx'
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx'
import { ColumnsIcon } from '../icons/icons.ts'
import { Popover } from '../popover/Popover.tsx'
import * as css from './ColumnChooser.css.ts'
import type { DataColumn } from './data-column.ts'

interface ColumnChooserProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** Ids of those that are shown. */
  shown: readonly string[]
  onShownChange: (shown: string[]) => void
}

/** Which columns are shown. One stays, whatever is clicked. */
export function ColumnChooser<Row>({ columns, shown, onShownChange }: ColumnChooserProps<Row>) {
  const { t } = useLingui()
  const hintId = useId()
  const choose = (id: string, on: boolean) => {
    const next = columns.filter((column) => (column.id === id ? on : shown.includes(column.id)))
    if (next.length > 0) onShownChange(next.map((column) => column.id))
  }
  const label = t({ message: 'Columns', context: 'Button that opens the choice of table columns' })
  return (
    <Popover
      label={label}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} variant="outline" tone="neutral" size="small" icon={<ColumnsIcon />}>
          {label}
        </Button>
      )}
    >
      <fieldset className={css.choice} aria-describedby={hintId}>
        <legend className={css.title}>
          {t({ message: 'Columns shown', context: 'Title of the choice of table columns' })}
        </legend>
        {columns.map((column) => {
          const on = column.fixed || shown.includes(column.id)
          return (
            <CheckboxField
              key={column.id}
              label={column.header}
              checked={on}
              disabled={column.fixed ?? false}
              onCheckedChange={(checked) => choose(column.id, checked)}
            />
          )
        })}
      </fieldset>
      <p className={css.hint} id={hintId}>
        {t({
          message: 'At least one column is always shown.',
          context: 'Hint below the choice of table columns',
        })}
      </p>
      <Button
        variant="plain"
        size="small"
        fullWidth
        onClick={() => onShownChange(columns.map((column) => column.id))}
      >
        {t({ message: 'Show all columns', context: 'Button in the choice of table columns' })}
      </Button>
    </Popover>
  )
}
