import { useFormat } from '@baize/i18n'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type ReactNode, type Ref, useRef } from 'react'
import * as comboboxCss from '../combobox-field/ComboboxField.css.ts'
import { ComboboxList } from '../combobox-field/ComboboxList.tsx'
import type { ComboboxOption } from '../combobox-field/matching.ts'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import type { FieldChange } from '../field/useFieldValue.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { takesEscape } from '../modal/escape.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { Tag } from '../tag/Tag.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './MultiSelect.css.ts'
import { useMultiSelect } from './useMultiSelect.ts'

export interface MultiSelectProps extends FieldBasics {
  /** The choices; thousands are no burden. */
  options: readonly ComboboxOption[]
  /** Values of the chosen options in the order of choice, when controlled. */
  value?: readonly string[]
  /** The initial values, when uncontrolled. @default none */
  defaultValue?: readonly string[]
  /** Names of chosen values that `options` do not have, as those of an earlier search. */
  valueLabels?: Readonly<Record<string, string>>
  /** How many can be chosen. @default all */
  maxCount?: number
  /** An example, while nothing is chosen; never in place of the label. */
  placeholder?: string
  /** Leaves out options that do not have what is typed; false where `options` are results of a search. @default true */
  filter?: boolean
  /** More choices are loading. @default false */
  loading?: boolean
  /** Why the choices did not load, translated. */
  loadError?: ReactNode
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** An option was chosen or removed; these are chosen now. */
  onValueChange?: (values: string[]) => void
  /** Something was typed: load what has it. */
  onInputChange?: (text: string) => void
  /** Load the choices again, beside `loadError`. */
  onRetry?: () => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLElement>
}

const noLabels = {}

/**
 * Several of many, found by typing: the APG combobox with a list of several choices. The chosen options are chips
 * before the input, each with a button that removes it; Backspace in the empty input removes the last one. For a few
 * choices take CheckboxGroup, which has all of them in view.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'options',
      'value',
      'defaultValue',
      'valueLabels',
      'maxCount',
      'placeholder',
      'filter',
      'loading',
      'loadError',
      'ref',
      'onValueChange',
      'onInputChange',
      'onRetry',
      'onChange',
      'onBlur',
    ])
  const { placeholder, loading = false, loadError, onRetry } = control
  const box = useRef<HTMLDivElement>(null)
  const select = useMultiSelect({
    ...control,
    name: frame.name,
    filter: control.filter ?? true,
    maxCount: control.maxCount ?? Number.POSITIVE_INFINITY,
    valueLabels: control.valueLabels ?? noLabels,
    within: box,
  })
  const { values, chosen, text, shown, open, active } = select
  const input = useRef<HTMLInputElement>(null)
  const sharedRef = useSharedRef(input, select.elementRef)

  const expanded = open && shown.length > 0
  const names = format.list(chosen.map(({ label }) => label))
  const [count, choices] = [values.length, shown.length]
  const chosenText = t({
    message: plural(count, {
      0: 'None selected',
      one: `# selected: ${names}`,
      other: `# selected: ${names}`,
    }),
    comment: 'What is chosen in a field with several choices, for screen readers; names is a list of names',
  })
  const counted = t({
    message: plural(choices, { 0: 'No options', one: '# option', other: '# options' }),
    context: 'how many choices a field has, for screen readers',
  })

  function remove(value: string, index: number) {
    const buttons = box.current?.querySelectorAll<HTMLElement>('li button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current
    next?.focus()
    select.remove(value)
  }

  return (
    <FieldFrame {...frame}>
      {({ name, ...attributes }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: focus that leaves the chips and the input leaves the field
        <div
          ref={box}
          className={cx(frameCss.box, css.box)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) select.leave(event)
          }}
        >
          <div className={css.entry}>
            {chosen.length > 0 && (
              <ul
                className={css.chips}
                aria-label={t({ message: 'Selected', context: 'list of what is chosen in a field' })}
              >
                {chosen.map(({ value, label, lang }, index) => (
                  <li key={value} lang={lang} className={css.chip}>
                    <Tag label={label} {...(!frame.disabled && { onRemove: () => remove(value, index) })} />
                  </li>
                ))}
              </ul>
            )}
            <input
              {...attributes}
              ref={sharedRef}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={expanded ? `${attributes.id}-list` : undefined}
              aria-activedescendant={expanded && active >= 0 ? `${attributes.id}-list-${active}` : undefined}
              aria-describedby={[attributes['aria-describedby'], `${attributes.id}-chosen`]
                .filter(Boolean)
                .join(' ')}
              aria-busy={loading || undefined}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="auto"
              {...(text !== '' && takesEscape)}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              value={text}
              className={cx(frameCss.control, css.input)}
              onChange={(event) => select.type(event.currentTarget.value)}
              onClick={() => !open && select.show()}
              onKeyDown={select.onKeyDown}
              onBlur={select.settle}
            />
          </div>
          {name !== undefined &&
            values.map((value) => (
              <input key={value} type="hidden" name={name} value={value} disabled={frame.disabled} />
            ))}
          <button
            type="button"
            tabIndex={-1}
            disabled={frame.disabled}
            aria-label={t({ message: 'Show options', context: 'button in a field with a list' })}
            aria-expanded={expanded}
            className={comboboxCss.toggle}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (open) return select.close()
              input.current?.focus()
              select.show()
            }}
          >
            <ChevronDownIcon />
          </button>
          <ComboboxList
            open={open}
            id={`${attributes.id}-list`}
            label={t({ message: 'Options', context: 'list of what can be chosen in a field' })}
            multiple
            options={shown}
            active={active}
            selected={values}
            typed={text}
            loading={loading}
            error={loadError}
            box={box}
            onChoose={select.toggle}
            onEscape={select.dismiss}
            onRetry={onRetry}
          />
          <VisuallyHidden>
            <span id={`${attributes.id}-chosen`} role="status">
              {chosenText}
            </span>
            <span role="status">{open && !loading ? (loadError ?? counted) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
