import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import * as css from './SelectField.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** @default false */
  disabled?: boolean
  /** The language of the label, where it is not the page's. */
  lang?: string
}

export interface SelectFieldProps extends FieldBasics {
  options: readonly SelectOption[]
  /** What stands there while nothing is chosen. */
  placeholder?: string
  autoComplete?: string
  value?: string
  defaultValue?: string
  ref?: Ref<HTMLSelectElement>
  onChange?: ChangeEventHandler<HTMLSelectElement>
  onBlur?: FocusEventHandler<HTMLSelectElement>
}

/** One of several, from the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = splitField(props)
  const { options, placeholder, ...select } = control
  const start = select.value === undefined && select.defaultValue === undefined ? { defaultValue: '' } : {}
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={frameCss.box}>
          <select
            {...(placeholder === undefined ? {} : start)}
            {...select}
            {...attributes}
            className={css.select}
          >
            {placeholder !== undefined && (
              <option value="" disabled={frame.required} className={css.option}>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label, disabled, lang }) => (
              <option key={value} value={value} disabled={disabled} lang={lang} className={css.option}>
                {label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
