import { type CompiledRules, filledFields } from '../compiler/index.ts'
import type { FormScope } from './FormContext.ts'

/** Takes over what a browser or a password manager filled in without an event. */
export function readFilled(
  element: HTMLFormElement,
  { fields }: CompiledRules,
  form: Pick<FormScope['form'], 'getValues' | 'setValue'>,
): void {
  const take = (name: string, value: string | boolean) => {
    if (value !== form.getValues(name)) form.setValue(name, value, { shouldDirty: true, shouldTouch: true })
  }
  for (const { name, kind } of filledFields(fields, form.getValues)) {
    // A day is filled in part by part, and each part reports it; amounts and rates are read by the page's language.
    if (kind === 'images' || kind === 'list' || kind === 'date') continue
    if (kind === 'amount' || kind === 'rate') continue
    const control = element.elements.namedItem(name)
    if (control instanceof RadioNodeList) {
      if (control.value !== '') take(name, control.value)
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
    take(name, kind === 'checkbox' && control instanceof HTMLInputElement ? control.checked : control.value)
  }
}
