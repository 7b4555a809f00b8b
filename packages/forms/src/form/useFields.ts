import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type FieldError, get, useController, useFormState, useWatch } from 'react-hook-form'
import { type FieldDescription, filledFields } from '../compiler/index.ts'
import { useFormScope } from './FormContext.ts'
import type { FormValue, FormValues } from './values.ts'

/** A value derived from the form's values; subscribers render when it changes. */
export function useComputed<T>(compute: (values: FormValues) => T): T {
  return useWatch({ control: useFormScope().form.control, compute })
}

/** The current value of a field. */
export function useValue(name: string): FormValue | undefined {
  return useWatch({ control: useFormScope().form.control, name, exact: true })
}

/** What is wrong with a field. Renders when that changes. */
export function useFieldError(name: string): FieldError | undefined {
  const { errors } = useFormState({ control: useFormScope().form.control, name, exact: true })
  return get(errors, name) as FieldError | undefined
}

/** Ties a component that keeps no text of its own to the form. */
export function useHeld(name: string) {
  const { field } = useController({ control: useFormScope().form.control, name })
  return { value: field.value, ref: field.ref, change: (next: FormValue) => field.onChange(next) }
}

/** The names of the fields that fail, in their order: the same list for as long as they are the same. */
export function useFailing(fields: readonly FieldDescription[]): readonly string[] {
  const { form } = useFormScope()
  const subscribe = useCallback(
    (changed: () => void) => form.subscribe({ formState: { errors: true }, callback: changed }),
    [form],
  )
  const now = () => {
    const errors = form.getErrors()
    const all = filledFields(fields, form.getValues)
    // At a list's name stand the errors of its entries too.
    const failing = all.filter(({ name, kind }) => {
      const error = get(errors, name) as FieldError | undefined
      return kind === 'list' ? error?.type : error
    })
    return failing.map(({ name }) => name).join('\n')
  }
  const names = useSyncExternalStore(subscribe, now, now)
  return useMemo(() => (names === '' ? [] : names.split('\n')), [names])
}
