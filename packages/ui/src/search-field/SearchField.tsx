import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../icons/icons.ts'
import { takesEscape } from '../modal/escape.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { isComposing } from '../private/composing.ts'
import { cx } from '../private/cx.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './SearchField.css.ts'
import { searchSettings } from './settings.ts'

export interface SearchFieldProps extends FieldBasics {
  /** What to search for, when controlled. */
  value?: string
  /** Its initial value, when uncontrolled. @default '' */
  defaultValue?: string
  /** An example; never in place of the label. */
  placeholder?: string
  /** Most characters that it takes. */
  maxLength?: number
  /** Searches while one types too, after a pause. @default false */
  searchOnType?: boolean
  /** The pause after the last key, in milliseconds. @default searchSettings.debounce */
  debounce?: number
  /** Shows a button that searches. @default false */
  button?: boolean
  /** The search is on its way. @default false */
  loading?: boolean
  /** How much was found; screen readers announce it. Leave out while nothing was searched for. */
  resultCount?: number | undefined
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** Called on a change, with the new value. */
  onValueChange?: (text: string) => void
  /** Search for this: after Enter or the button, after clearing, and after a pause where `searchOnType`. */
  onSearch?: (text: string) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** A text to search for. Escape and its own button clear it. */
export function SearchField(props: SearchFieldProps) {
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
      'placeholder',
      'maxLength',
      'searchOnType',
      'debounce',
      'button',
      'loading',
      'resultCount',
      'onSearch',
    ])
  const {
    searchOnType = false,
    debounce = searchSettings.debounce,
    button = false,
    loading = false,
    resultCount,
    onSearch,
    // Without an example too, so that the styles know an empty field.
    placeholder = ' ',
    maxLength,
  } = control
  const element = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const {
    value: text,
    change: setText,
    leave,
    elementRef,
  } = useFieldValue<string, HTMLInputElement>(
    { ...control, name: frame.name, defaultValue: control.defaultValue ?? '' },
    element,
    () => clearTimeout(pause.current),
  )
  const sharedRef = useSharedRef(element, elementRef)

  function search(wanted: string) {
    clearTimeout(pause.current)
    onSearch?.(wanted)
  }

  function type(typed: string) {
    setText(typed)
    clearTimeout(pause.current)
    if (searchOnType) pause.current = setTimeout(() => onSearch?.(typed), debounce)
  }

  function clear() {
    setText('')
    search('')
    element.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and Escape that end a word of an input method are not for us.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault()
      search(text)
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  const found =
    resultCount === undefined || loading
      ? ''
      : resultCount === 0
        ? t({ message: 'No results', context: 'result of a search, for screen readers' })
        : t({
            message: plural(resultCount, { one: '# result', other: '# results' }),
            context: 'result of a search, for screen readers',
          })
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={css.row}>
          <div className={cx(frameCss.box, css.entry)}>
            <span className={frameCss.before}>{loading ? <Spinner size="small" /> : <SearchIcon />}</span>
            <input
              {...attributes}
              ref={sharedRef}
              type="search"
              placeholder={placeholder}
              maxLength={maxLength}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              // An empty field is of the page's direction, as its example is.
              dir={text === '' ? undefined : 'auto'}
              value={text}
              {...(text !== '' && takesEscape)}
              aria-busy={loading || undefined}
              className={css.input}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
            <span className={cx(frameCss.after, css.clear)}>
              <IconButton
                icon={<CloseIcon />}
                label={t({ message: 'Clear the search', context: 'button in a search field' })}
                disabled={frame.disabled}
                aria-controls={attributes.id}
                onClick={clear}
              />
            </span>
          </div>
          {button && (
            <Button variant="soft" disabled={frame.disabled} onClick={() => search(text)}>
              {t({ message: 'Search', context: 'button of a search field' })}
            </Button>
          )}
          <VisuallyHidden>
            <span role="status">{found}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
