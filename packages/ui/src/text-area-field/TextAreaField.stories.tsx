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

export const LongText: Story = {
  args: {
    label: 'What happened, from the beginning to the end? '.repeat(4),
    hint: 'Say all of it. '.repeat(12),
    defaultValue: 'And then it stopped. '.repeat(30),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ماذا حدث؟', defaultValue: 'توقفت اللعبة.', maxLength: 200 },
}

/** Announced once when the limit is near, and beyond it; what was written too much is not cut off. */
export const NearTheLimit: Story = {
  args: { maxLength: 30 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('What happened?')
    await userEvent.type(field, 'My deposit')
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('20 characters left')
    await userEvent.type(field, ' of this morning is')
    await expect(status).toHaveTextContent('20 characters left')
    await expect(field).toBeValid()
    await userEvent.type(field, ' not here')
    await expect(status).toHaveTextContent('Too long')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/8 characters over the limit/)
    await expect(field).toHaveValue('My deposit of this morning is not here')
  },
}

export const HostileText: Story = {
  args: { label: '<b>What</b>', error: '<img src=x onerror=alert(1)>', defaultValue: '</textarea><script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('</textarea><script>')
    await expect(canvasElement.querySelector('b, img, script')).toBeNull()
  },
}
