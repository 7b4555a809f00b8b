import { useEffect } from 'react'
import { fieldAt, normaliseValue } from '../compiler/index.ts'
import { useFormScope } from '../form/FormContext.ts'
import { useValue } from '../form/useFields.ts'

/** The current value of a field of the form around, normalised as it will be sent. Subscribers render with every keystroke. */
export function useFieldValue(name: string): string {
  const { compiled } = useFormScope()
  const value = useValue(name)
  const kind = fieldAt(compiled.fields, name)?.kind ?? 'text'
  return typeof value === 'string' ? normaliseValue({ kind }, value) : ''
}

export interface FieldToldProps {
  /** Name of the field. */
  name: string
  /** Called with the field's value, at first and on every change. */
  onValue: (value: string) => void
}

/** Notifies the owner of a form of one field's value, where that decides the rules of others. Renders nothing. */
export function FieldTold({ name, onValue }: FieldToldProps) {
  const value = useFieldValue(name)
  useEffect(() => onValue(value), [value, onValue])
  return null
}

/** Checks a field again whose rules have changed, where a problem of it is shown. */
export function useRecheck(name: string, ...rules: readonly (string | undefined)[]): void {
  const { recheck } = useFormScope()
  const said = rules.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules are what decides.
  useEffect(() => {
    recheck([name])
  }, [recheck, name, said])
}

/** Puts a value into a field as if it had been typed, and the focus with it. */
export function useTake(): (name: string, value: string) => void {
  const { form, edited } = useFormScope()
  return (name, value) => {
    form.setValue(name, value)
    form.setFocus(name)
    edited()
  }
}
