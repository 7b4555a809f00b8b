import type { UseFormRegisterReturn } from 'react-hook-form'
import { useFormScope } from '../FormContext.ts'

/** Ties an input of the page to the form: name, ref, and what it is told of changes. */
export function useControl(
  name: string,
): Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  const { form, compiled } = useFormScope()
  const dependent = compiled.fields
    .filter(({ equals, unlike, atMost }) => equals === name || unlike === name || atMost === name)
    .map((each) => each.name)
  const { ref, onChange, onBlur } = form.register(name, dependent.length > 0 ? { deps: dependent } : {})
  return { name, ref, onChange, onBlur }
}
