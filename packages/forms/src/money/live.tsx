import { useEffect } from 'react'
import { fieldAt, normaliseValue } from '../compiler/index.ts'
import { useFormScope } from '../form/FormContext.ts'
import { useValue } from '../form/useFields.ts'

/** What a field of the form around holds now, normalised as it will be sent. Who asks renders with every key. */
export function useFieldValue(name: string): string {
  const { compiled } = useFormScope()
  const value = useValue(name)
  const kind = fieldAt(compiled.fields, name)?.kind ?? 'text'
  return typeof value === 'string' ? normaliseValue({ kind }, value) : ''
}

export interface FieldToldProps {
  /** Name of the field. */
  name: string
  /** Is told what the field holds, at first and whenever that changes. */
  onValue: (value: string) => void
}

/** Tells the owner of a form what one of its fields holds, where that decides the rules of others. Shows nothing. */
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
