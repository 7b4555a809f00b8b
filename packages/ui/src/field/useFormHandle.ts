import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'

interface Access<Value> {
  read: () => Value
  /** Shows another value, which notifies no one. */
  write: (value: Value) => void
}

interface FormHandle<Value, Element> extends Access<Value> {
  /** Whether a form library's `register()` is spread on the field; its ref is the element otherwise. */
  registered: boolean
  ref: Ref<Element> | undefined
  /** The field's element. */
  within: RefObject<HTMLElement | null>
}

/** What takes the focus of a field. */
const focusable = 'input:not([type=hidden]), textarea, [role=slider]'

/**
 * react-hook-form sets a field by `ref.value`. Of a field that draws more than the browser's control does, its ref is
 * therefore a handle that shows what is set, and not the element, whose change by a script fires no event.
 * Returns the ref of the element, unless the library has taken it.
 */
export function useFormHandle<Value, Element>({
  registered,
  ref,
  within,
  read,
  write,
}: FormHandle<Value, Element>): Ref<Element> | undefined {
  const latest = useRef<Access<Value>>({ read, write })
  useLayoutEffect(() => {
    latest.current = { read, write }
  })
  const handle = useRef<object>(undefined)
  useImperativeHandle(registered ? (ref as Ref<object>) : undefined, () => {
    // One for good: the library takes another one for another field.
    if (!handle.current) handle.current = handleOf(latest, within)
    return handle.current
  })
  return registered ? undefined : ref
}

function handleOf<Value>(latest: RefObject<Access<Value>>, within: RefObject<HTMLElement | null>): object {
  return {
    get value() {
      return latest.current.read()
    },
    set value(next: Value) {
      latest.current.write(next)
    },
    focus() {
      const field = within.current
      const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
      control?.focus()
    },
  }
}
