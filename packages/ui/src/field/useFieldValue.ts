import { type FocusEvent, type Ref, type RefObject, useLayoutEffect, useRef } from 'react'
import { useFormHandle } from './useFormHandle.ts'
import { useFormReset } from './useFormReset.ts'
import { useValue } from './useValue.ts'

/** What react-hook-form's `register()` reads of a field that is no native control. */
export interface FieldChange {
  type: 'change' | 'blur'
  target: { name: string | undefined; value: unknown }
}

interface FieldProps<Value, Element extends HTMLElement> {
  name: string | undefined
  value?: Value | undefined
  defaultValue: Value
  onValueChange?: ((value: Value) => void) | undefined
  onChange?: ((event: FieldChange) => unknown) | undefined
  onBlur?: ((event: FocusEvent<never>) => unknown) | undefined
  ref?: Ref<Element> | undefined
}

/**
 * The value of a field that is no native control: its owner's, its own, or that of react-hook-form, whose `register()` is
 * spread on it and reads a change from `event.target`.
 *
 * @param within The field's element: in its form a reset puts the value back.
 * @param onReset Puts back what the field keeps besides the value.
 */
export function useFieldValue<Value, Element extends HTMLElement>(
  { name, value: owned, defaultValue, onValueChange, onChange, onBlur, ref }: FieldProps<Value, Element>,
  within: RefObject<HTMLElement | null>,
  onReset?: () => void,
) {
  const registered = onChange !== undefined
  const [value, setValue, restore] = useValue(owned, defaultValue, onValueChange)
  useFormReset(within, () => {
    onReset?.()
    // The library has put its own value back by then.
    if (!registered) restore()
  })

  // What the library has set counts before React has rendered it.
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  const elementRef = useFormHandle<Value, Element>({
    registered,
    ref,
    within,
    read: () => latest.current,
    write: (next) => {
      latest.current = next
      onReset?.()
      restore(next)
    },
  })

  return {
    value,
    change(next: Value) {
      setValue(next)
      onChange?.({ type: 'change', target: { name, value: next } })
    },
    /** The focus left the field. */
    leave(event: FocusEvent) {
      const left: FieldChange = { type: 'blur', target: { name, value } }
      onBlur?.((registered ? left : event) as FocusEvent<never>)
    },
    /** The ref of the element, unless a form library has taken it. */
    elementRef,
  }
}
