import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import { frame as frameClass } from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldLabel, splitField, useFieldTexts } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import * as css from './CheckboxField.css.ts'

export interface CheckboxFieldProps extends Omit<FieldBasics, 'hideLabel'> {
  /** Whether it is ticked, where its owner keeps it. */
  checked?: boolean
  /** Whether it is ticked at first, where the page keeps it. @default false */
  defaultChecked?: boolean
  /** The control itself. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was pressed; `event.target.checked` is what it is now. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** Yes or no: a box and what it says. The label may hold links. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, control: input } = splitField(props)
  const { control, texts } = useFieldTexts(frame)
  return (
    <div className={frameClass}>
      <label htmlFor={control.id} className={css.row}>
        <input {...inputAttributes(input)} {...control} type="checkbox" className={css.checkbox} />
        <span className={css.words}>
          <FieldLabel label={frame.label} required={frame.required} optional={frame.optional} />
        </span>
      </label>
      {control['aria-describedby'] !== undefined && <div className={css.notes}>{texts}</div>}
    </div>
  )
}
