import { useFormScope } from '../FormContext.ts'
import type { InputTies } from '../FormStore.ts'

/** Ties an input of the page to the form: name, ref, and what it is told of changes. */
export function useControl(name: string): InputTies {
  return useFormScope().form.ties(name)
}
