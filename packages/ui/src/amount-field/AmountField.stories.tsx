import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AmountField } from './AmountField.tsx'

const meta = {
  title: 'UI/Fields/AmountField',
  component: AmountField,
  args: { label: 'Amount', name: 'amount', currency: '$', onChange: fn() },
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

/** Letters, grouping and a second point are left out as they are typed or pasted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Amount')
    await userEvent.type(field, '1,0a00.559')
    await expect(field).toHaveValue('1000.55')
    await userEvent.clear(field)
    await userEvent.paste('USD ១២.៥០')
    await expect(field).toHaveValue('12.50')
  },
}

/** A quick amount fills the field as typing does. */
export const QuickAmounts: Story = {
  args: { min: '10', max: '50000', quickAmounts: ['20', '50', '100', '500', '1000', '50000'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('From $10.00 to $50,000.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '500' }))
    await expect(canvas.getByLabelText('Amount')).toHaveValue('500')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(canvas.getByLabelText('Amount')).toHaveFocus()
  },
}

/** The bounds are named with the currency, in the language's place for it. */
export const LeastOnly: Story = {
  args: { min: '10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription('At least $10.00')
  },
}
export const MostOnly: Story = {
  args: { max: '999999999.99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription('At most $999,999,999.99')
  },
}
export const WithError: Story = {
  args: { min: '10', error: 'The amount must be at least 10.00', defaultValue: '5' },
}
export const Disabled: Story = { args: { disabled: true, quickAmounts: ['20', '50'] } }

export const LongText: Story = {
  args: {
    label: 'How much do you want to put into your wallet today? '.repeat(4),
    hint: 'Think of it before. '.repeat(12),
    currency: 'Riel of Cambodia',
    quickAmounts: ['99999999999999999999'],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المبلغ', hint: 'من 10 إلى 500', quickAmounts: ['20', '50'] },
}

export const HostileText: Story = {
  args: { label: '<b>Label</b>', hint: '<script>alert(1)</script>', error: '<i>wrong</i>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Label</b>')).toBeVisible()
    await expect(canvasElement.querySelector('b, i, script')).toBeNull()
  },
}

/** Zero, less than zero and more than anybody has, as decimal strings; what is none is a dash. */
export const Amounts: Story = {
  args: {
    min: '0',
    max: '999999999999999999.99',
    currency: 'USDT',
    quickAmounts: ['0', '-5', '999999999999999999', 'all'],
    defaultValue: '999999999999999999999999999999.99',
  },
}
