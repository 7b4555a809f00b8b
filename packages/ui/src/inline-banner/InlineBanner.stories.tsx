import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InlineBanner } from './InlineBanner.tsx'

const verify = fn()

const meta = {
  title: 'UI/Feedback/InlineBanner',
  component: InlineBanner,
  args: {
    label: 'Verification',
    title: 'Your account is not verified',
    children: 'Withdrawals wait until it is.',
    actions: [
      { id: 'verify', label: 'Verify now', onClick: verify },
      { id: 'why', label: 'Why?', href: '#why' },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof InlineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Verification' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verify now' }))
    await expect(verify).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', '#why')
  },
}
export const Caution: Story = { args: { tone: 'caution' } }
export const Critical: Story = { args: { tone: 'critical' } }
export const Positive: Story = { args: { tone: 'positive', actions: [] } }

export const Dismissible: Story = {
  args: { dismissible: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  args: { dismissible: true, open: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('region')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { actions: [{ id: 'verify', label: 'Verify now', loading: true, onClick: verify }] },
}
export const LongText: Story = {
  args: {
    dismissible: true,
    title: 'Your account is not verified '.repeat(6),
    children: 'Withdrawals wait until it is. '.repeat(12),
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    ...{ label: 'التحقق', title: 'لم يتم التحقق من حسابك', children: 'تنتظر السحوبات حتى ذلك.' },
    ...{ dismissible: true, actions: [{ id: 'verify', label: 'تحقق الآن', onClick: verify }] },
  },
}
