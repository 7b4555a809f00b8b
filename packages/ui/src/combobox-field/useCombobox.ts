import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { useFieldValue } from '../field/useFieldValue.ts'
import { isComposing } from '../private/composing.ts'
import type { ComboboxFieldProps } from './ComboboxField.tsx'
import { type ComboboxOption, fold, matcher } from './matching.ts'
import { nextOption, optionStep } from './option-step.ts'

interface ComboboxSettings
  extends Pick<
    ComboboxFieldProps,
    | 'options'
    | 'value'
    | 'defaultValue'
    | 'valueLabel'
    | 'onValueChange'
    | 'onInputChange'
    | 'onChange'
    | 'onBlur'
    | 'ref'
  > {
  name: string | undefined
  /** Whether options that do not match what is typed are left out. */
  filter: boolean
  /** The field's element. */
  within: RefObject<HTMLElement | null>
}

/** What is typed, what is chosen, and where the keyboard is in the list. */
export function useCombobox(settings: ComboboxSettings) {
  const { options, filter, valueLabel, onInputChange } = settings
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<string | null, HTMLInputElement>(
    { ...settings, defaultValue: settings.defaultValue ?? null },
    settings.within,
    dismiss,
  )
  const [chosen, setChosen] = useState<ComboboxOption>()
  /** Null while the input shows the label of the value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const match = useMemo(() => matcher(options), [options])
  const shown = useMemo(() => (filter ? match(typed ?? '') : options), [filter, options, match, typed])
  const label =
    value === null
      ? ''
      : (options.find((option) => option.value === value)?.label ??
        (chosen?.value === value ? chosen.label : (valueLabel ?? value)))
  const at = active < shown.length ? active : -1

  function show() {
    setOpen(true)
    setActive(shown.findIndex((option) => option.value === value))
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(option: ComboboxOption) {
    if (option.disabled) return
    setChosen(option)
    setTyped(null)
    close()
    if (option.value !== value) setValue(option.value)
  }

  function type(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
    onInputChange?.(text)
  }

  function clear() {
    setTyped(null)
    close()
    if (value !== null) setValue(null)
    onInputChange?.('')
  }

  /** The field is left: what is the name of an option is taken, empty is null, and anything else is cleared. */
  function settle() {
    close()
    if (typed === null) return
    const wanted = fold(typed)
    const exact = options.find((option) => !option.disabled && fold(option.label) === wanted)
    setTyped(null)
    if (exact) choose(exact)
    else if (wanted === '') clear()
    else onInputChange?.('')
  }

  function dismiss() {
    setTyped(null)
    close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return
    const { key, altKey } = event
    const by = optionStep(key)
    if (by !== undefined) {
      event.preventDefault()
      if (altKey && key === 'ArrowUp') close()
      else if (!open) show()
      else if (!altKey) setActive(nextOption(shown, at, by))
    } else if (key === 'Enter' && open) {
      event.preventDefault()
      const option = shown[at]
      if (option) choose(option)
      else settle()
    } else if (key === 'Escape' && !open && typed !== null) {
      // The open list receives Escape before the field does.
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
  }

  return {
    value,
    text: typed ?? label,
    typed,
    shown,
    open,
    active: at,
    show,
    close,
    choose,
    type,
    clear,
    settle,
    dismiss,
    onKeyDown,
    leave,
    elementRef,
  }
}
