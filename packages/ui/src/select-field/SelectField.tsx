import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import * as css from './SelectField.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** @default false */
  disabled?: boolean
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
  /** Name of its group; a long list is easier to read in groups. Those without one come first. */
  group?: string
}

export interface SelectFieldProps extends FieldBasics {
  /** What can be chosen, in order. */
  options: readonly SelectOption[]
  /** What is shown while nothing is chosen. */
  placeholder?: string
  /** What a browser may fill in; see the HTML standard's list. */
  autoComplete?: string
  /** Its value, when controlled. */
  value?: string
  /** Its initial value, when uncontrolled. */
  defaultValue?: string
  /** The control itself. */
  ref?: Ref<HTMLSelectElement> | undefined
  /** It was changed; this is its value now. */
  onValueChange?: (value: string) => void
  /** The browser's event, for react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLSelectElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLSelectElement>
}

/** One of several, from the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = splitField(props)
  const { options, placeholder, ...select } = control
  const empty = select.value === undefined && select.defaultValue === undefined
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={frameCss.box}>
          <select {...inputAttributes(select)} {...attributes} className={css.select}>
            {placeholder !== undefined && (
              <option
                value=""
                disabled={frame.required}
                className={css.option}
                ref={empty ? standFirst : undefined}
              >
                {placeholder}
              </option>
            )}
            {options.filter(({ group }) => group === undefined).map(drawOption)}
            {[...new Set(options.map(({ group }) => group))].map(
              (name) =>
                name !== undefined && (
                  <optgroup key={name} label={name} className={css.option}>
                    {options.filter(({ group }) => group === name).map(drawOption)}
                  </optgroup>
                ),
            )}
          </select>
          <span className={css.arrow}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}

/** As in markup: a form library detects by it whether the user has chosen before it was loaded. */
function standFirst(option: HTMLOptionElement | null): void {
  if (option) option.defaultSelected = true
}

function drawOption({ value, label, disabled, lang }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled} lang={lang} className={css.option}>
      {label}
    </option>
  )
}
