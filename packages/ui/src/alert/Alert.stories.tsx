import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Alert, alertTones } from './Alert.tsx'

const meta = {
  title: 'UI/Feedback/Alert',
  component: Alert,
  args: { children: 'Your deposit is on its way.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: ({ children }) => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone} title={tone}>
          {children}
        </Alert>
      ))}
    </Stack>
  ),
}

export const Dismissible: Story = {
  args: { onDismiss: fn(), announce: 'polite' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

export const WithAction: Story = {
  args: {
    tone: 'caution',
    title: 'Confirm what you received',
    action: (
      <Button size="small" variant="outline" tone="neutral">
        Confirm
      </Button>
    ),
  },
}

export const LongText: Story = {
  args: { children: 'There is a great deal to say about this. '.repeat(12), onDismiss: fn() },
}

/** What a server sent is text, whatever it looks like; a word without a break stays within. */
export const BadInput: Story = {
  args: {
    title: 'W'.repeat(200),
    children: '<b>not bold</b><img src=x onerror=alert(1)>',
    tone: 'critical',
    onDismiss: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>not bold</b><img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تنبيه', children: 'تم تعليق السحب حتى الغد.', tone: 'caution', onDismiss: fn() },
}
