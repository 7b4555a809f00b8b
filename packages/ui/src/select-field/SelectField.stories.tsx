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
