import type { UseFormReturn } from 'react-hook-form'
import type { CompiledRules } from '../compiler/index.ts'
import type { FormValues } from './values.ts'

/** Takes over what a browser or a password manager filled in without telling anybody. */
export function readFilled(
  element: HTMLFormElement,
  { fields }: CompiledRules,
  { getValues, setValue }: Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue'>,
): void {
  for (const { name, kind } of fields) {
    // A day is filled in part by part, and each part tells.
    if (kind === 'images' || kind === 'date') continue
    const control = element.elements.namedItem(name)
    if (control instanceof RadioNodeList) {
      if (control.value !== '' && control.value !== getValues(name)) setValue(name, control.value)
      continue
    }
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
    )
      continue
    const value = kind === 'checkbox' && control instanceof HTMLInputElement ? control.checked : control.value
    if (value !== getValues(name)) setValue(name, value)
  }
}
