import { useLayoutEffect, useRef } from 'react'
import { checkbox } from '../checkbox-field/CheckboxField.css.ts'
import * as css from './selection.css.ts'

interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Some of its rows are selected. @default false */
  indeterminate?: boolean
  disabled?: boolean
  onCheckedChange: (checked: boolean, shift: boolean) => void
}

/** The checkbox of a row, or that of all rows. The whole cell is its target. */
export function RowCheckbox({
  label,
  checked,
  indeterminate = false,
  disabled = false,
  onCheckedChange,
}: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  // HTML has no attribute for it, and a click removes it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })
  return (
    <label className={css.select}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        className={checkbox}
        onChange={({ currentTarget, nativeEvent }) =>
          onCheckedChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
