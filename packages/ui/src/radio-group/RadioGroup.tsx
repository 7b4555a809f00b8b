import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { changeHandler } from '../field/inputAttributes.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import * as css from './RadioGroup.css.ts'

/** How the choices of a group follow one another. */
export const radioDirections = ['column', 'row'] as const
/** How the choices of a group follow one another. */
export type RadioDirection = (typeof radioDirections)[number]

export interface RadioOption {
  /** What is sent. */
  value: string
  /** What it is called. */
  label: ReactNode
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
  /** What one should know before choosing it. */
  description?: ReactNode
  /** @default false */
  disabled?: boolean
}

export interface RadioGroupProps extends FieldBasics {
  /** The choices, in the order of the page. */
  options: readonly RadioOption[]
  /** Name in the form's data; ties the choices together. @default made up */
  name?: string
  /** One under another, or side by side where there is space. @default 'column' */
  direction?: RadioDirection
  /** The chosen one's value, when controlled. */
  value?: string
  /** The initial value, when uncontrolled. */
  defaultValue?: string
  /** Given to each of the radio buttons, as form libraries want it. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; this is its value now. */
  onValueChange?: (value: string) => void
  /** The browser's event, for react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** One of a few, all in view. Where each needs space or an image, take RadioCards; for many, SelectField. */
export function RadioGroup(props: RadioGroupProps) {
  const made = useId()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'onValueChange',
      'onChange',
      'onBlur',
      'ref',
      'options',
      'direction',
    ])
  const { options, direction = 'column', value, defaultValue, ref, onBlur } = control
  const onChange = changeHandler(control)
  return (
    <FieldGroup {...frame} holdsId>
      {(group) => (
        <div className={css.options} data-direction={direction}>
          {options.map((option) => (
            <label key={option.value} className={css.option}>
              <input
                ref={ref}
                type="radio"
                name={group.name ?? made}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                disabled={option.disabled}
                aria-invalid={group['aria-invalid']}
                className={css.radio}
                onChange={onChange}
                onBlur={onBlur}
              />
              <span className={css.words}>
                <span>
                  <bdi lang={option.lang}>{option.label}</bdi>
                </span>
                {option.description !== undefined && (
                  <span className={css.description}>{option.description}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
