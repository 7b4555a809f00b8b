import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type ReactNode, type Ref, useRef } from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronDownIcon, CloseIcon } from '../icons/icons.ts'
import { takesEscape } from '../modal/escape.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './ComboboxField.css.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './matching.ts'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxFieldProps extends FieldBasics {
  /** The choices; thousands are no burden. */
  options: readonly ComboboxOption[]
  /** The chosen option's value, where its owner holds it; null for none. */
  value?: string | null
  /** The value chosen at first, where the page holds it. @default null */
  defaultValue?: string | null
  /** Name of the value, where the options do not hold it (yet). */
  valueLabel?: string
  /** An example; never in place of the label. */
  placeholder?: string
  /** The options are what was found for what is typed: the field leaves none of them out. @default false */
  found?: boolean
  /** More choices are on their way. @default false */
  loading?: boolean
  /** Why the choices did not come, translated. */
  loadError?: ReactNode
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** Another one was chosen; this is its value. */
  onValueChange?: (value: string | null) => void
  /** Something was typed: ask for what has it. */
  onInputChange?: (text: string) => void
  /** Asks for the choices again, beside `loadError`. */
  onRetry?: () => void
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
  const { options, placeholder, found = false, loading = false, loadError, ref, onBlur, onRetry } = control
  const combobox = useCombobox({
    options,
    found,
    value: control.value,
    initial: control.defaultValue ?? null,
    valueLabel: control.valueLabel,
    onValueChange: control.onValueChange,
    onInputChange: control.onInputChange,
  })
  const { value, text, shown, open, active } = combobox
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useFormReset(box, combobox.reset)
  const sharedRef = useSharedRef(input, ref)
  const expanded = open && shown.length > 0
  const count = shown.length
  const counted = t({
    message: plural(count, { 0: 'Nothing to choose', one: '# choice', other: '# choices' }),
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
              onBlur?.(event)
            }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={frame.disabled} />
          )}
          {value !== null && !frame.required && !frame.disabled && (
            <IconButton
              icon={<CloseIcon />}
              label={t({ message: 'Clear the choice', context: 'button in a field with a list' })}
              controls={attributes.id}
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
            aria-label={t({ message: 'Show the choices', context: 'button in a field with a list' })}
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
          {open && (
            <ComboboxList
              id={`${attributes.id}-list`}
              label={t({ message: 'Choices', context: 'list of what can be chosen in a field' })}
              options={shown}
              active={active}
              value={value}
              typed={combobox.typed ?? ''}
              loading={loading}
              error={loadError}
              box={box}
              onChoose={combobox.choose}
              onEscape={combobox.dismiss}
              onRetry={onRetry}
            />
          )}
          <VisuallyHidden>
            <span role="status">{open && !loading ? (loadError ?? counted) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
