import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextAreaField } from './TextAreaField.tsx'

const meta = {
  title: 'UI/Fields/TextAreaField',
  component: TextAreaField,
  args: { label: 'What happened?', name: 'content' },
} satisfies Meta<typeof TextAreaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Characters are counted as people count them, not by their parts. */
export const Counter: Story = {
  args: { maxLength: 200 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('What happened?'), 'Hi 🃏')
    await expect(canvas.getByText('4 / 200')).toBeVisible()
  },
}

export const WithError: Story = {
  args: { error: 'Write at least 20 characters', maxLength: 200, defaultValue: 'No.' },
}
export const Disabled: Story = { args: { disabled: true } }
