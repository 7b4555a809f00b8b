import { type ChangeEventHandler, type FocusEventHandler, type Ref, useLayoutEffect, useRef } from 'react'
import { frame as frameClass } from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldLabel, splitField, useFieldTexts } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import { useSharedRef } from '../field/sharedRef.ts'
import * as css from './CheckboxField.css.ts'

export interface CheckboxFieldProps extends Omit<FieldBasics, 'hideLabel'> {
  /** Whether it is ticked, where its owner keeps it. */
  checked?: boolean
  /** Whether it is ticked at first, where the page keeps it. @default false */
  defaultChecked?: boolean
  /** What is sent while it is ticked. @default 'on' */
  value?: string
  /** Neither ticked nor empty, as the box of a list of which some are ticked. @default false */
  indeterminate?: boolean
  /** The control itself. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; this is its state now. */
  onCheckedChange?: (checked: boolean) => void
  /** The browser's event, for react-hook-form's `register()`; take `onCheckedChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** Yes or no: a box and what it says. The label may hold links. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, control: input } = splitField(props, 'checked')
  const { control, texts } = useFieldTexts(frame)
  const { indeterminate = false, ref, ...rest } = input
  const box = useRef<HTMLInputElement>(null)
  const sharedRef = useSharedRef(box, ref)
  // HTML has no attribute for it, and a click removes it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <div className={frameClass}>
      <label htmlFor={control.id} className={css.row}>
        <input
          {...inputAttributes(rest)}
          {...control}
          ref={sharedRef}
          type="checkbox"
          className={css.checkbox}
        />
        <span className={css.words}>
          <FieldLabel label={frame.label} required={frame.required} optional={frame.optional} />
        </span>
      </label>
      {control['aria-describedby'] !== undefined && <div className={css.notes}>{texts}</div>}
    </div>
  )
}
