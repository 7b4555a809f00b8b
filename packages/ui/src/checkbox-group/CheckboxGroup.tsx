import { type FocusEventHandler, type ReactNode, type Ref, useRef } from 'react'
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import * as css from './CheckboxGroup.css.ts'

export interface CheckboxOption {
  /** What is sent, and what `value` speaks of; unique. */
  value: string
  /** What it is called. */
  label: ReactNode
  /** What one should know before ticking it. */
  description?: ReactNode
  /** @default false */
  disabled?: boolean
}

export interface CheckboxGroupProps extends FieldBasics {
  /** The choices, in the order of the page. */
  options: readonly CheckboxOption[]
  /** The ticked ones, when controlled. */
  value?: readonly string[]
  /** The initially ticked ones, when uncontrolled. @default none */
  defaultValue?: readonly string[]
  /** Words of a box above the others that ticks all or none, and says by a line where only some are; without them there is none. */
  allLabel?: ReactNode
  /** Another one was ticked or cleared; these are ticked now, in the order of the page. */
  onValueChange?: (values: string[]) => void
  /** The first box. */
  ref?: Ref<HTMLInputElement> | undefined
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left all of them. */
  onBlur?: FocusEventHandler<HTMLElement>
}

const none: readonly string[] = []

/** Any of a few, all in view. */
export function CheckboxGroup(props: CheckboxGroupProps) {
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
      'allLabel',
    ])
  const { options, allLabel, onValueChange } = control
  const list = useRef<HTMLDivElement>(null)
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<readonly string[], HTMLInputElement>(
    {
      ...control,
      name: frame.name,
      defaultValue: control.defaultValue ?? none,
      onValueChange: onValueChange && ((values) => onValueChange([...values])),
    },
    list,
  )

  /** Ticks or clears these; the others, and those that are disabled, stay as they are. */
  function tick(chosen: readonly CheckboxOption[], on: boolean) {
    const changed = new Set(chosen.filter(({ disabled }) => !disabled).map((option) => option.value))
    setValue(
      options
        .map((option) => option.value)
        .filter((option) => (changed.has(option) ? on : value.includes(option))),
    )
  }

  const usable = options.filter(({ disabled }) => !disabled)
  const ticked = usable.filter((option) => value.includes(option.value)).length
  return (
    <FieldGroup {...frame} holdsId>
      {({ name, 'aria-invalid': invalid }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: focus that leaves any of the boxes leaves the group
        <div
          ref={list}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) leave(event)
          }}
        >
          {allLabel !== undefined && (
            <CheckboxField
              label={allLabel}
              checked={usable.length > 0 && ticked === usable.length}
              indeterminate={ticked > 0 && ticked < usable.length}
              disabled={usable.length === 0}
              onCheckedChange={() => tick(options, ticked < usable.length)}
            />
          )}
          <div className={css.options} data-below-all={allLabel !== undefined || undefined}>
            {options.map((option, index) => (
              <CheckboxField
                key={option.value}
                ref={index === 0 ? elementRef : undefined}
                name={name}
                value={option.value}
                label={option.label}
                hint={option.description}
                disabled={option.disabled ?? false}
                aria-invalid={invalid}
                checked={value.includes(option.value)}
                onCheckedChange={(checked) => tick([option], checked)}
              />
            ))}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}
