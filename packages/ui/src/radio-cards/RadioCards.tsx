import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react'
import { label as labelClass } from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldLabel, splitField, useFieldTexts } from '../field/FieldFrame.tsx'
import { changeHandler } from '../field/inputAttributes.ts'
import { passedAttributes, reportUnknownBeside } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './RadioCards.css.ts'

export interface RadioCard {
  value: string
  label: ReactNode
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
  /** What one should know before choosing it. */
  description?: ReactNode
  /** An image or logo at the end of the card. */
  media?: ReactNode
  /** @default false */
  disabled?: boolean
}

export interface RadioCardsProps extends FieldBasics {
  /** The cards, in order. */
  options: readonly RadioCard[]
  /** Name in the form's data; ties the cards together. */
  name: string
  /** Which one is chosen, where its owner keeps it. */
  value?: string
  /** Which one is chosen at first, where the page keeps it. */
  defaultValue?: string
  /** Each of the radio buttons. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; this is its value now. */
  onValueChange?: (value: string) => void
  /** The browser's event, for react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** One of a few, each with space for an explanation: deposit methods, banks. */
export function RadioCards(props: RadioCardsProps) {
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
    ])
  const { options, value, defaultValue, ref, onBlur } = control
  const onChange = changeHandler(control)
  const { control: group, texts } = useFieldTexts(frame)
  const legend = <FieldLabel label={frame.label} required={frame.required} optional={frame.optional} />
  return (
    <fieldset
      {...passedAttributes(frame)}
      id={group.id}
      disabled={group.disabled}
      aria-describedby={group['aria-describedby']}
      className={css.group}
    >
      <legend className={frame.hideLabel ? undefined : cx(labelClass, css.legend)}>
        {frame.hideLabel ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={css.cards}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              ref={ref}
              type="radio"
              name={group.name}
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
              <span className={css.name}>
                <bdi lang={option.lang}>{option.label}</bdi>
              </span>
              {option.description !== undefined && (
                <span className={css.description}>{option.description}</span>
              )}
            </span>
            {option.media !== undefined && <span className={css.media}>{option.media}</span>}
          </label>
        ))}
      </div>
      {texts}
    </fieldset>
  )
}
