import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField } from './PhoneField.tsx'

const countries = [
  { code: 'KH', name: 'Cambodia', dialCode: '+855', maxLength: 9, example: '012 345 678' },
  { code: 'CN', name: 'China', dialCode: '+86', maxLength: 11, example: '138 1234 5678' },
  { code: 'TH', name: 'Thailand', dialCode: '+66', maxLength: 9 },
  { code: 'US', name: 'United States', dialCode: '+1', maxLength: 10 },
  { code: 'VN', name: 'Vietnam', dialCode: '+84', maxLength: 9 },
]

const meta = {
  title: 'UI/Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number', name: 'mobileNum', countries, onValueChange: fn() },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

/** Leading zeros stay as they are typed; spaces and brackets do not. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Mobile number')
    await expect(field).toHaveAttribute('autocomplete', 'tel-national')
    await userEvent.type(field, '012 (345) 678')
    await expect(field).toHaveValue('012345678')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'KH', number: '012345678' })
  },
}

/** An international number, pasted or typed, chooses its country. */
export const PastedWithDialCode: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Mobile number')
    const country = canvas.getByLabelText('Country')
    await userEvent.click(field)
    await userEvent.paste('+66 81 234 5678')
    await expect(country).toHaveValue('TH')
    await expect(field).toHaveValue('812345678')
    await userEvent.clear(field)
    await userEvent.paste('+855 012 345 678')
    await expect(country).toHaveValue('KH')
    await expect(field).toHaveValue('012345678')
    await userEvent.clear(field)
    await userEvent.type(field, '+8613')
    await expect(country).toHaveValue('CN')
    await expect(field).toHaveValue('13')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'CN', number: '13' })
  },
}

/** The example is one of the chosen country; where none is known, none is shown. */
export const ExampleOfTheCountry: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mobile number')
    await expect(field).toHaveAttribute('placeholder', '012 345 678')
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'CN')
    await expect(field).toHaveAttribute('placeholder', '138 1234 5678')
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'TH')
    await expect(field).toHaveProperty('placeholder', '')
  },
}

/** Tab meets the country, then the number; the country's list is the device's own. */
export const ByKeyboard: Story = {
  args: { defaultValue: { country: 'KH', number: '12345678' } },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await expect(country).toHaveFocus()
    await userEvent.selectOptions(country, 'VN')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'VN', number: '12345678' })
    await userEvent.tab()
    await expect(canvas.getByLabelText('Mobile number')).toHaveFocus()
  },
}

/** Digits of other scripts are read; nothing of a number that is too long is lost. A zero at its start is not counted against it. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mobile number')
    await userEvent.click(field)
    await userEvent.paste('០១២ ៣៤៥ ៦៧៨ ៩០១')
    await expect(field).toHaveValue('012345678901')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/12 digits. The maximum is 10/)
  },
}

/** A dial code of no country in the list is reported, and stays to be corrected. */
export const NoSuchCode: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Mobile number')
    await userEvent.type(field, '+99912345')
    await userEvent.tab()
    await expect(field).toHaveValue('+99912345')
    await expect(field).toHaveAccessibleDescription(/can’t be used here/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'KH', number: '+99912345' })
  },
}

/** What is more than a number is said to be so: nothing of it is left out behind one's back. */
export const NoNumber: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Mobile number')
    await userEvent.click(field)
    await userEvent.paste('012 345 678 ext 9')
    await expect(field).toHaveValue('012 345 678 ext 9')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/digits only/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'KH', number: '012 345 678 ext 9' })
    await userEvent.clear(field)
    await userEvent.type(field, '012 345 678')
    await expect(field).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'KH', number: '012345678' })
  },
}

export const OneCountry: Story = {
  args: { countries: countries.slice(0, 1), placeholder: '010 234 567', countryName: 'countryDialingCode' },
}
export const WithError: Story = {
  args: {
    required: true,
    hint: 'We send a code to it.',
    error: 'Enter a valid mobile number',
    defaultValue: { country: 'KH', number: '01' },
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: { country: 'KH', number: '012345678' } },
}
export const NoCountries: Story = { args: { countries: [] } }
export const UnknownCountry: Story = { args: { defaultValue: { country: 'ZZ', number: '5' } } }

export const LongText: Story = {
  args: {
    label: 'The number at which we reach you, also at night and on public holidays '.repeat(3),
    error: 'E'.repeat(200),
    countries: [
      { code: 'LONG', name: 'A country with a very long name '.repeat(6), dialCode: '+1234567' },
      ...countries,
    ],
    defaultValue: { country: 'LONG', number: '9'.repeat(40) },
  },
}

export const HostileText: Story = {
  args: {
    label: '<i>Mobile</i>',
    countries: [
      { code: '<b>', name: '<script>alert(1)</script>', dialCode: '<+855>' },
      { code: 'KH', name: 'كمبوديا', dialCode: '855' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('i, b, script')).toBeNull()
    await expect(canvasElement).toHaveTextContent('<b>')
  },
}

/** Numbers read from left to right in every language. */
export const RightToLeft: Story = {
  args: {
    label: 'رقم الجوال',
    hint: 'سنرسل إليه رمزًا.',
    countries: [
      { code: 'KH', name: 'كمبوديا', dialCode: '+855' },
      { code: 'AE', name: 'الإمارات', dialCode: '+971' },
    ],
    defaultValue: { country: 'KH', number: '012345678' },
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <PhoneField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const country = canvas.getByLabelText('Country').getBoundingClientRect()
    const number = canvas.getByLabelText('رقم الجوال').getBoundingClientRect()
    await expect(country.right).toBeLessThanOrEqual(number.left + 1)
  },
}
