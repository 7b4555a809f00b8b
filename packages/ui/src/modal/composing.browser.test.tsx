import { LanguageProvider } from '@baize/i18n'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ComboboxField } from '../combobox-field/ComboboxField.tsx'
import { SearchField } from '../search-field/SearchField.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { PopupDialog } from './PopupDialog.tsx'

let host: HTMLElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

const options = [{ value: 'kh', label: 'Cambodia' }]
const fields = {
  text: <TextField label="Field" defaultValue="ប្រាក់" />,
  search: <SearchField label="Field" defaultValue="ប្រាក់" onSearch={() => {}} />,
  combobox: <ComboboxField label="Field" options={options} />,
}
/** How browsers say that Escape ends a word of an input method; Safari says it after the word has ended. */
const marks = { 'the others': { isComposing: true }, Safari: { keyCode: 229 } }

test.for(
  Object.keys(fields).flatMap((field) => Object.keys(marks).map((browser) => [field, browser] as const)),
)('Escape that ends a composition in a %s field leaves the dialog open, in %s', async ([field, browser]) => {
  const onClose = vi.fn()
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      <PopupDialog open label="Form" title="Form" onClose={onClose}>
        {fields[field as keyof typeof fields]}
      </PopupDialog>
    </LanguageProvider>,
  )
  const input = await vi.waitUntil(() => document.querySelector('[role=dialog] input'))
  const press = (init: object) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init })
    input.dispatchEvent(event)
    return event
  }
  const value = (input as HTMLInputElement).value
  // Prevented, or the browser would ask its close watchers.
  expect(press(marks[browser as keyof typeof marks]).defaultPrevented).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  expect((input as HTMLInputElement).value).toBe(value)
  if (field !== 'search') {
    press({})
    expect(onClose).toHaveBeenCalledOnce()
  }
})
