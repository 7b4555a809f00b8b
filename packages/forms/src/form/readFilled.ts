import type { CompiledRules } from '../compiler/index.ts'
import type { FormStore } from './FormStore.ts'

/** Takes over what a browser or a password manager filled in without telling anybody. */
export function readFilled(element: HTMLFormElement, { fields }: CompiledRules, form: FormStore): void {
  for (const { name, kind } of fields) {
    // A day is filled in part by part, and each part tells; an amount is read by the page's language.
    if (kind === 'images' || kind === 'date' || kind === 'amount') continue
    const control = element.elements.namedItem(name)
    if (control instanceof RadioNodeList) {
      if (control.value !== '' && control.value !== form.values[name]) form.type(name, control.value)
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
    if (value !== form.values[name]) form.type(name, value)
  }
}
