import { useCallback, useSyncExternalStore } from 'react'
import type { FieldProblem } from '../compiler/index.ts'
import { useFormScope } from './FormContext.ts'
import type { FormStore } from './FormStore.ts'
import type { FormValues } from './values.ts'

/**
 * Something of the form around, read again after each change, or after those of one field; who asks renders when it is
 * another.
 */
export function useOfForm<T>(read: (form: FormStore) => T, name?: string): T {
  const { form } = useFormScope()
  const now = () => read(form)
  const subscribe = useCallback((changed: () => void) => form.subscribe(changed, name), [form, name])
  return useSyncExternalStore(subscribe, now, now)
}

/** What a field holds now. */
export function useValue(name: string): FormValues[string] | undefined {
  return useOfForm(({ values }) => values[name], name)
}

/** What is wrong with a field. */
export function useProblem(name: string): FieldProblem | undefined {
  return useOfForm((form) => form.problems().get(name), name)
}

/** Ties a component that keeps no text of its own to the form. */
export function useHeld(name: string) {
  const { form } = useFormScope()
  const value = useValue(name)
  const ref = useCallback((target: { focus(): void } | null) => form.target(name, target), [form, name])
  return { value, ref, change: (next: FormValues[string]) => form.type(name, next) }
}
