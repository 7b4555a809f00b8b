import { type FocusEvent, type KeyboardEvent, type Ref, type RefObject, useMemo, useState } from 'react'
import { type ComboboxOption, fold, matcher } from '../combobox-field/matching.ts'
import { nextOption, optionStep } from '../combobox-field/option-step.ts'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { isComposing } from '../private/composing.ts'

interface MultiSelectState {
  options: readonly ComboboxOption[]
  filter: boolean
  maxCount: number
  name: string | undefined
  value?: readonly string[] | undefined
  defaultValue?: readonly string[]
  valueLabels: Readonly<Record<string, string>>
  onValueChange?: (values: string[]) => void
  onInputChange?: (text: string) => void
  onChange?: (event: FieldChange) => unknown
  onBlur?: ((event: FocusEvent<never>) => unknown) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  within: RefObject<HTMLElement | null>
}

const none: readonly string[] = []

/** What is typed, what is chosen, and which option is active. */
export function useMultiSelect(state: MultiSelectState) {
  const { options, filter, maxCount, valueLabels, onValueChange, onInputChange } = state
  /** Options that were chosen, for their names once a search no longer has them. */
  const [known, setKnown] = useState<readonly ComboboxOption[]>([])
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  function close() {
    setOpen(false)
    setActive(-1)
  }

  const {
    value: values,
    change: setValues,
    leave,
    elementRef,
  } = useFieldValue<readonly string[], HTMLInputElement>(
    {
      ...state,
      defaultValue: state.defaultValue ?? none,
      onValueChange: onValueChange && ((next) => onValueChange([...next])),
    },
    state.within,
    () => {
      setText('')
      close()
    },
  )

  const match = useMemo(() => matcher(options), [options])
  const found = useMemo(() => (filter ? match(text) : options), [filter, options, match, text])
  const isFull = values.length >= maxCount
  const shown = useMemo(
    () =>
      isFull
        ? found.map((each) => ({ ...each, disabled: !values.includes(each.value) || each.disabled === true }))
        : found,
    [found, isFull, values],
  )
  const at = active < shown.length ? active : -1
  const chosen = values.map((value) => {
    const option = options.find((each) => each.value === value) ?? known.find((each) => each.value === value)
    return { value, label: option?.label ?? valueLabels[value] ?? value, lang: option?.lang }
  })

  function write(next: string) {
    setText(next)
    if (next !== text) onInputChange?.(next)
  }

  /** Chooses an option, or no longer; the list stays, with what was typed gone. */
  function toggle(option: ComboboxOption) {
    if (option.disabled) return
    setKnown([...known.filter(({ value }) => value !== option.value), option])
    const has = values.includes(option.value)
    setValues(has ? values.filter((value) => value !== option.value) : [...values, option.value])
    // Where the list becomes another one, its active option is another one too.
    if (text !== '') setActive(-1)
    write('')
  }

  function remove(value: string) {
    setValues(values.filter((each) => each !== value))
  }

  function type(next: string) {
    write(next)
    setOpen(true)
    setActive(next.trim() === '' ? -1 : 0)
  }

  function dismiss() {
    write('')
    close()
  }

  /** The field is left: an option whose name was typed in full is chosen, and anything else is dropped. */
  function settle() {
    const wanted = fold(text)
    const exact = shown.find((option) => !option.disabled && fold(option.label) === wanted)
    if (wanted !== '' && exact && !values.includes(exact.value)) toggle(exact)
    dismiss()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return
    const { key, altKey } = event
    const by = optionStep(key)
    const last = values.at(-1)
    if (by !== undefined) {
      event.preventDefault()
      if (altKey && key === 'ArrowUp') close()
      else if (!open) setOpen(true)
      else if (!altKey) setActive(nextOption(shown, at, by))
    } else if (key === 'Enter' && open) {
      event.preventDefault()
      const option = shown[at]
      if (option) toggle(option)
    } else if (key === 'Backspace' && text === '' && last !== undefined && !event.repeat) {
      remove(last)
    } else if (key === 'Escape' && !open && text !== '') {
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
  }

  return {
    ...{ values, chosen, text, shown, open, active: at, isFull },
    ...{ show: () => setOpen(true), close, toggle, remove, type, dismiss, settle, onKeyDown },
    ...{ leave, elementRef },
  }
}
