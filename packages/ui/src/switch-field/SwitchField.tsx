import type { ChangeEvent, ChangeEventHandler, FocusEventHandler, MouseEvent, Ref } from 'react'
import { frame as frameClass } from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldLabel, splitField, useFieldTexts } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './SwitchField.css.ts'

export interface SwitchFieldProps extends Omit<FieldBasics, 'hideLabel'> {
  /** Whether it is on, when controlled. */
  checked?: boolean
  /** Whether it is initially on, when uncontrolled. @default false */
  defaultChecked?: boolean
  /** The choice is on its way to the server; it takes no clicks meanwhile and keeps its focus. @default false */
  loading?: boolean
  /** The switch itself. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; this is its state now. */
  onCheckedChange?: (checked: boolean) => void
  /** The browser's event, for react-hook-form's `register()`; take `onCheckedChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** On or off, at once: a setting. A choice that is sent with a form is a CheckboxField. */
export function SwitchField(props: SwitchFieldProps) {
  const { frame, control: rest } = splitField(props, 'checked')
  const { loading = false, onChange, onCheckedChange, ...input } = rest
  const { control, texts } = useFieldTexts(frame)
  const { 'aria-required': _required, ...attributes } = control

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (loading) return
    onChange?.(event)
    onCheckedChange?.(event.currentTarget.checked)
  }

  return (
    <div className={frameClass}>
      <label htmlFor={control.id} className={css.row}>
        <span className={css.words}>
          <FieldLabel label={frame.label} required={frame.required} optional={frame.optional} />
        </span>
        <span className={css.control}>
          {loading && (
            <span className={css.busy}>
              <Spinner size="small" />
            </span>
          )}
          <input
            {...inputAttributes(input)}
            {...attributes}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state by itself, and newly after a reset
            role="switch"
            aria-busy={loading || undefined}
            aria-disabled={loading || undefined}
            className={css.input}
            onClick={loading ? refuse : undefined}
            onChange={change}
          />
        </span>
      </label>
      {control['aria-describedby'] !== undefined && texts}
    </div>
  )
}

function refuse(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault()
}
