import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AmountField } from './AmountField.tsx'

const meta = {
  title: 'UI/Fields/AmountField',
  component: AmountField,
  args: { label: 'Amount', name: 'amount', currency: '$', onValueChange: fn() },
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

/** What is typed or pasted stays as it is; its owner receives the decimal string that it means. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Amount')
    for (const [text, value] of [
      ['1,000.55', '1000.55'],
      ['100,00', '100.00'],
      ['1.000,50', '1000.50'],
      ['USD ១២.៥០', '12.50'],
      ['٩٠٫٥', '90.5'],
      ['１２', '12'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.paste(text)
      await expect(field).toHaveValue(text)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value)
      await userEvent.tab()
      await expect(field).toHaveValue(text)
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
  },
}

/** Decimals after another language's mark are taken, and it is said as what. */
export const AnotherMark: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Amount')
    await userEvent.type(field, '1,23')
    await expect(field).not.toHaveAccessibleDescription(/That’s/)
    await userEvent.tab()
    await expect(field).toHaveValue('1,23')
    await expect(field).toHaveAccessibleDescription('That’s $1.23')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1.23')
    await userEvent.type(field, '0')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1230')
  },
}

/** A mark that is put in between leaves the caret where it is. */
export const CaretStays: Story = {
  args: { defaultValue: '1250.50' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Amount')
    await userEvent.click(field)
    field.setSelectionRange(1, 1)
    await userEvent.keyboard(',')
    await expect(field).toHaveValue('1,250.50')
    await expect(field.selectionStart).toBe(2)
  },
}

/** What can be read in two ways is asked, and nothing is taken until it is clear. */
export const TwoReadings: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Amount')
    await userEvent.type(field, '1.234')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/Did you mean \$1,234\.00\?/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1.234')
    await userEvent.click(canvas.getByRole('button', { name: '$1,234' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234')
    await expect(field).toHaveValue('1234')
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

/** What is no amount is said to be none: nothing is left out of it. */
export const Unreadable: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Amount')
    await userEvent.type(field, '-80')
    await userEvent.tab()
    await expect(field).toHaveValue('-80')
    await expect(field).toHaveAccessibleDescription(/Enter the amount in digits, such as 1,234\.50/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('-80')
  },
}

/** A quick amount fills the field as typing does. */
export const QuickAmounts: Story = {
  args: { min: '10', max: '50000', quickAmounts: ['20', '50', '100', '500', '1000', '50000'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('From $10.00 to $50,000.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '$500' }))
    await expect(canvas.getByLabelText('Amount')).toHaveValue('500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('500')
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

/** Zero, less than zero and more than any balance, as decimal strings; what is none is a dash. */
export const Amounts: Story = {
  args: {
    min: '0',
    max: '999999999999999999.99',
    currency: 'USDT',
    quickAmounts: ['0', '-5', '999999999999999999', 'all'],
    defaultValue: '999999999999999999999999999999.99',
  },
}
