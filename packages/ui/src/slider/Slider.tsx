import { useFormat } from '@baize/i18n'
import { Slider as Radix } from 'radix-ui'
import { type FocusEventHandler, type Ref, useRef } from 'react'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { useReadingDirection } from '../private/useReadingDirection.ts'
import * as css from './Slider.css.ts'

export interface SliderThumb {
  /** Accessible name of the thumb, for example "Least stake". */
  label: string
}

export interface SliderProps extends Omit<FieldBasics, 'required' | 'optional'> {
  /** One thumb for one number, two for a range: the lower one first. */
  thumbs: readonly [SliderThumb] | readonly [SliderThumb, SliderThumb]
  /** A number for each thumb, when controlled. */
  value?: readonly number[]
  /** The initial number for each thumb, when uncontrolled. @default the ends of the scale */
  defaultValue?: readonly number[]
  /** @default 0 */
  min?: number | string
  /** @default 100 */
  max?: number | string
  /** Distance from one number to the next; Page Up and Page Down go ten of them. @default 1 */
  step?: number
  /** How a number is shown and read out, for example as money. @default the language's number */
  formatValue?: (value: number) => string
  /** The first thumb. */
  ref?: Ref<HTMLSpanElement> | undefined
  /** A thumb moves; these are the numbers now. */
  onValueChange?: (value: number[]) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left the thumbs. */
  onBlur?: FocusEventHandler<HTMLElement>
  /** A thumb was let go or moved by a key: the moment to ask a server. */
  onValueCommit?: (value: number[]) => void
}

/** A number, or a range, chosen roughly on a scale. Where the exact one counts, a NumberField beside it. */
export function Slider(props: SliderProps) {
  const format = useFormat()
  const direction = useReadingDirection()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'onValueChange',
      'onChange',
      'onBlur',
      'ref',
      'thumbs',
      'min',
      'max',
      'step',
      'formatValue',
      'onValueCommit',
    ])
  const { thumbs, step = 1, onValueCommit, onValueChange } = control
  const min = Number(control.min ?? 0)
  const max = Number(control.max ?? 100)
  const formatValue = control.formatValue ?? format.number
  const initial = control.defaultValue ?? (thumbs.length === 1 ? [min] : [min, max])
  const slider = useRef<HTMLSpanElement>(null)
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<readonly number[], HTMLSpanElement>(
    {
      ...control,
      name: frame.name,
      defaultValue: initial,
      onValueChange: onValueChange && ((numbers) => onValueChange([...numbers])),
    },
    slider,
  )
  const words = value.map((number) => formatValue(number))
  return (
    <FieldGroup {...frame} holdsId>
      {({ name, disabled, 'aria-invalid': invalid, 'aria-describedby': describedBy }) => (
        <>
          <span aria-hidden="true" className={css.values}>
            <bdi>{words[0]}</bdi>
            {words[1] !== undefined && (
              <>
                {' – '}
                <bdi>{words[1]}</bdi>
              </>
            )}
          </span>
          <Radix.Root
            ref={slider}
            className={css.slider}
            dir={direction}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            value={[...value]}
            onValueChange={setValue}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) leave(event)
            }}
            {...(name !== undefined && { name })}
            {...(onValueCommit && { onValueCommit })}
          >
            <Radix.Track className={css.track}>
              <Radix.Range className={css.range} />
            </Radix.Track>
            {thumbs.map(({ label }, index) => (
              <Radix.Thumb
                key={label}
                {...(index === 0 && { ref: elementRef })}
                className={css.thumb}
                aria-label={label}
                aria-valuetext={words[index]}
                aria-invalid={invalid}
                aria-describedby={describedBy}
              />
            ))}
          </Radix.Root>
        </>
      )}
    </FieldGroup>
  )
}
