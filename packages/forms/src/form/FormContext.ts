import { createContext, use } from 'react'
import type { FormModel } from './useFormModel.ts'

/** What a form gives to the fields in it. */
export interface FormScope extends FormModel {
  /** Prefix of the ids of its controls. */
  readonly id: string
}

export const FormContext = createContext<FormScope | undefined>(undefined)

/** The form around a component. */
export function useFormScope(): FormScope {
  const scope = use(FormContext)
  if (!scope) throw new Error('A FormField stands outside of a Form. Put it inside <Form> or <RulesForm>.')
  return scope
}

/** Id of a field's control: what the error summary links to. */
export function controlId(scope: Pick<FormScope, 'id'>, name: string): string {
  return `${scope.id}-${name}`
}
