import { LanguageProvider } from '@baize/i18n'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../reset/reset.css.ts'
import * as face from '../index.ts'

/** A field in its two forms, empty and with an initial value, and how a user changes it. */
interface Row {
  field: string
  empty: ReactElement
  filled: ReactElement
  change: (form: HTMLFormElement) => Promise<unknown>
}

const options = [
  { value: 'aba', label: 'ABA' },
  { value: 'acleda', label: 'ACLEDA' },
  { value: 'wing', label: 'Wing' },
]
const countries = [
  { code: 'KH', name: 'Cambodia', dialCode: '855' },
  { code: 'TH', name: 'Thailand', dialCode: '66' },
]

const input = (form: HTMLFormElement, at = 0) =>
  form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])').item(at)
const fill = (text: string) => (form: HTMLFormElement) => userEvent.fill(input(form), text)
const press = (at: number) => (form: HTMLFormElement) => userEvent.click(input(form, at))
const fillDay = async (form: HTMLFormElement, from = 0) => {
  for (const [at, part] of ['11', '5', '2025'].entries()) await userEvent.fill(input(form, from + at), part)
}

const rows: readonly Row[] = [
  {
    field: 'TextField',
    empty: <face.TextField label="Field" name="field" />,
    filled: <face.TextField label="Field" name="field" defaultValue="one" />,
    change: fill('two'),
  },
  {
    field: 'TextAreaField',
    empty: <face.TextAreaField label="Field" name="field" maxLength={20} />,
    filled: <face.TextAreaField label="Field" name="field" maxLength={20} defaultValue="one" />,
    change: (form) => userEvent.fill(form.querySelector('textarea') as HTMLTextAreaElement, 'two and three'),
  },
  {
    field: 'PasswordField',
    empty: <face.PasswordField label="Field" name="field" />,
    filled: <face.PasswordField label="Field" name="field" defaultValue="one" />,
    change: fill('two'),
  },
  {
    field: 'CodeField',
    empty: <face.CodeField label="Field" name="field" />,
    filled: <face.CodeField label="Field" name="field" defaultValue="12" />,
    change: fill('4711'),
  },
  {
    field: 'CaptchaField',
    empty: <face.CaptchaField label="Field" name="field" onRefresh={() => {}} />,
    filled: <face.CaptchaField label="Field" name="field" defaultValue="12" onRefresh={() => {}} />,
    change: fill('4711'),
  },
  {
    field: 'SearchField',
    empty: <face.SearchField label="Field" name="field" />,
    filled: <face.SearchField label="Field" name="field" defaultValue="one" />,
    change: fill('two'),
  },
  {
    field: 'NumberField',
    empty: <face.NumberField label="Field" name="field" />,
    filled: <face.NumberField label="Field" name="field" defaultValue={3} />,
    change: fill('47'),
  },
  {
    field: 'AmountField',
    empty: <face.AmountField label="Field" name="field" />,
    filled: <face.AmountField label="Field" name="field" defaultValue="3.50" />,
    change: fill('47.10'),
  },
  {
    field: 'PhoneField',
    empty: <face.PhoneField label="Field" name="field" countryName="country" countries={countries} />,
    filled: (
      <face.PhoneField
        label="Field"
        name="field"
        countryName="country"
        countries={countries}
        defaultValue={{ country: 'TH', number: '12345678' }}
      />
    ),
    change: fill('+855 97 123 456'),
  },
  {
    field: 'SelectField',
    empty: <face.SelectField label="Field" name="field" placeholder="Choose" options={options} />,
    filled: <face.SelectField label="Field" name="field" defaultValue="acleda" options={options} />,
    change: (form) => userEvent.selectOptions(form.querySelector('select') as HTMLSelectElement, 'wing'),
  },
  {
    field: 'ComboboxField',
    empty: <face.ComboboxField label="Field" name="field" options={options} />,
    filled: <face.ComboboxField label="Field" name="field" defaultValue="acleda" options={options} />,
    change: async (form) => {
      await userEvent.fill(input(form), 'Wing')
      await userEvent.keyboard('{Enter}')
    },
  },
  {
    field: 'MultiSelect',
    empty: <face.MultiSelect label="Field" name="field" options={options} />,
    filled: <face.MultiSelect label="Field" name="field" defaultValue={['acleda']} options={options} />,
    change: async (form) => {
      await userEvent.fill(input(form), 'Wing')
      await userEvent.keyboard('{Enter}{Escape}')
    },
  },
  {
    field: 'TimeField',
    empty: <face.TimeField label="Field" name="field" />,
    filled: <face.TimeField label="Field" name="field" defaultValue="13:05" />,
    change: async (form) => {
      for (const [at, part] of ['5', '11'].entries()) await userEvent.fill(input(form, at), part)
    },
  },
  {
    field: 'Calendar',
    empty: <face.Calendar label="Field" name="field" today="2026-11-21" />,
    filled: <face.Calendar label="Field" name="field" today="2026-11-21" defaultValue="2026-11-24" />,
    change: (form) => userEvent.click(form.querySelector('[data-day="2026-11-05"]') as HTMLElement),
  },
  {
    field: 'DateField',
    empty: <face.DateField label="Field" name="field" />,
    filled: <face.DateField label="Field" name="field" defaultValue="2026-11-21" />,
    change: fillDay,
  },
  {
    field: 'DateRangeField',
    empty: <face.DateRangeField label="Field" fromName="from" toName="to" />,
    filled: (
      <face.DateRangeField
        label="Field"
        fromName="from"
        toName="to"
        defaultValue={{ from: '2026-11-01', to: '2026-11-21' }}
      />
    ),
    change: async (form) => {
      await fillDay(form)
      await fillDay(form, 3)
    },
  },
  {
    field: 'CheckboxField',
    empty: <face.CheckboxField label="Field" name="field" />,
    filled: <face.CheckboxField label="Field" name="field" defaultChecked />,
    change: press(0),
  },
  {
    field: 'SwitchField',
    empty: <face.SwitchField label="Field" name="field" />,
    filled: <face.SwitchField label="Field" name="field" defaultChecked />,
    change: press(0),
  },
  {
    field: 'RadioGroup',
    empty: <face.RadioGroup label="Field" name="field" options={options} />,
    filled: <face.RadioGroup label="Field" name="field" defaultValue="acleda" options={options} />,
    change: press(2),
  },
  {
    field: 'RadioCards',
    empty: <face.RadioCards label="Field" name="field" options={options} />,
    filled: <face.RadioCards label="Field" name="field" defaultValue="acleda" options={options} />,
    change: press(2),
  },
  {
    field: 'CheckboxGroup',
    empty: <face.CheckboxGroup label="Field" name="field" allLabel="All" options={options} />,
    filled: (
      <face.CheckboxGroup label="Field" name="field" defaultValue={['aba', 'wing']} options={options} />
    ),
    change: press(1),
  },
  {
    field: 'Slider',
    empty: <face.Slider label="Field" name="field" thumbs={[{ label: 'Field' }]} />,
    filled: (
      <face.Slider
        label="Field"
        name="field"
        thumbs={[{ label: 'From' }, { label: 'To' }]}
        defaultValue={[20, 60]}
      />
    ),
    change: async (form) => {
      form.querySelector<HTMLElement>('[role=slider]')?.focus()
      await userEvent.keyboard('{ArrowRight}')
    },
  },
]

/** Fields that hold nothing which a form could put back. */
const without = {
  CopyField: 'is read only',
}

let root: Root
let host: HTMLElement
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

async function show(field: ReactElement): Promise<HTMLFormElement> {
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      <form>
        {field}
        <button type="reset">Reset</button>
      </form>
    </LanguageProvider>,
  )
  return vi.waitFor(() => {
    const form = host.querySelector('form')
    if (!form) throw new Error('The form is not mounted.')
    return form
  })
}

/** What the form would send, and what is seen: each control's value or tick, and the words around them. */
function state(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return {
    sent: [...new FormData(form)],
    shown: controls.map(({ type, value, checked }) =>
      type === 'checkbox' || type === 'radio' ? checked : value,
    ),
    words: form.textContent,
  }
}

it('is held of every field', () => {
  const fields = Object.keys(face).filter((name) =>
    /^[A-Z].*Field$|^Radio[A-Z]|^CheckboxGroup$|^Slider$|^MultiSelect$|^Calendar$/.test(name),
  )
  const rest = fields.filter((name) => !(name in without))
  expect(rows.map(({ field }) => field).sort()).toEqual(rest.sort())
})

describe.each(rows)('$field is put back by its form', ({ empty, filled, change }) => {
  it.each([
    { begins: 'empty', field: empty },
    { begins: 'with a value', field: filled },
  ])('where it begins $begins', async ({ field }) => {
    const form = await show(field)
    const before = state(form)
    for (const reset of [
      () => form.reset(),
      () => userEvent.click(form.querySelector('[type=reset]') as HTMLElement),
    ]) {
      await change(form)
      await vi.waitFor(() => {
        expect(state(form).shown).not.toEqual(before.shown)
        expect(state(form).sent).not.toEqual(before.sent)
      })
      await reset()
      await vi.waitFor(() => expect(state(form)).toEqual(before))
    }
  })
})
