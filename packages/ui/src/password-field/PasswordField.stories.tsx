import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
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

export const WithError: Story = { args: { error: 'Wrong user name or password', required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } }
