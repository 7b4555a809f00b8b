import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SelectField } from './SelectField.tsx'

const meta = {
  title: 'UI/Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Bank',
    name: 'bank',
    options: [
      { value: 'aba', label: 'ABA' },
      { value: 'acleda', label: 'ACLEDA' },
      { value: 'closed', label: 'Wing (closed today)', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Bank')
    await userEvent.selectOptions(field, 'acleda')
    await expect(field).toHaveValue('acleda')
  },
}

export const Placeholder: Story = {
  args: { placeholder: 'Choose a bank', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Bank' })).toHaveValue('')
  },
}

export const WithError: Story = { args: { error: 'Choose a bank', placeholder: 'Choose a bank' } }
export const Disabled: Story = { args: { disabled: true } }
export const Empty: Story = { args: { options: [], placeholder: 'No banks today' } }
export const LongText: Story = {
  args: { options: [{ value: 'long', label: 'The bank with the very long name '.repeat(8) }] },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البنك', placeholder: 'اختر بنكًا' },
}

/** A long list in groups. */
export const Groups: Story = {
  args: {
    options: [
      { value: 'any', label: 'Any' },
      ...Array.from({ length: 60 }, (_, at) => ({
        value: `${at}`,
        label: `Vendor ${at + 1}`,
        group: at < 20 ? 'Live casino' : at < 40 ? 'Slots' : '<b>Fish</b>',
      })),
    ],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Bank')
    await userEvent.selectOptions(field, '45')
    await expect(field).toHaveDisplayValue('Vendor 46')
    await expect(field.querySelectorAll('optgroup')).toHaveLength(3)
  },
}

export const HostileText: Story = {
  args: {
    label: '<b>Bank</b>',
    error: 'E'.repeat(200),
    options: [{ value: 'x', label: '</select><img src=x onerror=alert(1)>' }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b, img')).toBeNull()
  },
}
