import { type KeyboardEvent, useMemo, useState } from 'react'
import { useValue } from '../field/useValue.ts'
import { isComposing } from '../private/composing.ts'
import { type ComboboxOption, fold, matcher } from './matching.ts'

interface ComboboxSettings {
  options: readonly ComboboxOption[]
  /** The options are what was found already. */
  found: boolean
  value: string | null | undefined
  initial: string | null
  valueLabel: string | undefined
  onValueChange: ((value: string | null) => void) | undefined
  onInputChange: ((text: string) => void) | undefined
}

/** How far Page Up and Page Down go. */
const page = 10

/** What is typed, what is chosen, and where the keyboard is in the list. */
export function useCombobox(settings: ComboboxSettings) {
  const { options, found, valueLabel, onInputChange } = settings
  const [value, setValue, restore] = useValue(settings.value, settings.initial, settings.onValueChange)
  const [chosen, setChosen] = useState<ComboboxOption>()
  /** Null while the label of the value stands in the input. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const match = useMemo(() => matcher(options), [options])
  const shown = useMemo(() => (found ? options : match(typed ?? '')), [found, options, match, typed])
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

  /** What the field began with, told to nobody. */
  function reset() {
    setTyped(null)
    close()
    restore()
  }

  /** The field is left: what is the name of an option is taken, nothing is nothing, and anything else goes. */
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

  /** The next option that can be chosen, from a place on. */
  function step(from: number, by: number) {
    const direction = Math.sign(by)
    let to = Math.max(0, Math.min(shown.length - 1, from + by))
    while (shown[to]?.disabled) to += direction
    if (shown[to]) setActive(to)
  }

  function dismiss() {
    setTyped(null)
    close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return
    const { key, altKey } = event
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }
    const by = moves[key]
    if (by !== undefined) {
      event.preventDefault()
      if (altKey && key === 'ArrowUp') close()
      else if (!open) show()
      else if (!altKey) step(at < 0 && by < 0 ? shown.length : at, by)
    } else if (key === 'Enter' && open) {
      event.preventDefault()
      const option = shown[at]
      if (option) choose(option)
      else settle()
    } else if (key === 'Escape' && !open && typed !== null) {
      // The open list hears Escape before the field does.
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
    reset,
    settle,
    dismiss,
    onKeyDown,
  }
}
