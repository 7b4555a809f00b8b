import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { CopyField } from './CopyField.tsx'

const meta = {
  title: 'UI/Fields/CopyField',
  component: CopyField,
  args: { label: 'Account number', value: '000 123 456', onCopied: fn() },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

/** The value is copied to the clipboard, and a screen reader announces that. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalled())
    await expect(write).toHaveBeenCalledWith('000 123 456')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    write.mockRestore()
  },
}

export const WithHint: Story = { args: { hint: 'Use it once for this deposit only.' } }
export const LongValue: Story = { args: { value: 'https://baize.example/register?code='.repeat(6) } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'رقم الحساب', hint: 'استخدمه مرة واحدة.' },
}
