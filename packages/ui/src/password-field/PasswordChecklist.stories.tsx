import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'UI/Fields/PasswordChecklist',
  component: PasswordChecklist,
  args: {
    rules: [
      { id: 'length', label: '8 to 64 characters', met: true },
      { id: 'digit', label: 'A number', met: false },
      { id: 'capital', label: 'An uppercase letter', met: false },
    ],
  },
} satisfies Meta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = { args: { rules: [{ id: 'digit', label: 'A number', met: false }] } }
export const Empty: Story = { args: { rules: [] } }

/** Ticked off while it is typed, and read with the field. */
export const WithItsField: Story = {
  render: function Chosen() {
    const [password, setPassword] = useState('')
    const rules = [
      { id: 'length', label: '8 to 64 characters', met: password.length >= 8 && password.length <= 64 },
      { id: 'digit', label: 'A number', met: /[0-9]/.test(password) },
      { id: 'capital', label: 'An uppercase letter', met: /[A-Z]/.test(password) },
    ]
    return (
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<PasswordChecklist rules={rules} />}
        value={password}
        onValueChange={setPassword}
      />
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password')
    await expect(field).toHaveAccessibleDescription(/A number \(not met\)/)
    await userEvent.type(field, 'horse4')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 rules met'))
    await userEvent.type(field, 'Staple')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 rules met'))
    await expect(field).toHaveAccessibleDescription(/A number \(met\)/)
  },
}

export const LongText: Story = {
  args: {
    rules: [
      { id: 'a', label: 'r'.repeat(200), met: true },
      { id: 'b', label: '<img src=x onerror=alert(1)>', met: false },
    ],
  },
}

export const RightToLeft: Story = {
  args: {
    rules: [
      { id: 'a', label: 'رقم واحد على الأقل', met: true },
      { id: 'b', label: 'حرف كبير', met: false },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <PasswordChecklist {...args} />
    </div>
  ),
}
