import { LanguageProvider } from '@baize/i18n'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../reset/reset.css.ts'
import * as face from '../index.ts'

type Values = { field: unknown }

/** A field with `register()` spread on it, values of two kinds, and how a user changes it. */
interface Row {
  field: string
  draw: (register: UseFormRegisterReturn<'field'>) => ReactElement
  start: unknown
  change: (form: HTMLFormElement) => Promise<unknown>
  changed: unknown
  set: unknown
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
const image = (id: string) => ({ id, file: new File(['x'], `${id}.png`, { type: 'image/png' }) })

const input = (form: HTMLFormElement, at = 0) =>
  form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])').item(at)
const fill = (text: string) => (form: HTMLFormElement) => userEvent.fill(input(form), text)
const click = (at: number) => (form: HTMLFormElement) => userEvent.click(input(form, at))
const fillDay = async (form: HTMLFormElement, from = 0) => {
  for (const [at, part] of ['11', '5', '2025'].entries()) await userEvent.fill(input(form, from + at), part)
}
const text = { start: 'one', change: fill('two'), changed: 'two', set: 'three' }

const rows: readonly Row[] = [
  { field: 'TextField', draw: (register) => <face.TextField label="Field" {...register} />, ...text },
  {
    field: 'TextAreaField',
    draw: (register) => <face.TextAreaField label="Field" {...register} maxLength={20} />,
    ...text,
    change: (form) => userEvent.fill(form.querySelector('textarea') as HTMLTextAreaElement, 'two'),
  },
  { field: 'PasswordField', draw: (register) => <face.PasswordField label="Field" {...register} />, ...text },
  { field: 'SearchField', draw: (register) => <face.SearchField label="Field" {...register} />, ...text },
  {
    field: 'CaptchaField',
    draw: (register) => <face.CaptchaField label="Field" onRefresh={() => {}} {...register} />,
    ...text,
  },
  {
    field: 'CodeField',
    draw: (register) => <face.CodeField label="Field" {...register} />,
    start: '12',
    change: fill('4711'),
    // Typed behind the digits that are there.
    changed: '124711',
    set: '123',
  },
  {
    field: 'NumberField',
    draw: (register) => <face.NumberField label="Field" {...register} />,
    start: 3,
    change: fill('47'),
    changed: 47,
    set: 5,
  },
  {
    field: 'AmountField',
    draw: (register) => <face.AmountField label="Field" {...register} />,
    start: '3.50',
    change: fill('47.10'),
    changed: '47.10',
    set: '9.00',
  },
  {
    field: 'PhoneField',
    draw: (register) => <face.PhoneField label="Field" countries={countries} {...register} />,
    start: { country: 'TH', number: '12345678' },
    change: fill('+855 97 123 456'),
    changed: { country: 'KH', number: '97123456' },
    set: { country: 'TH', number: '87654321' },
  },
  {
    field: 'SelectField',
    draw: (register) => <face.SelectField label="Field" options={options} {...register} />,
    start: 'acleda',
    change: (form) => userEvent.selectOptions(form.querySelector('select') as HTMLSelectElement, 'wing'),
    changed: 'wing',
    set: 'aba',
  },
  {
    field: 'ComboboxField',
    draw: (register) => <face.ComboboxField label="Field" options={options} {...register} />,
    start: 'acleda',
    change: async (form) => {
      await userEvent.fill(input(form), 'Wing')
      await userEvent.keyboard('{Enter}')
    },
    changed: 'wing',
    set: 'aba',
  },
  {
    field: 'DateField',
    draw: (register) => <face.DateField label="Field" {...register} />,
    start: '2026-11-21',
    change: fillDay,
    changed: '2025-11-05',
    set: '2026-01-02',
  },
  {
    field: 'DateRangeField',
    draw: (register) => <face.DateRangeField label="Field" {...register} />,
    start: { from: '2026-11-01', to: '2026-11-21' },
    change: async (form) => {
      await fillDay(form)
      await fillDay(form, 3)
    },
    changed: { from: '2025-11-05', to: '2025-11-05' },
    set: { from: '2026-01-01', to: '2026-01-02' },
  },
  {
    field: 'CheckboxField',
    draw: (register) => <face.CheckboxField label="Field" {...register} />,
    start: true,
    change: click(0),
    changed: false,
    set: true,
  },
  {
    field: 'SwitchField',
    draw: (register) => <face.SwitchField label="Field" {...register} />,
    start: true,
    change: click(0),
    changed: false,
    set: true,
  },
  {
    field: 'RadioGroup',
    draw: (register) => <face.RadioGroup label="Field" options={options} {...register} />,
    start: 'acleda',
    change: click(2),
    changed: 'wing',
    set: 'aba',
  },
  {
    field: 'RadioCards',
    draw: (register) => <face.RadioCards label="Field" options={options} {...register} />,
    start: 'acleda',
    change: click(2),
    changed: 'wing',
    set: 'aba',
  },
  {
    field: 'CheckboxGroup',
    draw: (register) => <face.CheckboxGroup label="Field" options={options} {...register} />,
    start: ['aba'],
    change: click(2),
    changed: ['aba', 'wing'],
    set: ['acleda'],
  },
  {
    field: 'Slider',
    draw: (register) => <face.Slider label="Field" thumbs={[{ label: 'Field' }]} {...register} />,
    start: [20],
    change: async (form) => {
      form.querySelector<HTMLElement>('[role=slider]')?.focus()
      await userEvent.keyboard('{ArrowRight}')
    },
    changed: [21],
    set: [70],
  },
  {
    field: 'ImageUpload',
    draw: (register) => <face.ImageUpload label="Field" {...register} />,
    start: [image('one'), image('two')],
    change: async (form) => {
      await userEvent.click(form.querySelector('button[type=button]') as HTMLElement)
    },
    changed: [expect.objectContaining({ id: 'two' })],
    set: [image('three')],
  },
  {
    field: 'FileUpload',
    draw: (register) => <face.FileUpload label="Field" {...register} />,
    start: [image('one'), image('two')],
    change: async (form) => {
      await userEvent.click(form.querySelector('button[type=button]') as HTMLElement)
    },
    changed: [expect.objectContaining({ id: 'two' })],
    set: [image('three')],
  },
  {
    field: 'MultiSelect',
    draw: (register) => <face.MultiSelect label="Field" options={options} {...register} />,
    start: ['acleda'],
    change: async (form) => {
      await userEvent.fill(input(form), 'Wing')
      await userEvent.keyboard('{Enter}{Escape}')
    },
    changed: ['acleda', 'wing'],
    set: ['aba'],
  },
  {
    field: 'TimeField',
    draw: (register) => <face.TimeField label="Field" {...register} />,
    start: '09:05',
    change: async (form) => {
      for (const [at, part] of ['7', '30'].entries()) await userEvent.fill(input(form, at), part)
    },
    changed: '07:30',
    set: '10:15',
  },
]

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

function InAForm({
  row,
  api,
  onSend,
}: {
  row: Row
  api: (form: UseFormReturn<Values>) => void
  onSend: (values: Values) => void
}) {
  const form = useForm<Values>({ defaultValues: { field: row.start } })
  // Read, so that it is kept: the library reports only what is used.
  const touched = form.formState.touchedFields.field === true
  api(form)
  return (
    <form
      data-touched={touched || undefined}
      onSubmit={form.handleSubmit((values) => onSend(values))}
      noValidate
    >
      {row.draw(form.register('field'))}
      <button type="submit">Send</button>
    </form>
  )
}

/** What is seen: each control's value or tick, and the words around them. */
function shown(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea, [role=slider]')]
  return {
    controls: controls.map((control) => {
      const { type, value, checked } = control
      if (type === 'checkbox' || type === 'radio') return checked
      return type === 'file' ? '' : (value ?? control.getAttribute('aria-valuenow'))
    }),
    words: form.textContent,
  }
}

it('is tested of every field', () => {
  const fields = Object.keys(face).filter(
    (name) =>
      /(Field|Group|Cards|Slider|Upload|MultiSelect)$/.test(name) &&
      !['ButtonGroup', 'CopyField', 'FieldGroup'].includes(name),
  )
  expect(rows.map(({ field }) => field).sort()).toEqual(fields.sort())
})

describe.each(rows)('$field with register()', (row) => {
  it('starts with the form’s value, reports its changes, and shows what the form sets', async () => {
    const onSend = vi.fn()
    let api: UseFormReturn<Values> | undefined
    root.render(
      <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
        <InAForm row={row} api={(form) => (api = form)} onSend={onSend} />
      </LanguageProvider>,
    )
    const form = await vi.waitFor(() => {
      const found = host.querySelector('form')
      if (!found) throw new Error('The form is not mounted.')
      return found
    })
    const sent = async (value: unknown) => {
      onSend.mockClear()
      form.requestSubmit()
      await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith({ field: value }))
    }
    await sent(row.start)
    const first = shown(form)

    await row.change(form)
    await sent(row.changed)
    expect(shown(form)).not.toEqual(first)

    api?.setValue('field', row.set)
    await sent(row.set)
    const set = await vi.waitFor(() => {
      const now = shown(form)
      if (JSON.stringify(row.set) !== JSON.stringify(row.start)) expect(now).not.toEqual(first)
      return now
    })

    api?.reset()
    await vi.waitFor(() => expect(shown(form)).toEqual(first))
    await sent(row.start)
    api?.reset({ field: row.set })
    await vi.waitFor(() => expect(shown(form)).toEqual(set))
  })

  it('takes the focus from the form, and reports blur', async () => {
    let api: UseFormReturn<Values> | undefined
    root.render(
      <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
        <InAForm row={row} api={(form) => (api = form)} onSend={() => {}} />
      </LanguageProvider>,
    )
    await vi.waitFor(() => expect(host.querySelector('form')).not.toBeNull())
    api?.setFocus('field')
    const form = host.querySelector('form') as HTMLFormElement
    await vi.waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
    expect(form.dataset.touched).toBeUndefined()
    ;(form.querySelector('[type=submit]') as HTMLElement).focus()
    await vi.waitFor(() => expect(form.dataset.touched).toBe('true'))
  })
})
