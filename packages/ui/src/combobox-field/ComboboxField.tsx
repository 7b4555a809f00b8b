import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type ReactNode, type Ref, useRef } from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import type { FieldChange } from '../field/useFieldValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronDownIcon, CloseIcon } from '../icons/icons.ts'
import { takesEscape } from '../modal/escape.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './ComboboxField.css.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './matching.ts'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxFieldProps extends FieldBasics {
  /** The choices; thousands are no burden. */
  options: readonly ComboboxOption[]
  /** The chosen option's value, when controlled; null for none. */
  value?: string | null
  /** The initial value, when uncontrolled. @default null */
  defaultValue?: string | null
  /** Name of the value, where the options do not hold it (yet). */
  valueLabel?: string
  /** An example; never in place of the label. */
  placeholder?: string
  /** Leaves out options that do not match what is typed; `false` where `options` are a server's results. @default true */
  filter?: boolean
  /** More choices are on their way. @default false */
  loading?: boolean
  /** Why the choices did not come, translated. */
  loadError?: ReactNode
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** Another one was chosen; this is its value. */
  onValueChange?: (value: string | null) => void
  /** Called on typing: load the matching options. */
  onInputChange?: (text: string) => void
  /** Requests the choices again, beside `loadError`. */
  onRetry?: () => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/**
 * One of many, found by typing: the APG combobox with a list. Accents need not be typed. For up to some twenty choices
 * take SelectField, which is the device's own.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { t } = useLingui()
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
      'valueLabel',
      'placeholder',
      'filter',
      'loading',
      'loadError',
      'onInputChange',
      'onRetry',
    ])
  const { placeholder, filter = true, loading = false, loadError, onRetry } = control
  const box = useRef<HTMLDivElement>(null)
  const combobox = useCombobox({ ...control, name: frame.name, filter, within: box })
  const { value, text, shown, open, active } = combobox
  const input = useRef<HTMLInputElement>(null)
  const sharedRef = useSharedRef(input, combobox.elementRef)
  const expanded = open && shown.length > 0
  const count = shown.length
  const counted = t({
    message: plural(count, { 0: 'No options', one: '# option', other: '# options' }),
    context: 'how many choices a field has, for screen readers',
  })
  return (
    <FieldFrame {...frame}>
      {({ name, ...attributes }) => (
        <div ref={box} className={frameCss.box}>
          <input
            {...attributes}
            ref={sharedRef}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? `${attributes.id}-list` : undefined}
            aria-activedescendant={expanded && active >= 0 ? `${attributes.id}-list-${active}` : undefined}
            aria-busy={loading || undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="auto"
            {...(combobox.typed !== null && takesEscape)}
            placeholder={placeholder}
            value={text}
            className={frameCss.control}
            onChange={(event) => combobox.type(event.currentTarget.value)}
            onClick={() => !open && combobox.show()}
            onKeyDown={combobox.onKeyDown}
            onBlur={(event) => {
              combobox.settle()
              combobox.leave(event)
            }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={frame.disabled} />
          )}
          {value !== null && !frame.required && !frame.disabled && (
            <IconButton
              icon={<CloseIcon />}
              label={t({ message: 'Clear selection', context: 'button in a field with a list' })}
              aria-controls={attributes.id}
              onClick={() => {
                combobox.clear()
                input.current?.focus()
              }}
            />
          )}
          <button
            type="button"
            tabIndex={-1}
            disabled={frame.disabled}
            aria-label={t({ message: 'Show options', context: 'button in a field with a list' })}
            aria-expanded={expanded}
            className={css.toggle}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (open) return combobox.close()
              input.current?.focus()
              combobox.show()
            }}
          >
            <ChevronDownIcon />
          </button>
          <ComboboxList
            open={open}
            id={`${attributes.id}-list`}
            label={t({ message: 'Options', context: 'list of what can be chosen in a field' })}
            options={shown}
            active={active}
            selected={value === null ? [] : [value]}
            typed={combobox.typed ?? ''}
            loading={loading}
            error={loadError}
            box={box}
            onChoose={combobox.choose}
            onEscape={combobox.dismiss}
            onRetry={onRetry}
          />
          <VisuallyHidden>
            <span role="status">{open && !loading ? (loadError ?? counted) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
