import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'UI/Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'What is it about?',
    name: 'type',
    options: [
      { value: '1', label: 'Deposit' },
      { value: '2', label: 'Withdrawal', description: 'Answered within an hour' },
      { value: '3', label: 'Game', disabled: true },
      { value: '0', label: 'Other' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** One stop for Tab; arrows go round, choose, and pass what is disabled. */
export const Default: Story = {
  args: { defaultValue: '1' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What is it about?' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Deposit' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('radio', { name: /Withdrawal/ })
    await expect(second).toBeChecked()
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Deposit' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

export const Row: Story = { args: { direction: 'row', hint: 'Choose what fits best.' } }
export const Held: Story = { args: { value: '0' } }
export const WithError: Story = {
  args: { required: true, error: 'Choose what it is about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Error: Choose what it is about')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '2' } }
export const Empty: Story = { args: { options: [], hint: 'Nothing can be chosen at the moment.' } }
export const HiddenLabel: Story = { args: { hideLabel: true } }

export const LongText: Story = {
  args: {
    label: 'L'.repeat(200),
    error: 'Something is wrong that takes many words to explain. '.repeat(4),
    options: [
      { value: 'long', label: 'A choice with a very long name '.repeat(7), description: 'd'.repeat(200) },
      { value: 'short', label: 'Short' },
    ],
  },
}

export const HostileText: Story = {
  args: {
    label: '<script>alert(1)</script>',
    options: [
      { value: 'a', label: '<img src=x onerror=alert(1)>', description: '</fieldset><h1>Big</h1>' },
      { value: 'b', label: 'اسم عربي في صفحة إنجليزية' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvasElement.querySelector('img, script, h1')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'ما هو الموضوع؟',
    defaultValue: '1',
    direction: 'row',
    options: [
      { value: '1', label: 'إيداع' },
      { value: '2', label: 'سحب', description: 'الرد خلال ساعة' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <RadioGroup {...args} />
    </div>
  ),
}
