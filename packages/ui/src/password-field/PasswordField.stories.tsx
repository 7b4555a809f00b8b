import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Columns } from '../columns/Columns.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** Shown and hidden by its own button; what was pasted stays. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.click(field)
    await userEvent.paste('correct horse')
    await expect(field).toHaveValue('correct horse')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('correct horse')
  },
}

/** Its button makes it no higher than the field beside it. */
export const BesideATextField: Story = {
  render: (args) => (
    <Columns space="sm">
      <TextField label="Username" />
      <PasswordField {...args} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const height = (label: string) => canvas.getByLabelText(label).parentElement?.offsetHeight
    await expect(height('Password')).toBe(height('Username'))
  },
}

export const WithError: Story = { args: { error: 'Wrong user name or password', required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } }

/** Sent while it is shown, it is a password again before the browser looks. */
export const HiddenWhenSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'correct horse')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'))
    await expect(field).toHaveValue('correct horse')
  },
}

export const LongText: Story = {
  args: {
    label: 'A password that nobody else knows and that you use nowhere else. '.repeat(4),
    hint: 'Eight letters or more. '.repeat(12),
    defaultValue: 'x'.repeat(200),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'كلمة المرور', hint: 'ثمانية أحرف أو أكثر' },
}

export const HostileText: Story = {
  args: { label: '<b>Label</b>', hint: '<script>alert(1)</script>', error: '<i>wrong</i>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Label</b>')).toBeVisible()
    await expect(canvasElement.querySelector('b, i, script')).toBeNull()
  },
}
