import { useFormat } from '@baize/i18n'
import { Slider as Radix } from 'radix-ui'
import { type Ref, useRef } from 'react'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { useReadingDirection } from '../private/useReadingDirection.ts'
import * as css from './Slider.css.ts'

export interface SliderThumb {
  /** Accessible name of the thumb, for example "Least stake". */
  label: string
}

export interface SliderProps extends Omit<FieldBasics, 'required' | 'optional'> {
  /** One thumb for one number, two for a range: the lower one first. */
  thumbs: readonly [SliderThumb] | readonly [SliderThumb, SliderThumb]
  /** A number for each thumb, where their owner holds them. */
  value?: readonly number[]
  /** A number for each thumb at first, where the page holds them. @default the ends of the scale */
  defaultValue?: readonly number[]
  /** @default 0 */
  min?: number
  /** @default 100 */
  max?: number
  /** Distance from one number to the next; Page Up and Page Down go ten of them. @default 1 */
  step?: number
  /** How a number is shown and read out, for example as money. @default the language's number */
  formatValue?: (value: number) => string
  /** The first thumb. */
  ref?: Ref<HTMLSpanElement> | undefined
  /** A thumb moves; these are the numbers now. */
  onValueChange?: (value: number[]) => void
  /** A thumb was let go or moved by a key: the moment to ask a server. */
  onValueCommit?: (value: number[]) => void
}

/** A number, or a range, chosen roughly on a scale. Where the exact one counts, a NumberField beside it. */
export function Slider(props: SliderProps) {
  const format = useFormat()
  const direction = useReadingDirection()
  const { frame, control } = splitField(props)
  const { thumbs, min = 0, max = 100, step = 1, ref, onValueCommit, onValueChange } = control
  const formatValue = control.formatValue ?? format.number
  const initial = control.defaultValue ?? (thumbs.length === 1 ? [min] : [min, max])
  const [value, setValue, restore] = useValue<readonly number[]>(
    control.value,
    initial,
    onValueChange && ((numbers) => onValueChange([...numbers])),
  )
  const slider = useRef<HTMLSpanElement>(null)
  useFormReset(slider, restore)
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
            {...(name !== undefined && { name })}
            {...(onValueCommit && { onValueCommit })}
          >
            <Radix.Track className={css.track}>
              <Radix.Range className={css.range} />
            </Radix.Track>
            {thumbs.map(({ label }, index) => (
              <Radix.Thumb
                key={label}
                {...(index === 0 && { ref })}
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
