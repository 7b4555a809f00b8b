import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'UI/Fields/NumberField',
  component: NumberField,
  args: { label: 'Quantity', name: 'quantity', min: 1, max: 99, onValueChange: fn(), onInputChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** The APG spin button: arrows count by one, pages by ten, and the limits hold. */
export const Default: Story = {
  args: { defaultValue: 1 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await expect(canvas.getByRole('button', { name: 'Decrease' })).toBeDisabled()
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('12')
    await expect(field).toHaveAttribute('aria-valuenow', '12')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  },
}

/** Letters and points are left out, digits of any script are read; what is outside of the limits is said, not changed. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '៤២')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(42)
    await userEvent.keyboard('0')
    await expect(field).toHaveValue('៤២0')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Error: Enter a number from 1 to 99')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(field).toHaveValue('៤២0')
    await userEvent.clear(field)
    await userEvent.type(field, '1,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(args.onInputChange).toHaveBeenLastCalledWith('1,5')
    await expect(field).toBeInvalid()
  },
}

export const Negative: Story = { args: { label: 'Offset', min: -12, max: 14, defaultValue: -5 } }
export const Zero: Story = { args: { min: 0, defaultValue: 0 } }
export const Huge: Story = {
  args: { min: 0, max: Number.MAX_SAFE_INTEGER, defaultValue: Number.MAX_SAFE_INTEGER },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Increase' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('spinbutton'), '9'.repeat(40))
    await expect(canvas.getByRole('spinbutton')).toBeInvalid()
  },
}
export const Steps: Story = { args: { min: 0, max: 1000, step: 50, defaultValue: 100 } }
/** A text that is no whole number is not out of bounds: the form's own problem stays. */
export const NoWholeNumber: Story = {
  args: { min: 0, defaultValue: null, error: 'Enter a whole number' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '2.5')
    await expect(field).toHaveAccessibleDescription('Error: Enter a whole number')
    await userEvent.clear(field)
    await userEvent.type(field, '-3')
    await expect(field).toHaveAccessibleDescription('Error: Enter a number from 0 to 99')
  },
}

export const WithError: Story = {
  args: { required: true, error: 'Not enough points for so many', defaultValue: 9 },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } }
export const LongText: Story = {
  args: { label: 'How many of them do you want to have sent to you? '.repeat(4), error: 'E'.repeat(200) },
}
export const HostileText: Story = {
  args: { label: '<b>Quantity</b>', hint: '<img src=x onerror=alert(1)>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b, img')).toBeNull()
  },
}
export const RightToLeft: Story = {
  args: { label: 'الكمية', defaultValue: 12 },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <NumberField {...args} />
    </div>
  ),
}
